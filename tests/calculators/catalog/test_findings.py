"""The promise that a chart's title is true: for any inputs, and between the points it has."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from calculators.catalog import CATALOG
from calculators.engine.chart.sweep.finding import curve_shape, finding, known, leads
from calculators.engine.chart.sweep.record import drawable_part
from calculators.engine.chart.sweep.shape import Law
from calculators.engine.running.run import evaluate
from calculators.engine.running.sweep import sweep_chart
from tests.some import some

pytestmark = pytest.mark.slow

RUNS = 200
PROBES = 5
NEAR = 1e-5


def _drawn(item, dice):
    """Return a value that the field takes."""
    if item.options:
        return dice.choice([*item.options.values()])
    low = max(item.low, item.high / 1e6) if item.log else item.low
    value = (
        low * (item.high / low) ** dice.random() if item.log else dice.uniform(item.low, item.high)
    )
    return min(max(round(value), math.ceil(item.low)), int(item.high)) if item.whole else value


def _charts(name):
    """Return charts of the calculator with inputs drawn at random, those that have an answer."""
    calculator = CATALOG[name]
    dice = random.Random(name)
    for turn in range(RUNS):
        values = calculator.defaults
        if turn:
            values = {item.name: _drawn(item, dice) for item in calculator.inputs}
        if evaluate(calculator, values) is None:
            continue
        chart = drawable_part(sweep_chart(calculator, values, "u"))

        def line(x, name=calculator.chart.y, values=values):
            item = calculator.input(calculator.chart.x)
            at = {**values, item.name: round(x) if item.whole else x}
            return getattr(evaluate(calculator, at), name, None)

        yield chart, line, dice


def _between(points, dice, *, whole=False):
    """Return places inside the chart at which nothing was computed before."""
    places = [dice.uniform(points[0][0], points[-1][0]) for _ in range(PROBES)]
    return [round(x) if whole else x for x in places]


def _straight(of):
    """Return what a law says of a place: the result goes evenly with some function of the input."""
    return lambda x, x0, y0, slope: y0 + slope * (of(x) - of(x0))


LAWS = {
    Law.FLAT: lambda _x, _x0, y0, _slope: y0,
    Law.PROPORTIONAL: lambda x, x0, y0, _slope: y0 * x / x0,
    Law.INVERSE: lambda x, x0, y0, _slope: y0 * x0 / x,
    Law.STRAIGHT: _straight(lambda x: x),
    Law.HALVINGS: _straight(lambda x: 1 / x),
    Law.DOUBLINGS: _straight(lambda x: 1 / x),
    Law.LOGARITHMIC: _straight(math.log2),
}


@pytest.mark.parametrize("name", CATALOG)
def test_a_title_holds_for_any_inputs(name):
    """A law is a law between the points too, and no point lies beyond what is called lowest."""
    for chart, line, dice in some(_charts(name)):
        points = known(chart.curves[0])
        if len(points) < 3 or len(chart.curves) > 1:
            continue
        said, found = finding(chart), curve_shape(chart)
        (x0, y0), room = points[0], NEAR * max(abs(y) for _, y in points)
        for x in _between(points, dice, whole=CATALOG[name].input(CATALOG[name].chart.x).whole):
            y = line(x)
            if y is not None and found.law in LAWS:
                assert abs(y - LAWS[found.law](x, x0, y0, found.slope)) <= room, (said, x)
            if y is not None and chart.marker:
                sign = 1 if found.law is Law.LOWEST else -1
                assert sign * y >= sign * chart.marker.y - room, (said, x)
        if found.law in (Law.HALVINGS, Law.DOUBLINGS):
            assert (found.slope > 0) is (found.law is Law.HALVINGS), said


@pytest.mark.parametrize("name", CATALOG)
def test_half_of_a_change_is_half(name):
    """What comes "before" or "after" a place is at least half of the way from end to end."""
    for chart, line, _ in some(_charts(name)):
        points = known(chart.curves[0])
        found = curve_shape(chart) if len(points) > 1 else None
        if found and found.law in (Law.EARLY, Law.LATE):
            first, last = points[0][1], points[-1][1]
            done = (line(found.at[0]) - first) / (last - first)
            assert done >= 0.5 - NEAR if found.law is Law.EARLY else done <= 0.5 + NEAR


def _rivals():
    return [name for name, item in CATALOG.items() if item.chart.rival]


@pytest.mark.parametrize("name", _rivals())
def test_the_winner_of_a_title_wins(name):
    """On either side of the mark the side's words are those of the lines' own order there."""
    rival = CATALOG[name].chart.rival
    for chart, line, dice in some(_charts(name)):
        said, above = finding(chart), leads(chart)
        crossings = sum(a[1] != b[1] for a, b in pairwise(above))
        if crossings > 1 or not above:
            continue
        first = (rival.over if above[0][1] > 0 else rival.under).capitalize()
        last = (rival.over if above[-1][1] > 0 else rival.under).capitalize()
        if crossings == 0:
            assert said.casefold().startswith(f"{first}, all the way".casefold()), said
            continue
        assert said.casefold().startswith(last.casefold()), said
        assert chart.marker.text in said
        assert chart.marker.label == f"even at {chart.marker.text}"
        for x in _between(known(chart.curves[0]), dice):
            one, other = line(x), line(x, rival.line)
            if one is None or other is None or abs(x / chart.marker.x - 1) < NEAR:
                continue
            side = last if x > chart.marker.x else first
            assert side.casefold() == (rival.over if one > other else rival.under).casefold(), said


@pytest.mark.parametrize("name", CATALOG)
def test_no_share_of_time_is_drawn_above_all_of_it(name):
    """A break-even that its input can never reach is no point of a curve."""
    calculator = CATALOG[name]
    for chart, _, _ in some(_charts(name)):
        low, high = (f(x for x, _ in chart.curves[0].points) for f in (min, max))
        item = calculator.input(calculator.chart.x)
        assert item.low * (1 - NEAR) <= low <= high <= item.high * (1 + NEAR)
