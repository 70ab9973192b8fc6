"""The model of a calculator: what it is marked with, what is known of it, how it is read.

In here: records and protocols that all the engine speaks of. Never a run, a text for a reader or
a line of HTML.
"""
