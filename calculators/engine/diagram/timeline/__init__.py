"""The timeline: lanes with spans and events over one axis.

What goes in: what has a place in time; never a rate or a sum of times.
"""
