"""How a caller of the diagrams writes a number."""

import math


def written(value: float) -> str:
    """Write a number the way a caller would, and refuse what none could write."""
    assert math.isfinite(value)
    return f"{value:,.1f}".replace("-0.0", "0.0")
