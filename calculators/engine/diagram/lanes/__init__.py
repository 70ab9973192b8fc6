"""The lanes: flows put on links by a draw, against the same flows spread evenly.

What goes in: what a draw given by the caller comes to; never chance itself.
"""
