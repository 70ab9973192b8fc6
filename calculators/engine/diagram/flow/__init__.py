"""The flow: a stream that is as wide as its amount, and what leaves it on the way.

What goes in: widths and bends of streams; never an axis.
"""
