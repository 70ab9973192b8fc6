"""How a reader runs the calculators: the one door, the worker, the elements."""
