"""What goes into the site beside the pages: packs of Python, bundles of scripts, styles, assets.

In here: whatever is made of files and ends as files of the site. Never a page, and nothing of
MkDocs: `hooks/` says when each thing is made.
"""
