"""The pictures of this course: one file, one picture, and a new file is a new one.

A file reads the results of one or two scenarios and returns a diagram of the engine's kit. It holds
the words of the subject and never a formula: what it draws is an input or a line of a calculator.
"""

from __future__ import annotations

from calculators.engine.page.picture import read_pictures

PICTURES, BROKEN = read_pictures(__name__, __path__)
"""The pictures by their names; and what keeps others from being read, by name."""
