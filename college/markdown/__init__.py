"""Markdown to HTML: one extension, made of the parts in this folder and of the blocks below it.

A part is what the text itself has: numbers, citations, terms, units, names for the ear. What a
record sets around the text is in `college/pages`; nothing here knows which kind of page it renders.
"""
