"""What a reference case is: a published figure, ours beside it, and how near they must be."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from calculators.cost.sources.source import Source
from calculators.unit import Unit


class Kind(Enum):
    """What a case asks of the module."""

    CHECK = "check"
    """Ours must lie within the tolerance."""
    REPORT = "report only"
    """Nothing comparable was published, or the model is known not to fit; shown, not judged."""
    BOUND = "bound"
    """Ours is a bound and must lie above the published figure."""


@dataclass(frozen=True)
class Case:
    """One published figure and our computation of it."""

    id: str
    title: str
    source: Source
    date: str
    """When it was published, ISO, as exact as is known."""
    words: str
    """What was published, in words."""
    published: float | None
    """None where nothing was published to compare with."""
    unit: Unit
    compute: Callable[[], float]
    tolerance: float = 0.0
    """Largest relative error; 0 asks for the exact figure."""
    kind: Kind = Kind.CHECK
    remark: str = ""

    @property
    def computed(self) -> float:
        """Our figure."""
        return self.compute()

    @property
    def error(self) -> float | None:
        """(ours - published) / published, or None without a published figure."""
        if self.published is None:
            return None
        return (self.computed - self.published) / self.published

    @property
    def holds(self) -> bool:
        """Whether the case asks no more than the module gives."""
        if self.kind is Kind.REPORT or self.published is None:
            return True
        if self.kind is Kind.BOUND:
            return self.computed >= self.published
        return abs(self.computed - self.published) <= self.tolerance * abs(self.published)


@dataclass(frozen=True)
class Slip:
    """A published figure that fails its own arithmetic: shown for teaching, never used."""

    id: str
    title: str
    source: Source
    date: str
    words: str
    """What was printed, and what it was printed beside."""
    printed: float
    unit: Unit
    compute: Callable[[], float]
    """The same figure from the source's own numbers."""
    remark: str

    @property
    def recomputed(self) -> float:
        """The figure that the source's own numbers give."""
        return self.compute()
