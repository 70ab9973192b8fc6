"""The figure of a relay: its words, its picture and its table."""

from calculators.engine.chart.figure import Table, Words
from calculators.engine.diagram.figure import Story, diagram
from calculators.engine.diagram.relay.picture import draw
from calculators.engine.diagram.relay.record import MOST_MEMBERS, Relay, Round, drawable_relay
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed


def relay(record: Relay) -> Html:
    """Return the figure of a ring or a tree of members."""
    part = drawable_relay(record)
    shape = "tree" if record.parents else "ring"
    told = f"{len(record.members):,} {record.plural} in a {shape}."
    if record.members:
        told += f" They are {listed(record.members)}."
    if record.rounds:
        told += f" {record.rounds[-1].scene.name}: {record.rounds[-1].scene.sentence}"
    words = Words(
        record.prefix,
        "relay",
        record.finding
        or (record.rounds[-1].scene.sentence.strip() if record.rounds else "")
        or told,
        record.label,
        told,
        _notes(record, part),
    )
    story = Story(tuple(one.scene for one in part.rounds), first=record.first)
    drawn = (lambda frame: draw(part, frame, story.shown)) if record.members else None
    return diagram(words, drawn, _table(part), story)


def _notes(record: Relay, part: Relay) -> tuple[str, ...]:
    told = []
    if len(record.members) > MOST_MEMBERS:
        told.append(f"{MOST_MEMBERS:,} of {len(record.members):,} {record.plural} are drawn.")
    if len(part.rounds) < len(record.rounds):
        told.append(f"{len(part.rounds):,} of {len(record.rounds):,} rounds are shown.")
    return tuple(told)


def _table(part: Relay) -> Table:
    rows = tuple(
        (one.scene.name, f"{len(one.hops):,}", f"{_whole(one):,} of {sum(map(len, one.held)):,}")
        for one in part.rounds
    )
    return Table(part.label, ("Round", "Passed on", part.whole), rows)


def _whole(one: Round) -> int:
    return sum(share >= 1 for row in one.held for share in row)
