"""The loss against the gap between saves, and the gap that loses least."""

from __future__ import annotations

from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, Spot, curves
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_POINTS = 48
_LOW, _HIGH = 0.25, 3.5
"""The ends of the axis, in best gaps."""


@picture(
    "time lost against the gap between saves, with its optimum", of=("checkpoints",), draws="sweep"
)
def save_gap(uid: str, saving: Case) -> Html:
    """Return what is lost to saves, to failures, and to both."""
    best = saving["best_gap"]
    low, high = min(_LOW * best, saving["gap"]), max(_HIGH * best, saving["gap"])
    gaps = sorted({*(low + (high - low) * at / _POINTS for at in range(_POINTS + 1)), best})
    tried = [(gap, saving.like(gap=gap)) for gap in gaps]
    known = [(gap, case) for gap, case in tried if case]
    stalls = tuple((gap, case["share"]) for gap, case in known)
    redone = tuple((gap, case["redone"]) for gap, case in known)
    both = tuple((gap, a + b) for (gap, a), (_, b) in zip(stalls, redone, strict=True))
    least = saving.like(gap=best)
    lowest = _lost(least) if least else 0.0
    write = saving.write("share", ".2f")
    spot = Spot(
        best, lowest, f"Least lost: a save every {saving.text('best_gap')}, {write(lowest)}"
    )
    return curves(
        Curves(
            uid,
            saving.axis("gap", gaps, "Minutes between saves"),
            saving.axis("share", [lost for _, lost in both], "Share of the time"),
            (
                Curve("Lost in all", both),
                Curve("Saving", stalls),
                Curve("Work done again", redone),
            ),
            spot if least else None,
            finding=f"A save every {saving.text('gap')} loses {write(_lost(saving))} of the time"
            f"{_beside(saving, write(lowest), write(_lost(saving)))}.",
        )
    )


def _beside(saving: Case, lowest: str, own: str) -> str:
    """Say what the best gap would lose, unless the reader's own loses no more."""
    if lowest == own:
        return ", the least there can be before restarts"
    return f"; the least that can be lost, {lowest}, is at {saving.text('best_gap')}"


def _lost(saving: Case) -> float:
    return saving["share"] + saving["redone"]
