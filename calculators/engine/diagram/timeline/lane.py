"""One lane of a timeline on paper: its spans, its events and its note."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.rows import Row
from calculators.engine.chart.scale import Scale
from calculators.engine.chart.text_width import shortened, widest, wrapped
from calculators.engine.diagram.marks import boxed, crossed
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.timeline.record import Event, Lane, Span
from calculators.engine.diagram.tone import Tone

BAR = 26.0
TALL_BAR = 42.0
"""A lane that holds names of two lines."""
GAP = 6.0
HAIR = 1.0
"""Spans and events closer than this are drawn as one."""
UNDER = 14.0
"""Room under a lane for the marks of its events."""


@dataclass(frozen=True)
class DrawnLane:
    """A lane, its place, and what is drawn of it."""

    lane: Lane
    row: Row
    runs: tuple[tuple[float, float, Span], ...]
    events: tuple[tuple[float, Event], ...]


def runs(lane: Lane, across: Scale) -> tuple[tuple[float, float, Span], ...]:
    """Return the spans on paper, those alike that touch joined into one."""
    found: list[tuple[float, float, Span]] = []
    for span in lane.spans:
        start, end = across.at(span.start), across.at(span.end)
        if found:
            left, right, before = found[-1]
            alike = (before.tone, before.label) == (span.tone, span.label)
            tiny = end - start < HAIR and end - right < HAIR
            if (alike and start - right < HAIR) or tiny:
                found[-1] = (left, max(right, end), before)
                continue
        found.append((start, end, span))
    return tuple(found)


def events(lane: Lane, across: Scale) -> tuple[tuple[float, Event], ...]:
    """Return the events on paper, no two alike in the same place."""
    seen: dict[tuple[int, Tone, str], tuple[float, Event]] = {}
    for event in lane.events:
        x = across.at(event.at)
        seen.setdefault((round(x / (2 * HAIR)), event.tone, event.label), (x, event))
    return tuple(seen.values())


def wants_two_lines(run: tuple[float, float, Span], own: tuple[tuple[float, Event], ...]) -> bool:
    """Whether a span's name stands on it whole in two lines, and not in one."""
    start, end, span = run
    wide = end - start - HAIR
    return (
        not _is_notched(run, own) and not _on_span(span, wide, 1) and bool(_on_span(span, wide, 2))
    )


def _is_notched(run: tuple[float, float, Span], own: tuple[tuple[float, Event], ...]) -> bool:
    """Whether an event cuts through a span, where words would be."""
    return any(run[0] < x < run[1] for x, _ in own)


def _on_span(span: Span, wide: float, most: int) -> tuple[str, ...]:
    """Return the lines of a span's name that fit on it whole, or none."""
    room = wide - 2 * GAP
    lines = wrapped(span.label, room, most) if span.label else ()
    whole = " ".join(lines) == span.label and widest(lines) <= room
    return lines if whole else ()


def draw_spans(sheet: Sheet, lane: DrawnLane) -> set[tuple[Tone, str]]:
    """Draw the spans, those of one tone as one mark; return the names that stand on one."""
    told: set[tuple[Tone, str]] = set()
    boxes: dict[Tone, list[str]] = {}
    names = []
    row = lane.row
    for run in lane.runs:
        start, end, span = run
        gap = HAIR if end - start > 4 * HAIR else 0.0
        wide = max(end - start - gap, 0.5)
        left = min(start, sheet.width - wide)
        area = (left, row.top, left + wide, row.bottom)
        boxes.setdefault(span.tone, []).append(boxed(area))
        if not _is_notched(run, lane.events):
            names.append((area, span, _on_span(span, wide, 2 if row.height > BAR else 1)))
    for tone, trails in boxes.items():
        sheet.add(svg.path(trails, tone.fill), row.bottom)
    for area, span, lines in names:
        if sheet.letter_on(area, lines, span.tone.inside):
            told.add((span.tone, span.label))
    return told


def draw_events(sheet: Sheet, lane: DrawnLane) -> None:
    """Draw each event as a notch in its lane with a mark under it: a tick, or a cross if lost."""
    row, low = lane.row, lane.row.bottom + UNDER - 2
    notches: list[str] = []
    marks: dict[str, list[str]] = {}
    for x, event in lane.events:
        notches.append(svg.trail(((x, row.top), (x, row.bottom))))
        if is_crossed(event):
            at = (min(max(x, 5.0), sheet.width - 5.0), low - 5)
            mark = crossed(at, 4.0)
        else:
            mark = svg.trail(((x, row.bottom + 2), (x, low - 2)))
        marks.setdefault(event_look(event), []).append(mark)
    if notches:
        sheet.add(svg.path(notches, "diagram-notch"))
    for look, trails in marks.items():
        sheet.add(svg.path(trails, look), low)


def is_crossed(event: Event) -> bool:
    """Whether an event is marked by a cross."""
    return event.tone is Tone.LOSS


def event_look(event: Event) -> str:
    """Return the look of an event's mark."""
    return "diagram-edge" if event.tone in (Tone.SOFT, Tone.GHOST) else event.tone.wire


def draw_note(sheet: Sheet, lane: DrawnLane, left: float, right: float) -> None:
    """Letter a lane's note behind its last span."""
    if lane.lane.note:
        end = max((end for _, end, _ in lane.runs), default=left)
        x = min(end, right) + GAP
        words = shortened(lane.lane.note, sheet.width - x)
        sheet.letter(x, lane.row.middle, words, "strong")
