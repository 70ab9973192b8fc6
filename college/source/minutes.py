"""How long a lesson takes: its words, its questions and its calculators."""

from __future__ import annotations

from dataclasses import dataclass

from college.source.document import Document
from college.source.readability import ease_of

WORDS_A_MINUTE = 200
MINUTES_A_QUESTION = 1.5
MINUTES_A_CALCULATOR = 3
_SLACK_MINUTES = 2
_SLACK_SHARE = 0.2
_TEACHERS_ONLY = "teach"


@dataclass(frozen=True)
class Reading:
    """What a lesson asks of its reader."""

    words: int
    questions: int
    calculators: int
    ease: float

    @property
    def minutes(self) -> int:
        """The whole minutes it takes.

        >>> Reading(words=1000, questions=6, calculators=1, ease=60).minutes
        17
        """
        exact = (
            self.words / WORDS_A_MINUTE
            + self.questions * MINUTES_A_QUESTION
            + self.calculators * MINUTES_A_CALCULATOR
        )
        return max(1, round(exact))

    def agrees_with(self, minutes: int) -> bool:
        """Whether a record's minutes are near enough: two minutes, or a fifth."""
        return abs(minutes - self.minutes) <= max(_SLACK_MINUTES, _SLACK_SHARE * self.minutes)


def reading_of(document: Document) -> Reading:
    """Count words, questions and calculators of a text; what only teachers see is left out."""
    found = [item for item in document.paragraphs if _TEACHERS_ONLY not in item.blocks]
    return Reading(
        words=sum(len(item.words) for item in found),
        questions=sum(1 for _ in document.named("ask")),
        calculators=sum(1 for _ in document.named("calculator")),
        ease=ease_of(found),
    )
