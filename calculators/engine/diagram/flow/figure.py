"""The figure of a flow: its words, its picture and its table."""

from calculators.engine.chart.figure import Table, Words, cell
from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import missing, size
from calculators.engine.diagram.figure import MOST_SCENES, Story, diagram
from calculators.engine.diagram.flow.picture import draw
from calculators.engine.diagram.flow.record import Flow, Reach, Stream, overdrawn, reaches
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import capitalized, listed, mid_sentence


def flow(record: Flow) -> Html:
    """Return the figure of a flow."""
    told = " ".join(_course(stream, record.write) for stream in record.streams)
    words = Words(
        record.prefix,
        "flow",
        record.finding or _finding(record),
        record.label,
        f"Flow diagram. {capitalized(told)}".strip(),
        _notes(record),
    )
    drawn = any(size(stream.amount) > 0 and stream.stages for stream in record.streams)
    lone = len(record.streams) == 1 and len(record.streams[0].stages) == len(record.scenes)
    story = Story(record.scenes[:MOST_SCENES] if lone else (), first=-1, around=True)
    return diagram(
        words,
        (lambda frame: draw(record, frame, story)) if drawn else None,
        _table(record),
        story,
    )


def _finding(record: Flow) -> str:
    ends = []
    for stream in record.streams:
        walk = reaches(stream)
        if walk and size(stream.amount) > 0:
            name = f"{stream.label}: " if len(record.streams) > 1 else ""
            first, last = (_arriving(reach, record.write) for reach in (walk[0], walk[-1]))
            ends.append(f"{name}{first}, {last}" if len(walk) > 1 else f"{name}{first}")
    return f"{record.label}: {'; '.join(ends)}." if ends else f"{record.label}."


def _arriving(reach: Reach, write: Write) -> str:
    return f"{mid_sentence(reach.stage.label)} {write(reach.arrives)}"


def _course(stream: Stream, write: Write) -> str:
    """Say what arrives at each stage, and what leaves there."""
    if not stream.stages or size(stream.amount) == 0:
        return f"{stream.label} has no value." if stream.label else ""
    told = []
    for reach in reaches(stream):
        gone = [f"{mid_sentence(b.label)} {write(size(b.amount))}" for b in reach.leaving]
        less = f", less {listed(gone)}" if gone else ""
        told.append(f"{_arriving(reach, write)}{less}")
    name = f"{stream.label}: " if stream.label else ""
    return f"{name}{'; '.join(told)}."


def _notes(record: Flow) -> tuple[str, ...]:
    pairs = [(stream.label or record.label, stream.amount) for stream in record.streams]
    pairs += [
        (branch.label, branch.amount)
        for stream in record.streams
        for stage in stream.stages
        for branch in stage.leaving
    ]
    over = [stream.label or record.label for stream in record.streams if overdrawn(stream)]
    return (
        *missing(pairs),
        *(f"{name}: more leaves than arrives; it is drawn as all that arrives." for name in over),
    )


def _table(record: Flow) -> Table:
    several = len(record.streams) > 1
    rows: list[tuple[str, ...]] = []
    for stream in record.streams:
        name = (stream.label,) if several else ()
        for stage, reach in zip(stream.stages, reaches(stream), strict=True):
            arrives = record.write(reach.arrives)
            rows.append((*name, stage.label, arrives, ""))
            rows += [
                (*name, branch.label, "", cell(branch.amount, record.write))
                for branch in stage.leaving
            ]
    head = ("Stream",) if several else ()
    return Table(record.label, (*head, "Stage", "Arrives", "Leaves"), tuple(rows))
