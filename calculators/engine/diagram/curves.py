"""The curves: lines over an axis, with the place that matters marked: an optimum, a crossing."""

from dataclasses import dataclass

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
from calculators.engine.chart.figure import Drawing, Frame, Words
from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.figure import sweep_table, sweep_title
from calculators.engine.chart.sweep.finding import finding
from calculators.engine.chart.sweep.labels import direct_labels, margin
from calculators.engine.chart.sweep.plot import Run, drawn_line, end_labels, stretches
from calculators.engine.chart.sweep.record import Curve, Sweep, drawable_part, heights, steps
from calculators.engine.chart.sweep.words import description, notes, vertical_range
from calculators.engine.chart.text_width import LEADING, widest, wrapped
from calculators.engine.chart.ticks import drawable
from calculators.engine.diagram.figure import diagram, finished
from calculators.engine.diagram.marks import area
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html

_RING = 6.0
_GAP = 8.0


@dataclass(frozen=True)
class Spot:
    """The place that matters, and what is written over it."""

    x: float
    y: float
    label: str


@dataclass(frozen=True)
class Curves:
    """One to three lines, and the spot that matters; what they are held against is a line too."""

    prefix: str
    x: Axis
    y: Axis
    curves: tuple[Curve, ...]
    spot: Spot | None = None
    shaded: bool = False
    """Whether the area under the first line counts."""
    finding: str = ""


def curves(record: Curves) -> Html:
    """Return the figure of lines with a marked place."""
    part = drawable_part(Sweep(record.prefix, record.x, record.y, record.curves))
    places = steps(part)
    spot = record.spot
    if spot and not (drawable(spot.x) and drawable(spot.y) and _is_on(part, spot)):
        spot = None
    told = [description(part)]
    if spot:
        told.append(f"{spot.label}, at {part.x.write(spot.x)} and {part.y.write(spot.y)}.")
    outside = (f"{record.spot.label}: outside this picture.",) if record.spot and not spot else ()
    words = Words(
        record.prefix,
        "curves",
        record.finding or finding(part),
        sweep_title(part),
        " ".join(told),
        (*notes(part), *outside),
    )
    drawn = bool(heights(part) and places)
    shown = _Shown(part, spot, shaded=record.shaded)
    return diagram(words, (lambda frame: _draw(shown, frame)) if drawn else None, sweep_table(part))


@dataclass(frozen=True)
class _Shown:
    """What can be drawn of a record."""

    part: Sweep
    spot: Spot | None
    shaded: bool


def _is_on(part: Sweep, spot: Spot) -> bool:
    """Whether a spot lies on the stretch of both axes that is drawn."""
    places = steps(part)
    if not places or not heights(part) or not places[0] <= spot.x <= places[-1]:
        return False
    return spot.y > 0 or not part.y.log


def _between(shown: _Shown) -> tuple[float, float]:
    """Return what the upright axis must hold: the lines, the spot, and zero under an area."""
    low, high = vertical_range(shown.part)
    more = [shown.spot.y] if shown.spot else []
    if shown.shaded and not shown.part.y.log:
        more.append(0.0)
    return min([low, *more]), max([high, *more])


def _draw(shown: _Shown, frame: Frame) -> Drawing:
    """Draw axes and lines, then what is marked, its words in rows of their own."""
    part = shown.part
    words = wrapped(shown.spot.label, frame.width, 2) if shown.spot else ()
    over = head(part.y, frame)
    top = over + (LEADING * len(words) + _GAP if words else 0.0)
    bottom = top + plot_height(frame) - (LEADING if words else 0.0)
    up, left = upright(part.y, _between(shown), frame, (top, bottom))
    right = frame.width - margin(part, frame)
    places = steps(part)
    across = level(part.x, places[0], places[-1], frame, (left, right))
    plot = Plot(left, right, top, bottom)
    lines = [stretches(curve, across, up) for curve in part.curves]
    sheet = Sheet(frame)
    if shown.shaded and lines:
        _shade(sheet, lines[0], up.at(0) if up.low <= 0 <= up.high else bottom)
    sheet.add(upright_marks(up, part.y, plot, frame))
    sheet.add(level_marks(across, part.x, plot, frame), bottom + foot(part.x, frame))
    for number, runs in enumerate(lines, start=1):
        sheet.add(drawn_line(runs, number))
    sheet.add(direct_labels(end_labels(part, lines), plot, frame))
    if shown.spot:
        _spot(sheet, (across.at(shown.spot.x), up.at(shown.spot.y)), words, plot)
    sheet.bottom = bottom + foot(part.x, frame) - 2
    return finished(sheet)


def _shade(sheet: Sheet, runs: list[Run], floor: float) -> None:
    for run in runs:
        if len(run) > 1:
            corners = [(run[0][0], floor), *run, (run[-1][0], floor)]
            sheet.add(area(corners, Tone.MAIN.pale))


def _spot(sheet: Sheet, at: svg.Point, words: tuple[str, ...], plot: Plot) -> None:
    """Draw a ring, lines from it to both axes, and its words over the plot."""
    x, y = at
    sheet.add(svg.rule((x, plot.top), (x, plot.bottom), "marker"))
    sheet.add(svg.rule((plot.left, y), (x, y), "marker"))
    sheet.add(svg.dot(at, _RING, "here"))
    half = widest(words) / 2
    middle = min(max(x, half), sheet.width - half)
    first = plot.top - LEADING * (len(words) - 0.5) - _GAP
    sheet.letter(middle, first, words, "you", "middle")
