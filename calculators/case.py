"""What a reference case is: a published figure, ours beside it, and how near they must be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from calculators.source import Source
from calculators.unit import Unit


class Kind(Enum):
    """What a case asks of the module."""

    CHECK = "check"
    """Ours must lie within the tolerance."""
    REPORT = "report only"
    """Nothing comparable was published, or the model is known not to fit; shown, not judged."""
    BOUND = "bound"
    """Ours is a bound and must lie above the published figure."""


class Against(Enum):
    """What the published figure owes to others."""

    WORLD = "against the world"
    """It was measured, built or decided without our formula."""
    ARITHMETIC = "arithmetic"
    """It follows from figures beside it by a definition that is ours too: a sum, a conversion, a
    formula that its source states; or it is our own example."""


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
    against: Against = Against.WORLD

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
    def judged(self) -> bool:
        """Whether there is a figure that ours is held to."""
        return self.kind is not Kind.REPORT and self.published is not None

    @property
    def holds(self) -> bool:
        """Whether the case asks no more than the module gives."""
        if not self.judged or self.published is None:
            return True
        if self.kind is Kind.BOUND:
            return self.computed >= self.published
        return abs(self.computed - self.published) <= self.tolerance * abs(self.published)


def arithmetic(*cases: Case) -> tuple[Case, ...]:
    """Return the cases as tests of arithmetic."""
    return tuple(replace(case, against=Against.ARITHMETIC) for case in cases)


def place(case: Case) -> tuple[str, int, tuple[int, str]]:
    """Return where a case stands among others: by letter, then by number, then by size."""
    head, *rest = case.id.split("-")
    digits = "".join(filter(str.isdigit, head))
    size = int(rest[0]) if rest and rest[0].isdigit() else 0
    return head[0], int(digits), (size, case.id)


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


@dataclass(frozen=True)
class Published:
    """All that a subject compares itself with."""

    groups: Mapping[str, tuple[Case, ...]]
    """Every case under the title of its group."""
    slips: tuple[Slip, ...] = ()

    @property
    def cases(self) -> tuple[Case, ...]:
        """Every case, group by group."""
        return tuple(case for group in self.groups.values() for case in group)
