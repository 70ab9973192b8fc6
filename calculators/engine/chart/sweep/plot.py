"""The picture of a sweep: axes, lines, marker and the ring."""

from itertools import groupby

from calculators.engine.chart import svg
from calculators.engine.chart.axes import (
    Plot,
    foot,
    head,
    level,
    level_marks,
    plot_height,
    upright,
    upright_marks,
)
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.scale import Scale
from calculators.engine.chart.sweep.labels import DirectLabel, direct_labels, here_label, margin
from calculators.engine.chart.sweep.record import Curve, Sweep, steps
from calculators.engine.chart.sweep.words import is_cut, shown_marker, vertical_range
from calculators.engine.chart.text_width import LEADING, shortened, text_width
from calculators.engine.html import Html, fragment

Run = list[svg.Point]
_RING = 6.0


def draw(chart: Sweep, frame: Frame) -> Drawing:
    """Draw the sweep in one of the two shapes."""
    marked = shown_marker(chart)
    over = head(chart.y, frame)
    top, bottom = over + (LEADING if marked else 0), over + plot_height(frame)
    vertical, left = upright(chart.y, vertical_range(chart), frame, (top, bottom))
    right = frame.width - margin(chart, frame)
    places = steps(chart)
    across = (*places, chart.here.x) if chart.here else places
    horizontal = level(chart.x, min(across), max(across), frame, (left, right))
    plot = Plot(left, right, top, bottom)
    runs = [stretches(curve, horizontal, vertical) for curve in chart.curves]
    fence = (
        [[(horizontal.at(chart.marker.x), y) for y in (top, plot.bottom)]]
        if chart.marker and marked
        else []
    )
    parts = [
        upright_marks(vertical, chart.y, plot, frame),
        level_marks(horizontal, chart.x, plot, frame),
        _cut(plot) if is_cut(chart) else None,
        _marker(chart, horizontal, plot, frame) if marked else None,
        *(drawn_line(run, index) for index, run in enumerate(runs, start=1)),
        direct_labels(end_labels(chart, runs), plot, frame),
        _ring(chart, horizontal, vertical, plot, [*(run for line in runs for run in line), *fence]),
    ]
    crosshair = {
        "data_x": " ".join(svg.place(horizontal.at(x)) for x in places),
        "data_top": svg.place(top),
        "data_bottom": svg.place(plot.bottom),
    }
    return Drawing(fragment(*parts), bottom + foot(chart.x, frame), crosshair)


def stretches(curve: Curve, across: Scale, up: Scale) -> list[Run]:
    """Return the stretches of the line between its gaps, on paper."""
    return [
        [(across.at(x), up.at(y)) for x, y in group if y is not None]
        for there, group in groupby(
            curve.course or curve.points, lambda point: point[1] is not None
        )
        if there
    ]


def drawn_line(runs: list[Run], number: int) -> Html:
    """Draw the stretches as one path; a lone point is a dot, as a path would not show it."""
    lone = [svg.dot(run[0], 3, f"dot s{number}") for run in runs if len(run) == 1]
    long = [svg.trail(run) for run in runs if len(run) > 1]
    return fragment(svg.path(long, f"line s{number}") if long else None, *lone)


def _marker(chart: Sweep, across: Scale, plot: Plot, frame: Frame) -> Html:
    """Draw the marker's line over the plot's height, its label in the row above."""
    assert chart.marker is not None
    x = across.at(chart.marker.x)
    words = shortened(chart.marker.label, frame.width)
    half = text_width(words) / 2
    middle = min(max(x, half), frame.width - half)
    return fragment(
        svg.rule((x, plot.top), (x, plot.bottom), "marker"),
        svg.text(middle, plot.top - LEADING * 0.6, words, "name", "middle"),
    )


def _cut(plot: Plot) -> Html:
    """Draw the zigzag at the foot of an axis that leaves zero out."""
    x, y = plot.left, plot.bottom
    return svg.path([svg.trail([(x, y - 12), (x - 4, y - 9), (x + 4, y - 5), (x, y - 2)])], "cut")


def end_labels(chart: Sweep, runs: list[list[Run]]) -> list[DirectLabel]:
    """Return a label for the end of each line."""
    return [
        DirectLabel(curve.label, run[-1][-1], f"s{number}")
        for number, (curve, run) in enumerate(zip(chart.curves, runs, strict=True), start=1)
        if run
    ]


def _ring(chart: Sweep, across: Scale, up: Scale, plot: Plot, runs: list[Run]) -> Html:
    if not chart.here:
        return fragment()
    at = (across.at(chart.here.x), up.at(chart.here.y))
    label = here_label(chart.here.text, at, plot, runs)
    return fragment(label, svg.dot(at, _RING, "here"))
