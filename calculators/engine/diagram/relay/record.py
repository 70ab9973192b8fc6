"""What a relay is made of, and the same with no more members than can be drawn."""

from dataclasses import dataclass, replace

from calculators.engine.diagram.amounts import size, thinned
from calculators.engine.diagram.figure import MOST_SCENES, Scene

MOST_MEMBERS = 60
MOST_BOXES = 16
"""More members than this are dots; the parts they hold are not drawn."""


@dataclass(frozen=True)
class Round:
    """One scene: who passes something to whom, and what each member holds after it."""

    scene: Scene
    hops: tuple[tuple[int, int], ...]
    """From which member to which, by their numbers from 0."""
    held: tuple[tuple[float, ...], ...]
    """For each member, how much it holds of each part: from 0 to 1, which is all of it."""


@dataclass(frozen=True)
class Relay:
    """Relay in a ring, or in a tree where parents are given, and their rounds."""

    prefix: str
    label: str
    members: tuple[str, ...]
    rounds: tuple[Round, ...]
    parents: tuple[int | None, ...] = ()
    plural: str = "members"
    """What the members are called together."""
    some: str = "Some of a part"
    whole: str = "All of a part"
    first: int = 0
    finding: str = ""


def drawable_relay(record: Relay) -> Relay:
    """Return the record with hops between members that there are, and shares from 0 to 1."""
    count = len(record.members)
    rounds = tuple(
        replace(
            one,
            hops=tuple((a, b) for a, b in one.hops if 0 <= a < count and 0 <= b < count and a != b),
            held=tuple(tuple(min(size(share), 1.0) for share in row) for row in one.held[:count]),
        )
        for one in thinned(record.rounds, MOST_SCENES)
    )
    return _merged(replace(record, rounds=rounds, parents=_parents(record)))


def _parents(record: Relay) -> tuple[int | None, ...]:
    """Return each member's parent; one that does not lead to a root is a root itself."""
    if not record.parents:
        return ()
    count = len(record.members)
    given = (*record.parents, *[None] * count)[:count]
    found = list(given)
    for member in range(count):
        at, steps = given[member], 0
        while at is not None and 0 <= at < count and steps <= count:
            at, steps = given[at], steps + 1
        if at is not None:
            found[member] = None
    return tuple(found)


def _merged(record: Relay) -> Relay:
    """Return a record of at most so many members, each standing for its neighbors as well."""
    count = len(record.members)
    if count <= MOST_MEMBERS:
        return record
    kept = thinned(range(count), MOST_MEMBERS)
    slot = [min(member * MOST_MEMBERS // count, MOST_MEMBERS - 1) for member in range(count)]
    rounds = tuple(
        replace(
            one,
            hops=tuple({(slot[a], slot[b]): None for a, b in one.hops if slot[a] != slot[b]}),
            held=tuple(one.held[member] for member in kept if member < len(one.held)),
        )
        for one in record.rounds
    )
    parents = (
        tuple(
            None if parent is None or slot[parent] == index else slot[parent]
            for index, parent in enumerate(record.parents[member] for member in kept)
        )
        if record.parents
        else ()
    )
    merged = replace(
        record,
        members=tuple(record.members[member] for member in kept),
        rounds=rounds,
        parents=parents,
    )
    return replace(merged, parents=_parents(merged))
