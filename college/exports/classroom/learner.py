"""A learner's record as a teacher needs it: what was done, answered and practised, and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import pairwise

_PAUSE = 30 * 60
"""Seconds after which nobody is taken to be still at work."""


@dataclass(frozen=True)
class Answer:
    """One answer; `slip` is what was said to a wrong one that people give, or what was chosen."""

    moment: float
    """Seconds since 1970, or 0 if the record has no sensible one."""
    ok: bool
    slip: str = ""


@dataclass(frozen=True)
class Mark:
    """How far a lesson is."""

    done: bool
    first: float
    last: float
    changed: float = 0


@dataclass(frozen=True)
class Learner:
    """Who it is, by the name of the file, and what the record says."""

    name: str
    lessons: Mapping[str, Mark] = field(default_factory=dict)
    answers: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict)
    """By question, the first one first."""
    passed: frozenset[str] = frozenset()
    """The exercises whose checks passed."""

    @property
    def moments(self) -> list[float]:
        """Every moment that the record tells of, in order."""
        found = {answer.moment for tries in self.answers.values() for answer in tries}
        for mark in self.lessons.values():
            found |= {mark.first, mark.last, mark.changed}
        return sorted(found - {0})

    @property
    def minutes(self) -> int:
        """Minutes between what the record tells of; pauses of more than half an hour left out."""
        gaps = (later - earlier for earlier, later in pairwise(self.moments))
        return round(sum(gap for gap in gaps if gap <= _PAUSE) / 60)

    @property
    def last_day(self) -> date | None:
        """When something was last done."""
        moments = self.moments
        return datetime.fromtimestamp(moments[-1], UTC).date() if moments else None
