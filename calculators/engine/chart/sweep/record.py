"""What a sweep is made of, and the same with only what can be drawn left in it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.ticks import clamped, drawable

MOST_CURVES = 3


@dataclass(frozen=True)
class Curve:
    """One line of a sweep: its points, None where there is no result."""

    label: str
    points: tuple[tuple[float, float | None], ...]
    course: tuple[tuple[float, float | None], ...] = ()
    """The points and the corners between them, where the line does not run straight: a stair."""


@dataclass(frozen=True)
class Here:
    """The reader's own value: where it stands and what is written beside it."""

    x: float
    y: float
    text: str = "You are here"


@dataclass(frozen=True)
class Marker:
    """A place worth a line across the chart, such as a break-even."""

    x: float
    label: str
    y: float | None = None
    """The height of what is marked, if it is a point of the first line."""
    text: str = ""
    """The place in words, where they need more digits than usual."""


@dataclass(frozen=True)
class Sweep:
    """A line chart of a result against one input, with one to three lines."""

    prefix: str
    x: Axis
    y: Axis
    curves: tuple[Curve, ...]
    here: Here | None = None
    marker: Marker | None = None
    finding: str = ""
    """The finding in words; made from the numbers when empty."""
    sides: tuple[str, str] | None = None
    """What is so where the first of two lines is above the other, and where it is below."""
    notes: tuple[str, ...] = ()
    """What the caller knows and the picture cannot show, such as where answers end."""

    def __post_init__(self) -> None:
        if len(self.curves) > MOST_CURVES:
            raise ValueError(
                f"Sweep(curves): {len(self.curves)} lines; a reader can follow {MOST_CURVES}"
            )


def steps(chart: Sweep) -> tuple[float, ...]:
    """Return every place along the x axis that has a point, once, from left to right."""
    return tuple(sorted({x for curve in chart.curves for x, _ in curve.points}))


def heights(chart: Sweep) -> tuple[float, ...]:
    """Return every value that is drawn, in no particular order."""
    found = [y for curve in chart.curves for _, y in curve.points if y is not None]
    if chart.here:
        found.append(chart.here.y)
    return tuple(found)


def drawable_part(chart: Sweep) -> Sweep:
    """Return the sweep with sorted points that can be drawn, and logs only where all allow it."""
    curves = tuple(
        Curve(
            curve.label,
            _points(sorted(dict(curve.points).items())),
            _points(curve.course),
        )
        for curve in chart.curves
    )
    here, marker = chart.here, chart.marker
    part = replace(
        chart,
        curves=curves,
        here=here if here and drawable(here.x) and drawable(here.y) else None,
        marker=marker if marker and drawable(marker.x) else None,
    )
    across = (*steps(part), part.here.x) if part.here else steps(part)
    return replace(
        part,
        x=replace(part.x, log=part.x.log and clamped(min(across, default=0)) > 0),
        y=replace(part.y, log=part.y.log and clamped(min(heights(part), default=0)) > 0),
    )


def _points(
    points: Iterable[tuple[float, float | None]],
) -> tuple[tuple[float, float | None], ...]:
    return tuple((x, y if drawable(y) else None) for x, y in points if drawable(x))
