"""The text of a page read as data, with lines: one reader, and the records made of what it finds.

Only `document.parse` knows the marks of blocks, headings, fences and paragraphs. Nothing here
renders, and nothing judges.
"""
