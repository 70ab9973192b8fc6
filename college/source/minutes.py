"""How long a lesson takes, three ways: to read, to practice, and in a class.

Read: the words of its first part, all that a reader passes. Practice: what its second part has to
be done. In class: the minutes that the notes for teachers give.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from college.records.anatomy import WHOLE, LessonKind
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.source.document import Document, parse
from college.source.paragraphs import Paragraph, spoken, words
from college.source.readability import ease_of

WORDS_A_MINUTE = 200
MINUTES_A_BLOCK = {"ask": 1.5, "fade": 2, "exercise": 5, "task": 5}
"""What there is to be done in the second part, and what each takes."""
MINUTES_A_REVIEW = 0.5
"""A question that comes back is known: answering it takes less."""
_SLACK = 1
_NOTES = "teach"
_PLAN = re.compile(r"^\*\*(?:Timing|Pace|Minutes)\.\*\*\s*(?P<said>.*)", re.DOTALL)
_NUMBER = re.compile(r"\b\d+\b")


@dataclass(frozen=True)
class Reading:
    """What a lesson asks of its reader, and of a class."""

    words: int
    """Of the first part, and above it."""
    practice: int
    """The minutes of the second part; none if it has no such part."""
    in_class: int
    """The minutes that the notes give; none if they give none."""
    ease: float

    @property
    def exact(self) -> float:
        """The minutes it takes to read, to a fraction."""
        return self.words / WORDS_A_MINUTE

    @property
    def minutes(self) -> int:
        """The whole minutes it takes to read.

        >>> Reading(words=1300, practice=11, in_class=50, ease=60).minutes
        6
        """
        return max(1, round(self.exact))

    def agrees_with(self, minutes: int) -> bool:
        """Whether a record's minutes are near enough: they may be rounded up or down."""
        return minutes == self.minutes or abs(minutes - self.exact) < _SLACK


def reading_of(document: Document, kind: LessonKind | None, above: Iterable[str] = ()) -> Reading:
    """Measure a text of a kind of lesson; `above` are the sentences that stand above it."""
    places = practice_of(document, kind) if kind else ()
    starts = (section.line for section in document.sections if section.address in places)
    practice = min(starts, default=len(document.lines))
    first = [
        item for item in document.paragraphs if item.line < practice and _NOTES not in item.blocks
    ]
    done = sum(
        minutes
        for name, minutes in MINUTES_A_BLOCK.items()
        for block in document.named(name)
        if block.line >= practice
    )
    return Reading(
        words=sum(len(item.words) for item in first)
        + sum(len(words(spoken(sentence))) for sentence in above),
        practice=round(done),
        in_class=sum(map(_planned, document.paragraphs)),
        ease=ease_of(item for item in document.paragraphs if _NOTES not in item.blocks),
    )


def lesson_reading(lesson: Lesson, settings: Settings) -> Reading:
    """Measure a lesson with what its record says above the text."""
    kind = lesson_kind(lesson, settings)
    return reading_of(parse(lesson.body), kind, (lesson.summary, *lesson.takeaways))


def lesson_kind(lesson: Lesson, settings: Settings) -> LessonKind:
    """Return the kind of a lesson; one that names none that there is counts as whole."""
    kinds = settings.known_kinds
    return kinds.get(lesson.kind, kinds[WHOLE])


def practice_of(document: Document, kind: LessonKind) -> frozenset[str]:
    """Return the addresses of the sections that are practice."""
    roles = {part.heading for part in kind.sections if part.practice}
    return frozenset(item.address for item in document.sections if item.name in roles)


def _planned(paragraph: Paragraph) -> int:
    """Add up the minutes that a paragraph of the notes plans, in the first sentence of its plan.

    >>> _planned(Paragraph(0, "**Timing.** Guess 5 minutes, sum 10. In 2026, more.", ("teach",)))
    15
    """
    found = _PLAN.match(paragraph.text) if _NOTES in paragraph.blocks else None
    if not found:
        return 0
    said = re.split(r"(?<=[.])\s+(?=[A-Z])", found["said"], maxsplit=1)[0]
    return sum(map(int, _NUMBER.findall(said)))
