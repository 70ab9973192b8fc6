"""What a picture of flows on links is made of, and how many flows a link carries."""

from dataclasses import dataclass, replace

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import thinned
from calculators.engine.diagram.figure import MOST_SCENES, Scene

MOST_LINKS = 16
"""More links than this are drawn without names, the busiest first."""
MOST_BARS = 50
MOST_FLOWS = 24
"""So many flows are drawn each by itself."""


@dataclass(frozen=True)
class Draw:
    """One draw: the link that each flow was put on, from 0."""

    scene: Scene
    links: tuple[int, ...]


@dataclass(frozen=True)
class Lanes:
    """Links, and one or more draws of flows onto them."""

    prefix: str
    label: str
    links: int
    draws: tuple[Draw, ...]
    write: Write
    """How a number of flows is written: 3 flows."""
    even: str = "Evenly"
    """What the line says that stands where every link would carry the same."""
    again: str = "Draw again"
    finding: str = ""


def drawable_draws(record: Lanes) -> Lanes:
    """Return the record with flows on links that there are."""
    count = max(record.links, 0)
    draws = tuple(
        replace(draw, links=tuple(link for link in draw.links if 0 <= link < count))
        for draw in record.draws
    )
    kept = tuple(draw for draw in draws if draw.links)
    return replace(record, links=count, draws=thinned(kept, MOST_SCENES))


def loads(draw: Draw, count: int) -> tuple[int, ...]:
    """Return how many flows each link carries."""
    found = [0] * count
    for link in draw.links:
        found[link] += 1
    return tuple(found)


def shown_loads(draw: Draw, count: int) -> tuple[int, ...]:
    """Return the loads as they are drawn: in the links' order, or many from high to low."""
    all_of_them = loads(draw, count)
    if count <= MOST_LINKS:
        return all_of_them
    return thinned(sorted(all_of_them, reverse=True), MOST_BARS)
