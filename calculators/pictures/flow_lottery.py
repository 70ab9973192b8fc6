"""The lottery of flows: each put on one link by chance, against all of them spread evenly."""

from __future__ import annotations

import math
from collections.abc import Iterator

from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.lanes.figure import lanes
from calculators.engine.diagram.lanes.record import Draw, Lanes
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture
from calculators.pictures.parts.tree import uplinks

_DRAWS = 6
_SEED = 5


@picture(
    "the flows of one switch put on its uplinks by chance, drawn again by a button",
    of=("fabric",),
)
def flow_lottery(uid: str, fabric: Case) -> Html:
    """Return some draws, and the even spread."""
    flows = math.ceil(fabric["gpus"] / fabric["leaf"])
    links = round(uplinks(fabric) / fabric["leaf"])
    draws = [*_drawn(flows, links), _spread(flows, links)] if links else []
    return lanes(
        Lanes(
            uid,
            "The uplinks of one switch",
            links,
            tuple(draws),
            _flows,
            "Spread evenly",
            finding=_finding(flows, links, draws),
        )
    )


def _drawn(flows: int, links: int) -> list[Draw]:
    """Return draws that are the same wherever and whenever they are made."""
    source = _numbers()
    found = []
    for number in range(1, _DRAWS + 1):
        chosen = tuple(int(next(source) * links) for _ in range(flows))
        most = max(chosen.count(link) for link in set(chosen))
        empty = links - len(set(chosen))
        told = f"The busiest link carries {_flows(most)}{_slowed(most)}; {_empty(empty, links)}."
        found.append(Draw(Scene(f"Draw {number}", told), chosen))
    return found


def _numbers() -> Iterator[float]:
    """Return numbers between 0 and 1 in no order that an eye would see, and always the same."""
    state = _SEED
    while True:
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        yield (state >> 33) / 2**31


def _spread(flows: int, links: int) -> Draw:
    even = tuple(flow % links for flow in range(flows))
    most = math.ceil(flows / links)
    told = f"Every flow is cut into packets that take all links: none carries more than {most}."
    return Draw(Scene("Spread", told), even)


def _finding(flows: int, links: int, draws: list[Draw]) -> str:
    if not draws:
        return "One switch holds all GPUs: there is no uplink to share."
    worst = max(max(draw.links.count(link) for link in draw.links) for draw in draws[:-1])
    return (
        f"{_flows(flows)} put on {links:,} links by chance: in {_DRAWS} draws the busiest link"
        f" carried up to {worst}. Spread evenly, none carries more than {math.ceil(flows / links)}."
    )


def _flows(value: float) -> str:
    return f"{value:,.3g}\u00a0flow" + ("" if value == 1 else "s")


def _slowed(most: int) -> str:
    return f", and each of them gets 1/{most} of its speed" if most > 1 else ""


def _empty(empty: int, links: int) -> str:
    return f"{empty:,} of {links:,} carry none" if empty else "no link is empty"
