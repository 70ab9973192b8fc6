"""The figure of a timeline: its words, its picture and its table."""

from calculators.engine.chart.figure import Table, Words
from calculators.engine.diagram.amounts import not_drawn
from calculators.engine.diagram.figure import Story, diagram
from calculators.engine.diagram.timeline.picture import draw
from calculators.engine.diagram.timeline.record import (
    MOST_LANES,
    Lane,
    Timeline,
    drawable_lanes,
    times,
)
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed, mid_sentence

_READ = 6


def timeline(record: Timeline) -> Html:
    """Return the figure of a timeline."""
    part = drawable_lanes(record)
    told = " ".join(_course(lane, part) for lane in part.lanes)
    words = Words(
        part.prefix,
        "timeline",
        part.finding or _finding(part),
        part.label,
        f"Timeline. {told}".strip(),
        (*_left_out(record, part), *part.notes),
    )
    story = Story(tuple(moment.scene for moment in part.moments), first=-1, around=True)
    drawn = times(part) and part.lanes
    return diagram(
        words,
        (lambda frame: draw(part, frame, story.shown)) if drawn else None,
        _table(part),
        story,
    )


def _finding(part: Timeline) -> str:
    known = times(part)
    if not known:
        return f"{part.label}."
    return f"{part.label}: from {part.axis.write(min(known))} to {part.axis.write(max(known))}."


def _course(lane: Lane, part: Timeline) -> str:
    """Say what happens on a lane, the first few things in full and the rest as a count."""
    write = part.axis.write
    told = [
        f"{mid_sentence(span.label) or 'a span'} from {write(span.start)} to {write(span.end)}"
        for span in lane.spans
    ]
    told += [f"{mid_sentence(event.label)} at {write(event.at)}" for event in lane.events]
    if not told:
        return f"{lane.label} is empty."
    note = f"; {lane.note}" if lane.note else ""
    return f"{lane.label}: {listed(told, _READ)}{note}."


def _left_out(record: Timeline, part: Timeline) -> tuple[str, ...]:
    told = not_drawn(len(record.lanes) - MOST_LANES, "more lanes")
    bad = sum(
        len(lane.spans) + len(lane.events) - len(kept.spans) - len(kept.events)
        for lane, kept in zip(record.lanes, part.lanes, strict=False)
    )
    return (*told, "What has no place in time is not drawn.") if bad else told


def _table(part: Timeline) -> Table:
    write = part.axis.write
    rows = [
        (lane.label, span.label, write(span.start), write(span.end))
        for lane in part.lanes
        for span in lane.spans
    ]
    rows += [
        (lane.label, event.label, write(event.at), "")
        for lane in part.lanes
        for event in lane.events
    ]
    return Table(part.label, ("Lane", "What", "From", "To"), tuple(rows))
