"""This package is how a reader runs the calculators: the one door, the worker, the elements."""
