"""The tiers: a tree of many alike, drawn by its levels, as wide as the links between them.

What goes in: rows, links and their widths; never how many there are, which the caller says.
"""
