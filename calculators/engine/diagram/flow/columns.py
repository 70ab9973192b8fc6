"""How the width of a level flow is shared out among what has to be named in it."""

import math

from calculators.engine.chart.scale import Write
from calculators.engine.chart.text_width import text_width, widest
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.flow.record import Reach

_AIR = 16.0
_LEAST = 56.0
"""A bend and its tip need so much, however short the name."""


def columns(walk: tuple[Reach, ...], write: Write, width: float) -> tuple[float, ...]:
    """Return a column for each branch, or for a stage without any; none where words lack room."""
    needs: list[float] = []
    for reach in walk:
        own = [
            max(_LEAST, _longest(branch.label), text_width(write(size(branch.amount)))) + _AIR
            for branch in reach.leaving
        ] or [_LEAST + _AIR]
        head = max(_longest(reach.stage.label), text_width(write(reach.arrives))) + _AIR
        short = head - math.fsum(own)
        if short > 0:
            own[-1] += short
        needs += own
    spare = width - math.fsum(needs)
    if spare < 0:
        return ()
    return tuple(need + spare / len(needs) for need in needs)


def _longest(label: str) -> float:
    return widest(tuple(label.split(" ")))
