"""The charts of the data page: what a chip gives for its watts, and which facts are in doubt."""

from __future__ import annotations

from collections.abc import Sequence

from calculators.cost import facts
from calculators.cost.facts.chips import Chip
from calculators.engine.chart import Bar, Bars, bars

_TERA = 1e12
_SHOWN = 12
"""Figures in the chart of uncertainty: more would be a table, and that stands below."""


def chip_charts() -> str:
    """Return arithmetic per rated watt, and memory bandwidth per arithmetic, best first."""
    per_watt = [
        (spec.label, spec.peak_flop_per_second / spec.tdp / _TERA if spec.tdp else None)
        for spec in (chip.value for chip in Chip)
    ]
    per_flop = [
        (spec.label, spec.hbm_bandwidth / spec.peak_flop_per_second * 1000)
        for spec in (chip.value for chip in Chip)
    ]
    return bars(
        Bars(
            "data-per-watt",
            "Dense BF16 peak for each rated watt, in TFLOP/s",
            "Chip",
            _ordered(per_watt),
            lambda value: f"{value:.2f}",
        )
    ) + bars(
        Bars(
            "data-per-flop",
            "Bytes read from memory in the time of a thousand FLOP",
            "Chip",
            _ordered(per_flop),
            lambda value: f"{value:.1f}",
        )
    )


def doubt_chart() -> str:
    """Return the facts whose plausible ends lie farthest apart: the high end over the low one."""
    wide = [
        (fact.label, fact.high / fact.low)
        for fact in facts.FACTS.values()
        if fact.low and fact.high is not None
    ]
    wide.sort(key=lambda pair: (-pair[1], pair[0]))
    return bars(
        Bars(
            "data-doubt",
            "High end over low end",
            "Figure",
            tuple(Bar(label, ratio) for label, ratio in wide[:_SHOWN]),
            lambda value: f"{value:.1f}×",
        )
    )


def _ordered(found: Sequence[tuple[str, float | None]]) -> tuple[Bar, ...]:
    return tuple(
        Bar(label, value) for label, value in sorted(found, key=lambda pair: -(pair[1] or 0))
    )
