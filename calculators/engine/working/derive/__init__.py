"""The working read off a function's source: one step a line, never typed by hand.

Here is what needs the sources, so it runs at build time only; the browser gets its steps.
"""

from calculators.engine.working.derive.reading import derive

__all__ = ["derive"]
