"""The scale a reader guesses on: its stops written out, and where the answer lies."""

from __future__ import annotations

import json
from itertools import pairwise

from calculators.engine.prose.expression import Amount

STOPS = 20
_LOG_FROM = 100
"""From this ratio of the ends on, equal steps would crowd the small values together."""


def guess_scale(answer: Amount, low: str, high: str) -> dict[str, str]:
    """Return labels of all stops, and the answer's place in percent of the way.

    >>> from calculators.unit import PLAIN
    >>> guess_scale(Amount(25, PLAIN), "0", "100")["data-place"]
    '25.0'
    """
    bottom, top = float(low or 0), float(high or 0)
    if top <= bottom:
        bottom, top = 0.0, 2 * abs(answer.number) or 1.0
    log = bottom > 0 and top / bottom >= _LOG_FROM
    values = [
        bottom * (top / bottom) ** (stop / STOPS) if log else bottom + (top - bottom) * stop / STOPS
        for stop in range(STOPS + 1)
    ]
    if log:
        values = [float(f"{value:.2g}") for value in values]
    labels = [Amount(_whole(value), answer.unit).text() for value in values]
    share = _share(answer.number, values)
    return {"data-stops": json.dumps(labels, ensure_ascii=False), "data-place": f"{share:.1f}"}


def _whole(value: float) -> float:
    return int(value) if float(value).is_integer() else float(f"{value:.6g}")


def _share(value: float, values: list[float]) -> float:
    """Find a value among the stops, in percent of the way; outside, it lies at the end."""
    if value <= values[0]:
        return 0.0
    for stop, (left, right) in enumerate(pairwise(values)):
        if left <= value <= right:
            return (stop + (value - left) / (right - left)) * 100 / STOPS
    return 100.0
