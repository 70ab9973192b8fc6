"""A swing of the load when all GPUs pause at once, and what a store of energy makes of it."""

from __future__ import annotations

import math

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, curves
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_STEPS = 4
_EDGE = 0.01
"""How long a swing lasts, as it is drawn."""
_WORK = 0.9
"""The share of a step that is work, as it is drawn."""


@picture("the load of a job that pauses at once, as drawn and as evened out", of=("load_swing",))
def load_swing(uid: str, job: Case) -> Html:
    """Return a few steps of the job; how long a pause lasts is an example."""
    high, low = job["working"], job["working"] - job["swing"]
    drawn = []
    for step in range(_STEPS):
        pause = step + _WORK
        drawn += [(step + _EDGE, high), (pause, high), (pause + _EDGE, low), (step + 1.0, low)]
    mean = math.fsum((_WORK * high, (1 - _WORK) * low))
    even = ((0.0, mean), (float(_STEPS), mean))
    return curves(
        Curves(
            uid,
            Axis("Steps of the job", lambda step: f"{step:.2f}", lambda step: f"{step:.0f}"),
            job.axis("working", (high, low, 0.0), "Load of the GPUs"),
            (
                Curve("Drawn by the GPUs", tuple(drawn)),
                Curve("Evened out by a store", even),
            ),
            finding=f"When {job.text('gpus')} pause at once, {job.text('swing')} of"
            f" {job.text('working')} falls away, {job.text('share')}. A store of energy lets the"
            " grid see a flat line; idle work during the pause would lift the floor of the line.",
        )
    )
