"""The sweep: a result against one input.

In here: its record, its words, and how it is drawn. Nothing that another chart needs.
"""
