"""The examination of a built site as readers get it: in real browsers, page by page.

Here goes what opens pages and measures them: `browsers/` drives, `meters/` measures one page,
`examinations/` has one file an examination. What an author wrote is judged by `college/checks/`,
never here, and nothing here changes the site.
"""
