"""The lists made of all pages: the menu, addresses, anchors, the course map, questions, redirects.

Here goes what needs every page at once. What one page shows is never here: that is its kind's.
"""
