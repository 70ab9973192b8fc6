"""The ladder: levels side by side to one scale, each a step up from the one before.

What goes in: heights from zero, and a limit across them; never a cut axis or a logarithm.
"""
