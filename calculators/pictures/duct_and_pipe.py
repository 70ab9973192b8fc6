"""Duct and pipe for a rack: what air and what water need, to one scale."""

from __future__ import annotations

import math

from calculators.cost.facts.constants import LITERS_PER_CUBIC_METER, SECONDS_PER_MINUTE
from calculators.engine.diagram.shapes import Shape, Shapes, shapes
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_RACK = (0.6, 2.0)
"""Width and height of a usual rack, in meters."""
_AIR, _WATER = 5.0, 2.0
"""How fast air and water are drawn to move, in meters a second: an example of good practice."""


@picture("the duct or the pipe that takes away your rack's heat, to scale", of=("cooling",))
def duct_and_pipe(uid: str, rack: Case) -> Html:
    """Return the rack, and the cross-sections that let its air or its water through."""
    duct = math.sqrt(rack["air"] / _AIR)
    flow = rack["water"] / LITERS_PER_CUBIC_METER / SECONDS_PER_MINUTE
    pipe = 2 * math.sqrt(flow / _WATER / math.pi)
    things = (
        Shape("The rack", *_RACK, rack.text("heat"), Tone.GHOST),
        Shape("Its air duct", duct, duct, f"{rack.text('air')} at {_AIR:g} m/s", Tone.SOFT),
        Shape(
            "Its water pipe",
            pipe,
            None,
            f"{rack.text('water')} at {_WATER:g} m/s",
            is_round=True,
        ),
    )
    return shapes(
        Shapes(
            uid,
            "Duct and pipe for one rack",
            things,
            _length,
            f"The heat of one rack, {rack.text('heat')}, needs a duct {_length(duct)} square,"
            f" or a pipe {_length(pipe)} wide.",
        )
    )


def _length(meters: float) -> str:
    """Write a length as a builder does: meters, or centimeters."""
    return f"{meters:.2g}\u00a0m" if meters >= 1 else f"{meters * 100:.2g}\u00a0cm"
