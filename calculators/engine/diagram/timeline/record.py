"""What a timeline is made of, and the same with only what can be drawn left in it."""

from dataclasses import dataclass, field, replace

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.ticks import drawable
from calculators.engine.diagram.amounts import thinned
from calculators.engine.diagram.figure import MOST_SCENES, Scene
from calculators.engine.diagram.tone import Tone

MOST_LANES = 12


@dataclass(frozen=True)
class Span:
    """A stretch of a lane, and what happens in it."""

    start: float
    end: float
    label: str
    tone: Tone = Tone.MAIN


@dataclass(frozen=True)
class Event:
    """A moment on a lane; in the tone of a loss it is crossed out."""

    at: float
    label: str
    tone: Tone = Tone.SOFT


@dataclass(frozen=True)
class Lane:
    """One row of spans and events."""

    label: str
    spans: tuple[Span, ...] = ()
    events: tuple[Event, ...] = ()
    note: str = ""
    """Words behind the last span, such as how long the lane takes."""


@dataclass(frozen=True)
class Moment:
    """A scene of a timeline: a place on the axis, and what has happened until then."""

    at: float
    scene: Scene


@dataclass(frozen=True)
class Timeline:
    """Lanes over one axis, from top to bottom as given."""

    prefix: str
    label: str
    axis: Axis
    lanes: tuple[Lane, ...]
    moments: tuple[Moment, ...] = ()
    finding: str = ""
    notes: tuple[str, ...] = field(default=())


def drawable_lanes(record: Timeline) -> Timeline:
    """Return the timeline with only what has a place on its axis, and no more than can be read."""
    lanes = tuple(
        replace(
            lane,
            spans=tuple(
                sorted(
                    (span for span in lane.spans if _is_span(span)),
                    key=lambda span: (span.start, span.end),
                )
            ),
            events=tuple(event for event in lane.events if drawable(event.at)),
        )
        for lane in record.lanes
    )
    moments = tuple(moment for moment in record.moments if drawable(moment.at))
    return replace(
        record,
        axis=replace(record.axis, log=False),
        lanes=lanes[:MOST_LANES],
        moments=thinned(moments, MOST_SCENES),
    )


def _is_span(span: Span) -> bool:
    return drawable(span.start) and drawable(span.end) and span.end >= span.start


def times(record: Timeline) -> tuple[float, ...]:
    """Return every time there is, in no particular order."""
    found = [end for lane in record.lanes for span in lane.spans for end in (span.start, span.end)]
    found += [event.at for lane in record.lanes for event in lane.events]
    found += [moment.at for moment in record.moments]
    return tuple(found)
