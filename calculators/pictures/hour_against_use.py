"""The cost of an hour in use against use: owned, rented, and where the two cross."""

from __future__ import annotations

from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, Spot, curves
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_LOW = 0.15
_POINTS = 34


@picture(
    "the hour in use: owned, rented, and the crossing",
    of=("own_or_rent",),
    draws="sweep",
)
def hour_against_use(uid: str, choice: Case) -> Html:
    """Return both curves, with the crossing marked."""
    low = min(_LOW, choice["utilization"])
    even = choice["breakeven_utilization"]
    uses = {low + (1 - low) * at / _POINTS for at in range(_POINTS + 1)} | {choice["utilization"]}
    if low < even <= 1:
        uses.add(even)
    tried = [(use, choice.like(utilization=use)) for use in sorted(uses)]
    known = [(use, case) for use, case in tried if case]
    own = tuple((use, case["own_hour"]) for use, case in known)
    rent = tuple((use, case["rent_hour"]) for use, case in known)
    crossing = choice.like(utilization=even) if low < even <= 1 else None
    share = choice.text("breakeven_utilization")
    spot = Spot(even, crossing["own_hour"], f"Owning wins above {share} use") if crossing else None
    finding = (
        f"At {choice.text('utilization')} use, an hour in use costs {choice.text('own_hour')} owned"
        f" and {choice.text('rent_hour')} rented."
    )
    finding += f" They meet at {share}." if crossing else " They do not meet."
    return curves(
        Curves(
            uid,
            choice.axis("utilization", [use for use, _ in own], "Share of hours in use"),
            choice.axis("own_hour", [cost for _, cost in own], "Cost of an hour in use"),
            (Curve("Owning", own), Curve("Renting", rent)),
            spot,
            finding=finding,
        )
    )
