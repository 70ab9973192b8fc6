"""The two axes of a plot: hairlines, tick labels and names."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Frame
from calculators.engine.chart.scale import Along, Axis, Scale, fitted
from calculators.engine.chart.text_width import FIRST, LEADING, widest, wrapped
from calculators.engine.html import Html, fragment

_FOOT = 2.7 * LEADING
"""Room under a plot for tick labels and a line with the axis's name."""
_HEAD = 1.7 * LEADING
"""Room over a plot for a line with the name of the vertical axis."""
_NAME_LINES = 2
_TICK_GAP = 8.0


@dataclass(frozen=True)
class Plot:
    """The stretch of paper that the data are drawn on."""

    left: float
    right: float
    top: float
    bottom: float


def head(axis: Axis, frame: Frame) -> float:
    """Return the room over a plot for the name of its vertical axis."""
    return _HEAD + _further_lines(axis, frame)


def foot(axis: Axis, frame: Frame) -> float:
    """Return the room under a plot for the tick labels and the name of its level axis."""
    return _FOOT + _further_lines(axis, frame)


def _further_lines(axis: Axis, frame: Frame) -> float:
    """Return the height of all lines of an axis's name but the first."""
    return LEADING * (len(_name(axis, frame)) - 1)


def plot_height(frame: Frame) -> float:
    """Return the height that is left for a plot between axes with names of one line."""
    return frame.height - _HEAD - _FOOT


def _name(axis: Axis, frame: Frame) -> tuple[str, ...]:
    return wrapped(axis.name, frame.width, _NAME_LINES)


def upright(
    axis: Axis, between: tuple[float, float], frame: Frame, ends: tuple[float, float]
) -> tuple[Scale, float]:
    """Return the y scale from top to bottom, and where the plot begins right of its labels."""
    top, bottom = ends
    along = Along(bottom, top, frame.width * 0.3, upright=True)
    scale = fitted(axis, *between, along)
    return scale, widest(tuple(label.text for label in scale.labels)) + _TICK_GAP


def level(axis: Axis, low: float, high: float, frame: Frame, ends: tuple[float, float]) -> Scale:
    """Return the x scale between two places of the frame."""
    start, end = ends
    return fitted(axis, low, high, Along(start, end, (end - start) * 0.6, edge=frame.width))


def upright_marks(scale: Scale, axis: Axis, plot: Plot, frame: Frame) -> Html:
    """Draw the hairlines, their labels, and the axis's name over the plot."""
    lines = [
        svg.rule((plot.left, scale.at(tick)), (plot.right, scale.at(tick)), "grid")
        for tick in scale.ticks
    ]
    labels = [
        svg.text(plot.left - _TICK_GAP, label.middle, label.text, "tick", "end")
        for label in scale.labels
    ]
    name = [
        svg.text(0, FIRST + LEADING * row, words, "axis")
        for row, words in enumerate(_name(axis, frame))
    ]
    return fragment(*lines, *labels, *name)


def level_marks(scale: Scale, axis: Axis, plot: Plot, frame: Frame) -> Html:
    """Draw the base line, its ticks and labels, and the axis's name under them."""
    base = plot.bottom
    parts = [svg.rule((plot.left, base), (plot.right, base), "base")]
    parts += [
        svg.rule((scale.at(tick), base), (scale.at(tick), base + 4), "base") for tick in scale.ticks
    ]
    parts += [
        svg.text(label.middle, base + 4 + LEADING * 0.8, label.text, "tick", "middle")
        for label in scale.labels
    ]
    name = _name(axis, frame)
    half = widest(name) / 2
    middle = min(max((plot.left + plot.right) / 2, half), frame.width - half)
    first = base + _FOOT - LEADING * 0.55
    parts += [
        svg.text(middle, first + LEADING * row, words, "axis", "middle")
        for row, words in enumerate(name)
    ]
    return fragment(*parts)
