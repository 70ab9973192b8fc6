"""Where a sweep's words stand: at the ends of its lines, and beside the ring."""

from dataclasses import dataclass
from itertools import pairwise

from calculators.engine.chart import svg
from calculators.engine.chart.axes import Plot
from calculators.engine.chart.figure import Frame
from calculators.engine.chart.spread_labels import Wanted, apart
from calculators.engine.chart.sweep.record import Sweep
from calculators.engine.chart.text_width import LEADING, widest, wrapped
from calculators.engine.html import Html, fragment

_GAP = 10.0
_FEW = 2
_RIM = 12.0
"""Room to the right of a plot without labels, so that the ring stays whole."""
_BESIDE = 11.0
"""From the middle of the ring to its label."""


@dataclass(frozen=True)
class DirectLabel:
    """The name of a line, and the end of the line that it names."""

    words: str
    end: svg.Point
    look: str


def _lines(words: str, frame: Frame, among: int) -> tuple[str, ...]:
    """Break a label for the margin, into fewer lines where many labels share it."""
    most = 3 if among <= _FEW else 2
    return wrapped(words, frame.width * (0.3 if frame.narrow else 0.24), most)


def _named(chart: Sweep) -> tuple[str, ...]:
    """Return the labels to draw: a lone line already has its name over the y axis."""
    names = [curve.label for curve in chart.curves]
    return () if names == [chart.y.label] else tuple(names)


def margin(chart: Sweep, frame: Frame) -> float:
    """Return the room that the direct labels need to the right of the plot."""
    lines = tuple(
        line for name in _named(chart) for line in _lines(name, frame, len(_named(chart)))
    )
    return widest(lines) + _GAP + 2 if lines else _RIM


def direct_labels(labels: list[DirectLabel], plot: Plot, frame: Frame) -> Html:
    """Draw the labels pushed apart, each tied to its line's end where it had to move."""
    if plot.right >= frame.width - _RIM:
        return fragment()
    texts = [_lines(label.words, frame, len(labels)) for label in labels]
    wanted = tuple(
        Wanted(label.end[1], LEADING * len(lines) + 4)
        for label, lines in zip(labels, texts, strict=True)
    )
    middles = apart(wanted, plot.top - LEADING / 2, plot.bottom + LEADING / 2)
    parts = []
    for label, lines, middle in zip(labels, texts, middles, strict=True):
        x, y = label.end
        if abs(middle - y) > LEADING / 3 or x < plot.right - 2:
            parts.append(svg.rule((x, y), (plot.right + _GAP - 3, middle), f"tie {label.look}"))
        first = middle - LEADING * (len(lines) - 1) / 2
        parts += [
            svg.text(plot.right + _GAP, first + LEADING * row, line, f"name {label.look}")
            for row, line in enumerate(lines)
        ]
    return fragment(*parts)


def here_label(words: str, at: svg.Point, plot: Plot, runs: list[list[svg.Point]]) -> Html:
    """Letter the reader's value close to its ring, where it hides the least of the lines."""
    lines = wrapped(words, min(200.0, (plot.right - plot.left) * 0.7), 3)
    wide, tall = widest(lines), LEADING * len(lines)
    obstacles = [at, *(point for run in runs for point in _dense(run))]
    left, top = _freest(_spots(at, wide, tall, plot), wide, tall, obstacles)
    # Drawn smaller than measured, the words should still stand close to the ring.
    x = left + wide / 2
    anchor: svg.Anchor = "middle"
    if left + wide <= at[0]:
        x, anchor = left + wide, "end"
    elif left >= at[0]:
        x, anchor = left, "start"
    return fragment(
        *(
            svg.text(x, top + LEADING * (row + 0.5), line, "you", anchor)
            for row, line in enumerate(lines)
        )
    )


def _freest(
    spots: list[svg.Point], wide: float, tall: float, obstacles: list[svg.Point]
) -> svg.Point:
    """Return the first corner whose box hides nothing, or else the one that hides least."""
    fewest, best = len(obstacles) + 1, spots[0]
    for left, top in spots:
        x0, x1, y0, y1 = left - 5, left + wide + 5, top - 1, top + tall + 1
        hidden = len([1 for x, y in obstacles if x0 <= x <= x1 and y0 <= y <= y1])
        if hidden < fewest:
            fewest, best = hidden, (left, top)
        if not hidden:
            break
    return best


def _spots(at: svg.Point, wide: float, tall: float, plot: Plot) -> list[svg.Point]:
    """Return corners to letter from, kept inside the plot, the closest to the ring first."""
    beside = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, 0), (1, 0))
    found = []
    for far in (0, 1, 2):
        up = tall / 2 + _BESIDE + far * LEADING
        for side, over in ((0, -1), (0, 1)) if far else beside:
            aside = _BESIDE * (1.2 if over == 0 else 0.3) + wide / 2
            left = at[0] + side * aside - wide / 2
            top = at[1] + over * up - tall / 2
            left = min(max(left, plot.left + 2), plot.right - wide)
            found.append((left, min(max(top, plot.top), plot.bottom - tall - 2)))
    return found


def _dense(points: list[svg.Point]) -> list[svg.Point]:
    """Return the points, with more between any two that lie far apart."""
    dense = list(points)
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = int(max(abs(x1 - x0), abs(y1 - y0)) / (LEADING / 2))
        dense += [
            (x0 + (x1 - x0) * step / (steps + 1), y0 + (y1 - y0) * step / (steps + 1))
            for step in range(1, steps + 1)
        ]
    return dense
