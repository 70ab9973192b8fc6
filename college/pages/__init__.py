"""The pages of the site: one file a kind, found by the registry.

Here goes a kind of page: which pages of it a course has, and what each gets from its record
(head, foot, anchors, structured data, features, place in the menu). What several kinds share is
in `parts/`, lists made of all pages in `site/`. Nothing here knows how a page is built, checked
or previewed, and nobody else asks what kind a page is.
"""
