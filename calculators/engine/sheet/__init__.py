"""A calculator as a spreadsheet with live formulas: cells laid out, and the file written.

In here: what runs at build time and in the page, where it comes when a reader first asks for a
spreadsheet. Never a formula: those are read off the calculator's own source, as its working is.
"""
