"""Links in a text: where a path leads, and links by id. Here goes what reads or writes a link.

What a page shows at its end is never here.
"""
