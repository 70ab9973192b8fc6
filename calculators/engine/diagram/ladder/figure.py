"""The figure of a ladder: its words, its picture and its table."""

from dataclasses import replace

from calculators.engine.chart.figure import Table, Words, cell
from calculators.engine.diagram.amounts import missing, not_drawn, size, thinned
from calculators.engine.diagram.figure import Story, diagram
from calculators.engine.diagram.ladder.picture import draw
from calculators.engine.diagram.ladder.record import MOST_RUNGS, Ladder
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import mid_sentence


def ladder(record: Ladder) -> Html:
    """Return the figure of levels to one scale."""
    known = tuple(rung for rung in record.rungs if size(rung.value) > 0)
    limit = record.limit if record.limit and size(record.limit.value) else None
    part = replace(record, rungs=thinned(known, MOST_RUNGS), limit=limit)
    told = " ".join(
        f"{rung.label}: {record.write(size(rung.value))}{f', {rung.note}' if rung.note else ''}."
        for rung in part.rungs
    )
    if limit:
        told += f" {limit.label}: {record.write(limit.value)}."
    words = Words(
        record.prefix,
        "ladder",
        record.finding or _finding(part),
        record.label,
        f"Levels to one scale. {told}".strip(),
        (
            *missing((rung.label, rung.value) for rung in record.rungs),
            *not_drawn(len(known) - len(part.rungs), "levels between"),
        ),
    )
    writers = [reading.write for reading in record.readings] or [record.write]
    rows = [
        (rung.label, *(cell(rung.value, write) for write in writers), rung.note)
        for rung in record.rungs
    ]
    if limit:
        rows.append((limit.label, *(write(limit.value) for write in writers), ""))
    heads = [reading.scene.name for reading in record.readings] or ["Value"]
    table = Table(record.label, ("Level", *heads, "Made of"), tuple(rows))
    story = Story(
        tuple(reading.scene for reading in record.readings),
        back="",
        onward=record.switch,
        around=True,
    )
    drawn = (lambda frame: draw(part, frame)) if part.rungs else None
    return diagram(words, drawn, table, story)


def _finding(part: Ladder) -> str:
    if not part.rungs:
        return f"{part.label}."
    low, high = part.rungs[0], part.rungs[-1]
    return (
        f"{part.label}: from {part.write(size(low.value))} for {mid_sentence(low.label)}"
        f" to {part.write(size(high.value))} for {mid_sentence(high.label)}."
    )
