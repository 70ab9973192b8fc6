"""What a picture of spare units is made of, and what the units carry when some are out."""

import math
from dataclasses import dataclass

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import Scene

MOST_SCHEMES = 6
MOST_UNITS = 10_000


@dataclass(frozen=True)
class Scheme:
    """One way to share the load: how many units there are, path by path."""

    label: str
    paths: tuple[int, ...]

    @property
    def units(self) -> int:
        """Return how many units there are on all paths."""
        return sum(max(path, 0) for path in self.paths)


@dataclass(frozen=True)
class Outage:
    """A scene: for each scheme, the units that are out, counted from 0 through all its paths."""

    scene: Scene
    out: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Spares:
    """Schemes that carry one load with units of one size."""

    prefix: str
    label: str
    schemes: tuple[Scheme, ...]
    load: float | None
    capacity: float | None
    """What one unit can carry."""
    outages: tuple[Outage, ...]
    write: Write
    first: int = 0
    finding: str = ""


@dataclass(frozen=True)
class Standing:
    """A scheme with some of its units out: how full the others are, and what they cannot carry."""

    units: int
    out: frozenset[int]
    fullness: float
    short: float


def standing(record: Spares, scheme: Scheme, out: tuple[int, ...]) -> Standing:
    """Return how a scheme stands: the load shared evenly by the units that are left."""
    gone = frozenset(unit for unit in out if 0 <= unit < scheme.units)
    left = scheme.units - len(gone)
    load, most = size(record.load), size(record.capacity) * left
    fullness = min(load / most, 1.0) if most > 0 else 0.0
    short = max(load - most, 0.0)
    return Standing(scheme.units, gone, fullness, 0.0 if _is_nothing(short, load) else short)


def _is_nothing(short: float, load: float) -> bool:
    return math.isclose(load - short, load, rel_tol=1e-9)


def outs(outage: Outage, count: int) -> tuple[tuple[int, ...], ...]:
    """Return what is out in each scheme, nothing where the outage does not say."""
    return (*outage.out, *[()] * count)[:count]
