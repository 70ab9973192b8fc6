"""What a sweep says: its finding, its description, its notes and its reading."""

from calculators.engine.chart.sweep.finding import known, place
from calculators.engine.chart.sweep.record import Curve, Sweep, heights, steps
from calculators.engine.chart.ticks import is_flat
from calculators.engine.numbers.phrase import counted, named

_SMALL_SPAN = 0.25
"""When the data vary by less than this share of their size, the axis leaves zero out."""
_AIR = 0.1
"""Room around data on such an axis, as a share of their span: a low is not a zero."""


def vertical_range(chart: Sweep) -> tuple[float, float]:
    """Return what the y axis must cover: the data, and zero unless it would hide them."""
    low, high = min(heights(chart)), max(heights(chart))
    size = max(abs(low), abs(high))
    if chart.y.log:
        return low, high
    if low * high > 0 and not is_flat(low, high) and high - low < _SMALL_SPAN * size:
        room = (high - low) * _AIR
        return low - room, _capped(high + room, high, chart.y.most)
    return min(low, 0.0), max(high, 0.0)


def _capped(top: float, high: float, most: float | None) -> float:
    """Return the top without going over the most there can be, unless the data do."""
    return top if most is None or high > most else min(top, most)


def shown_marker(chart: Sweep) -> bool:
    """Whether the marker lies within the data, where a line can be drawn for it."""
    places = steps(chart)
    return bool(chart.marker and places and places[0] <= chart.marker.x <= places[-1])


def aside(chart: Sweep) -> str:
    """Say where the reader is, with every line's value there; nothing when that is not known."""
    if not chart.here:
        return ""
    at = f"You are at {place(chart, chart.here.x)}"
    if len(chart.curves) == 1:
        return f"{at}: {chart.y.beside(chart.here.y)}."
    there = [(curve.label, dict(curve.points).get(chart.here.x)) for curve in chart.curves]
    values = [f"{label} {chart.y.write(y)}" for label, y in there if y is not None]
    return f"{at}: {', '.join(values)}."


def description(chart: Sweep) -> str:
    """Say what is plotted, where each line starts, turns and ends, and the reader's value."""
    kind = "Line chart" if chart.curves else "Chart"
    logs = [axis.label for axis in (chart.x, chart.y) if axis.log]
    sentences = [f"{kind} of {named(chart.y.label)} against {counted(chart.x.label)}."]
    sentences += [f"Logarithmic scale: {' and '.join(logs)}."] if logs else []
    sentences += [_summary(chart, curve) for curve in chart.curves]
    if chart.marker and shown_marker(chart):
        sentences.append(f"{chart.marker.label}, at {chart.x.write(chart.marker.x)}.")
    if chart.here:
        sentences.append(f"Your value: {reading(chart)}.")
    sentences += chart.notes
    return " ".join(sentences)


def notes(chart: Sweep) -> tuple[str, ...]:
    """Return the sentences a reader must see with the picture: a cut axis, what is not drawn."""
    sentences = []
    drawn = bool(heights(chart))
    if drawn and is_cut(chart):
        low, _ = vertical_range(chart)
        side = "start" if low > 0 else "end"
        sentences.append(f"The vertical axis does not {side} at zero.")
    sentences += [
        f"{curve.label}: no value in this range."
        for curve in chart.curves
        if drawn and not known(curve)
    ]
    if chart.marker and not shown_marker(chart):
        sentences.append(
            f"{chart.marker.label}: {chart.x.write(chart.marker.x)}, outside this chart."
        )
    return (*sentences, *chart.notes)


def is_cut(chart: Sweep) -> bool:
    """Whether a linear y axis leaves zero out."""
    low, high = vertical_range(chart)
    return not chart.y.log and low * high > 0


def reading(chart: Sweep) -> str:
    """Return the reader's own value as the crosshair would read it; nothing when there is none."""
    if not chart.here:
        return ""
    x, y = chart.x.beside(chart.here.x), chart.y.beside(chart.here.y)
    return f"{chart.x.label} {x}: {chart.y.label} {y}"


def _summary(chart: Sweep, curve: Curve) -> str:
    points = known(curve)
    if not points:
        return f"{curve.label} has no value."
    x, y = chart.x.write, chart.y.write
    (x0, y0), (x1, y1) = points[0], points[-1]
    if len(points) == 1:
        return f"{curve.label} has one point: {y(y0)} at {x(x0)}."
    turns = ""
    for word, extreme in (
        ("lowest", min(points, key=lambda point: point[1])),
        ("highest", max(points, key=lambda point: point[1])),
    ):
        if not is_flat(*sorted((extreme[1], y0))) and not is_flat(*sorted((extreme[1], y1))):
            turns += f", is {word} at {x(extreme[0])} with {y(extreme[1])}"
    return f"{curve.label} starts at {y(y0)} for {x(x0)}{turns} and ends at {y(y1)} for {x(x1)}."
