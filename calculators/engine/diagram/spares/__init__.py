"""The spares: units that share a load, and what happens when some of them are out.

What goes in: how full the units left are; never which are out, which the caller says.
"""
