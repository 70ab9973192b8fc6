"""The reference cases of serving at work: one request, many at once, and a whole day.

A file holds the tables of one source, every row of each that is taken up. Never a formula.
"""
