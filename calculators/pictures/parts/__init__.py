"""The parts that several pictures share.

What goes in: readings of a case that more than one picture needs; never a picture.
"""
