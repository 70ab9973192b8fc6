"""The rectangle: a product as an area, of which shares are cut off one after another.

What goes in: sides, cuts and the areas they leave; never a sum.
"""
