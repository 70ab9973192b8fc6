"""What the tree of a rendered page is given as a whole: roles of sections, parts, contents, names.

Treeprocessors and what they set; which runs before which is said where it is registered. Nothing
here knows a block or a number.
"""
