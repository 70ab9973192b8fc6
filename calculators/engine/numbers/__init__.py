"""A number to text and back: for prose, fields, axes, working and scripts.

In here: whatever depends on a number and its unit alone, and how words stand around it. Never a
calculator or a line of HTML.
"""
