"""A group of facts: those that stand together on the page of data."""

from dataclasses import dataclass
from typing import Final

from calculators.fact import Ends, Fact, Status
from calculators.source import Source
from calculators.unit import Unit

REVIEWED: Final = "2026-11-16"
"""The day we last looked at our own assumptions."""
PRICE: Final[Ends] = (0.05, 50)
"""What a GPU-hour may be said to cost."""
SHARE: Final[Ends] = (0, 1)


@dataclass(frozen=True)
class Group:
    """The title of a group, and the three ways in which a fact comes into it."""

    title: str

    def illustrative(
        self,
        value: float,
        unit: Unit,
        label: str,
        note: str,
        *,
        plausible: Ends,
        allowed: Ends,
        asked: str = "",
        source: Source | None = None,
    ) -> Fact:
        """Return an assumption of ours, with the ends a careful reader would try."""
        return Fact(
            value,
            unit=unit,
            label=label,
            asked=asked,
            group=self.title,
            status=Status.ILLUSTRATIVE,
            date=REVIEWED,
            source=source,
            note=note,
            plausible=plausible,
            allowed=allowed,
        )

    def sourced(
        self,
        value: float,
        unit: Unit,
        label: str,
        note: str,
        *,
        source: Source,
        allowed: Ends,
        asked: str = "",
        plausible: Ends | None = None,
        date: str = "",
        status: Status = Status.SOURCED,
    ) -> Fact:
        """Return a figure seen in a document, of the document's date unless it has its own."""
        return Fact(
            value,
            unit=unit,
            label=label,
            asked=asked,
            group=self.title,
            status=status,
            date=date or source.date,
            source=source,
            note=note,
            plausible=plausible,
            allowed=allowed,
        )

    def derived(
        self,
        value: float,
        unit: Unit,
        label: str,
        note: str,
        *,
        source: Source,
        allowed: Ends,
        asked: str = "",
        plausible: Ends | None = None,
    ) -> Fact:
        """Return a figure computed from those of a document."""
        return self.sourced(
            value,
            unit,
            label,
            note,
            source=source,
            allowed=allowed,
            asked=asked,
            plausible=plausible,
            status=Status.DERIVED,
        )

    def same(self, fact: Fact, label: str, note: str, *, asked: str, allowed: Ends) -> Fact:
        """Return a figure that stands elsewhere already, such as a chip's, under its own name."""
        return Fact(
            fact,
            unit=fact.unit,
            label=label,
            asked=asked,
            group=self.title,
            status=fact.status,
            date=fact.date,
            source=fact.source,
            note=note,
            allowed=allowed,
        )
