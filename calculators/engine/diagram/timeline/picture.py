"""The picture of a timeline: rows of spans over an axis, and a line at the moment shown."""

from calculators.engine.chart import svg
from calculators.engine.chart.axes import Plot, foot, level, level_marks
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.rows import laid_rows
from calculators.engine.chart.text_width import text_width
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.key import Entry, Sign, key
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.timeline.lane import (
    BAR,
    GAP,
    TALL_BAR,
    UNDER,
    DrawnLane,
    draw_events,
    draw_note,
    draw_spans,
    event_look,
    events,
    is_crossed,
    runs,
    wants_two_lines,
)
from calculators.engine.diagram.timeline.record import Timeline, times
from calculators.engine.diagram.tone import Tone


def draw(record: Timeline, frame: Frame, shown: int) -> Drawing:
    """Draw the lanes, the axis under them, and a key to what had no room for its name."""
    below = UNDER if any(lane.events for lane in record.lanes) else 0.0
    names = tuple(lane.label for lane in record.lanes)
    laid = laid_rows(names, frame, bar=BAR, below=below)
    low, high = min(0.0, *times(record)), max(times(record))
    right = _right(record, laid.left, (low, high), frame)
    across = level(record.axis, low, high, frame, (laid.left, right))
    drawn = [(runs(lane, across), events(lane, across)) for lane in record.lanes]
    if any(wants_two_lines(run, own) for spans, own in drawn for run in spans):
        laid = laid_rows(names, frame, bar=TALL_BAR, below=below)
    bottom = laid.end + GAP
    sheet = Sheet(frame)
    for tick in across.ticks:
        sheet.add(svg.rule((across.at(tick), 0), (across.at(tick), bottom), "grid"), bottom)
    rows = [
        DrawnLane(lane, row, *own)
        for lane, row, own in zip(record.lanes, laid.rows, drawn, strict=True)
    ]
    told: set[tuple[Tone, str]] = set()
    for lane in rows:
        sheet.letter(0, lane.row.name_at, lane.row.name, "name")
        told |= draw_spans(sheet, lane)
        draw_events(sheet, lane)
        draw_note(sheet, lane, laid.left, right)
    plot = Plot(laid.left, right, 0.0, bottom)
    sheet.add(level_marks(across, record.axis, plot, frame), bottom + foot(record.axis, frame))
    entries = _entries(rows, told)
    if entries:
        key(sheet, entries, sheet.bottom + GAP)
    layers = [_moment(sheet, across.at(moment.at), plot) for moment in record.moments]
    return finished(sheet, layers, shown)


def _right(record: Timeline, left: float, ends: tuple[float, float], frame: Frame) -> float:
    """Return where the axis ends, so that each lane's note has room behind its last span."""
    low, high = ends
    right = frame.width - 2.0
    for lane in record.lanes:
        if lane.note and lane.spans and high > low:
            share = (max(span.end for span in lane.spans) - low) / (high - low)
            room = frame.width - text_width(lane.note) - 2 * GAP - left
            if share > 0:
                right = min(right, left + room / share)
    return max(right, left + (frame.width - left) * 0.6)


def _entries(rows: list[DrawnLane], told: set[tuple[Tone, str]]) -> list[Entry]:
    """Return what the key has to say: names without room on their span, and every event."""
    entries = {
        Entry(span.tone.fill, span.label): None
        for row in rows
        for _, _, span in row.runs
        if span.label and (span.tone, span.label) not in told
    }
    entries |= {
        Entry(event_look(event), event.label, Sign.CROSS if is_crossed(event) else Sign.LINE): None
        for row in rows
        for _, event in row.events
        if event.label
    }
    return list(entries)


def _moment(sheet: Sheet, x: float, plot: Plot) -> Sheet:
    """Draw a line at the moment, and a veil over what is yet to come."""
    layer = Sheet(sheet.frame, under=sheet)
    layer.box((x, plot.top, max(x, sheet.width), plot.bottom - 1), "diagram-veil")
    layer.add(svg.rule((x, plot.top), (x, plot.bottom), "diagram-now"), plot.bottom)
    return layer
