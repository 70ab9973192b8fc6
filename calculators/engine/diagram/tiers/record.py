"""What a tree of levels is made of."""

from dataclasses import dataclass

from calculators.engine.chart.scale import Write

MOST_TIERS = 6


@dataclass(frozen=True)
class Tier:
    """One level: how many there are, and how many links lead from all of them to the next."""

    label: str
    count: float | None
    links: float | None = None


@dataclass(frozen=True)
class Tiers:
    """Levels from the bottom up."""

    prefix: str
    label: str
    tiers: tuple[Tier, ...]
    link: str
    """What the links are, in the plural."""
    write: Write
    finding: str = ""
