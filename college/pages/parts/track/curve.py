"""The curve of a page: how its result answers to one of its inputs, drawn small and without words.

It is a page's own sign on a card, and the picture of a link to it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from calculators.engine.chart.scale import Scale
from calculators.engine.chart.svg import trail
from calculators.engine.html import Html, tag
from calculators.engine.model.markers import Chart
from calculators.engine.model.record import Calculator
from calculators.engine.prose.expression import ScenarioBook
from calculators.engine.running.run import evaluate
from calculators.engine.running.sampling import sampled
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse

_SWEEP = "sweep"
_FLAT = 1e-9
_EVERY = 2
"""Of the points that a chart draws, a small picture needs each second."""


@dataclass(frozen=True)
class Curve:
    """Points within a square of side 1, from the lower left; and the one where the page stands."""

    points: tuple[tuple[float, float], ...]
    here: tuple[float, float]

    def path(self, width: float, height: float) -> str:
        """Return the line as a path within a box of this size, from the upper left.

        >>> Curve(((0, 0), (1, 1)), (0, 0)).path(10, 4)
        'M0 4L10 0'
        """
        return trail(_placed(point, width, height) for point in self.points)

    def mark(self, width: float, height: float) -> tuple[float, float]:
        """Return where the page stands within the same box.

        >>> Curve(((0, 0), (1, 1)), (0.5, 1)).mark(10, 4)
        (5.0, 0)
        """
        return _placed(self.here, width, height)


def _placed(point: tuple[float, float], width: float, height: float) -> tuple[float, float]:
    x, y = point
    return x * width, (1 - y) * height


def lesson_curve(course: Course, lesson: Lesson) -> Curve | None:
    """Return the curve of a lesson's first chart, or of the calculator that it sets in its text."""
    book = ScenarioBook(course.subject.catalog, lesson.scenarios)
    document = parse(lesson.body)
    for block in document.named("chart"):
        if block.argument == _SWEEP:
            calculator, values = book.inputs(block.option("scenario"))
            own = calculator.chart
            x, y = block.option("x"), block.option("y")
            chart = Chart(x or (own.x if own else ""), y or (own.y if own else ""))
            return curve_of(calculator, values, chart)
    shown = [block.option("scenario") for block in document.named("calculator")]
    for name in dict.fromkeys((*filter(None, shown), *lesson.scenarios)):
        calculator, values = book.inputs(name)
        found = curve_of(calculator, values, calculator.chart)
        if found:
            return found
    return None


def curve_of(
    calculator: Calculator, values: Mapping[str, Any], chart: Chart | None
) -> Curve | None:
    """Return how one line of a calculator answers to one input; None where that is no curve."""
    item = calculator.input(chart.x) if chart else None
    line = calculator.line(chart.y) if chart else None
    if item is None or line is None or item.unit is None:
        return None

    def result(point: float) -> Any:
        record = evaluate(calculator, {**values, item.name: round(point) if item.whole else point})
        return getattr(record, line.name, None)

    own = float(values[item.name])
    samples = sampled(item, own, [result])
    pairs = [
        (math.log(x) if item.log and x > 0 else x, float(y))
        for x, y in zip(samples.points, samples.columns[0], strict=True)
        if y is not None
    ]
    if len(pairs) <= _EVERY or own not in samples.points or result(own) is None:
        return None
    here = (math.log(own) if item.log and own > 0 else own, float(result(own)))
    return _within(pairs, here)


def _within(pairs: list[tuple[float, float]], here: tuple[float, float]) -> Curve:
    """Return the points moved into a square of side 1."""
    across = Scale(pairs[0][0], pairs[-1][0], 0.0, 1.0)
    low, high = min(y for _, y in pairs), max(y for _, y in pairs)
    upward, flat = Scale(low, high, 0.0, 1.0), high - low <= _FLAT * abs(high)

    def moved(x: float, y: float) -> tuple[float, float]:
        return across.at(x), 0.5 if flat else upward.at(y)

    kept = [*pairs[:-1:_EVERY], pairs[-1]]
    return Curve(tuple(moved(*pair) for pair in kept), moved(*here))


def curve_picture(curve: Curve | None) -> Html:
    """Return the curve as a small picture that says nothing to a screen reader."""
    width, height, edge = 88, 36, 4
    if curve is None:
        return Html()
    x, y = curve.mark(width, height)
    return tag(
        "svg",
        tag("path", d=curve.path(width, height)),
        tag("circle", cx=f"{x:.3g}", cy=f"{y:.3g}", r=3),
        class_="cc-track-curve",
        viewBox=f"{-edge} {-edge} {width + 2 * edge} {height + 2 * edge}",
        aria_hidden="true",
    )
