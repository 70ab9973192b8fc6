"""A day's load: its height is billed, and its area is billed."""

from __future__ import annotations

import math

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, curves
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_HOURS = 24
_PEAK_HOUR = 15
_HALF = 0.5
_TRIES = 40


@picture("a day's load: what its height and its area cost in a year", of=("site_power",))
def load_curve(uid: str, site: Case) -> Html:
    """Return a day with the site's peak and its average; the shape in between is an example."""
    peak = site["peak"]
    shape = _shape(site["load"])
    day = tuple((float(hour), peak * shape[hour % _HOURS]) for hour in range(_HOURS + 1))
    top = tuple((hour, peak) for hour, _ in day)
    height, area = site.text("demand_cost"), site.text("energy_cost")
    return curves(
        Curves(
            uid,
            Axis("Hour of the day", lambda hour: f"{hour:.0f}:00", lambda hour: f"{hour:.0f}"),
            site.axis("peak", [load for _, load in day], "Load of the site"),
            (Curve("Load: its area is energy", day), Curve("Peak: its height is demand", top)),
            shaded=True,
            finding=f"A year's area, {site.text('yearly_energy')}, costs {area};"
            f" the height, {site.text('peak')}, costs {height}.",
        )
    )


def _shape(mean: float) -> list[float]:
    """Return a day between 0 and 1 that reaches 1 and has this mean."""
    waves = [(1 + math.cos(2 * math.pi * (h - _PEAK_HOUR) / _HOURS)) / 2 for h in range(_HOURS)]
    if mean >= _HALF:
        low = 2 * mean - 1
        return [low + (1 - low) * wave for wave in waves]
    flat, steep = 1.0, 1e3
    for _ in range(_TRIES):
        power = (flat + steep) / 2
        is_too_much = math.fsum(wave**power for wave in waves) / _HOURS > mean
        flat, steep = (power, steep) if is_too_much else (flat, power)
    return [wave**steep for wave in waves]
