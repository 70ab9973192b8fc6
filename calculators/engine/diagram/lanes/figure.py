"""The figure of flows on links: its words, its picture and its table."""

from calculators.engine.chart.figure import Table, Words
from calculators.engine.diagram.figure import Story, diagram
from calculators.engine.diagram.lanes.picture import draw
from calculators.engine.diagram.lanes.record import (
    MOST_LINKS,
    Draw,
    Lanes,
    drawable_draws,
    loads,
)
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import capitalized


def lanes(record: Lanes) -> Html:
    """Return the figure of flows on links."""
    part = drawable_draws(record)
    told = _course(part, part.draws[0]) if part.draws else "No flow is on a link."
    notes = []
    if part.links > MOST_LINKS and part.draws:
        notes.append("The links are drawn from the busiest to the emptiest.")
    words = Words(
        record.prefix,
        "lanes",
        record.finding or f"{record.label}: {told}",
        record.label,
        f"Flows on {part.links:,} links. {capitalized(told)}",
        tuple(notes),
    )
    story = Story(tuple(one.scene for one in part.draws), onward=record.again, around=True)
    return diagram(
        words,
        (lambda frame: draw(part, frame, story.shown)) if part.draws else None,
        _table(part),
        story,
    )


def _course(part: Lanes, one: Draw) -> str:
    carried = loads(one, part.links)
    most, idle = max(carried), carried.count(0)
    none = (
        "no link is empty"
        if not idle
        else f"{idle:,} of {part.links:,} {'carries' if idle == 1 else 'carry'} none"
    )
    return (
        f"the busiest link carries {part.write(most)}, {none};"
        f" spread evenly each would carry {part.write(len(one.links) / part.links)}."
    )


def _table(part: Lanes) -> Table:
    """Return, for each draw, how many links carry how many flows."""
    rows = []
    for one in part.draws:
        carried = loads(one, part.links)
        rows += [
            (one.scene.name, part.write(load), f"{carried.count(load):,}")
            for load in sorted({*carried}, reverse=True)
        ]
    return Table(part.label, ("Draw", "A link carries", "Links"), tuple(rows))
