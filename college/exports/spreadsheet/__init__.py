"""A calculator as a spreadsheet with live formulas: the cells laid out, and the file written.

No formula is made here: they come from the calculator's own source, as its working does.
"""
