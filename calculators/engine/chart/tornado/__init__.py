"""The tornado: which input moves the result most.

In here: its record, its labels, and how it is drawn. Nothing that another chart needs.
"""
