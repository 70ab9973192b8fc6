"""The charts of the data page: those that a subject declares, over time, and facts in doubt."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.chart import Bar, Bars, bars
from calculators.engine.numbers.axis_units import axis_unit
from calculators.fact import Fact, FactChart, FactSeries

_SHOWN = 12
"""Figures in the chart of uncertainty: more would be a table, and that stands below."""


def fact_chart(thing: str, chart: FactChart) -> str:
    """Return a figure worked out for each of the things, best first."""
    ordered = sorted(chart.values.items(), key=lambda pair: -(pair[1] or 0))
    return bars(
        Bars(
            chart.id,
            chart.title,
            thing,
            tuple(Bar(label, value) for label, value in ordered),
            lambda value: f"{value:.{chart.decimals}f}",
        )
    )


def series_chart(series: FactSeries) -> str:
    """Return a figure over time, from top to bottom."""
    first, last = series.facts[0], series.facts[-1]
    numbers = axis_unit(series.title, first.unit, map(float, series.facts), float(last))
    return bars(
        Bars(
            series.id,
            series.title,
            "Time",
            tuple(Bar(fact.label, float(fact)) for fact in series.facts),
            numbers.full,
            finding=(
                f"{numbers.full(float(first))} ({first.label}),"
                f" then {numbers.full(float(last))} ({last.label})."
            ),
        )
    )


def doubt_chart(facts: Iterable[Fact]) -> str:
    """Return the facts whose plausible ends lie farthest apart: the high end over the low one."""
    wide = [
        (fact.label, fact.high / fact.low) for fact in facts if fact.low and fact.high is not None
    ]
    if not wide:
        return ""
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
