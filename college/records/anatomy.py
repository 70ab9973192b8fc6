"""The anatomy of a lesson, by its kind: the sections in their order, and what each must have.

A lesson has two parts: first what is to be learned, then practice, both on one page.

Data, read by the check, the scaffolding and the authors' reference. Two kinds are here; a course
declares others in `course.yml`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from college.records.keys import Key, record_of
from college.records.readers import list_of, text, truth, whole


@dataclass(frozen=True)
class Part:
    """One section of a lesson: its heading, and the blocks that must stand in it."""

    heading: Annotated[str, Key("its role, by which its heading begins", text)]
    blocks: Annotated[tuple[str, ...], Key("blocks that must stand in it", list_of(text))] = ()
    answers: Annotated[str, Key("what it is for, as a hint to the author", text, name="for")] = ""
    also: Annotated[
        tuple[str, ...],
        Key("blocks the lesson must have somewhere; a new lesson has them here", list_of(text)),
    ] = ()
    either: Annotated[
        tuple[str, ...], Key("blocks of which one must stand in it", list_of(text))
    ] = ()
    asks: Annotated[int, Key("how many questions must stand in it", whole)] = 0
    optional: Annotated[bool, Key("true if a lesson may go without it", truth)] = False
    practice: Annotated[
        bool, Key("true if it is for practice; what is to be learned comes first", truth)
    ] = False
    explains: float = 1
    """How likely it is that what a question asks is explained here; not at all if it only asks."""
    formerly: tuple[str, ...] = ()
    """Roles it had before; links to them still lead to it."""


@dataclass(frozen=True)
class LessonKind:
    """One kind of lesson. Every section that a lesson of it has is one of these."""

    meaning: Annotated[str, Key("what it is for, in a few words", text, name="for")]
    sections: Annotated[
        tuple[Part, ...],
        Key("its sections in order, each with heading, for, blocks", list_of(record_of(Part))),
    ]
    asks: Annotated[
        int, Key("how many questions must stand in the text, beside those of a section", whole)
    ] = 0
    most_minutes: Annotated[int, Key("how long its first part may take to read", whole)] = 0


_LESSON = LessonKind(
    "the whole way: from a guess to a calculator, the market and a small program",
    (
        Part(
            "Guess first",
            ("predict",),
            "one number the reader guesses before the lesson gives it",
            explains=0,
        ),
        Part(
            "In plain English",
            ("memory-trick",),
            "the idea without jargon, and a picture to remember it by",
            explains=1.3,
        ),
        Part(
            "Why it matters",
            (),
            "what goes wrong for someone who does not know this",
            also=("ask",),
        ),
        Part(
            "A simple example",
            ("steps", "explore"),
            "an everyday picture, then numbers the reader can change",
            also=("illustrative",),
        ),
        Part(
            "The common mistake",
            ("cards",),
            "what people get wrong, and the three things they mix up",
        ),
        Part(
            "Market signal",
            ("market-read",),
            "how this shows in prices, quotes and announcements, with dates",
        ),
        Part(
            "The bill so far",
            ("ledger",),
            "the running bill with the line of this lesson, in a sentence or two",
            optional=True,
            explains=0,
        ),
        Part(
            "What you can do with this",
            ("roles", "decision-check"),
            "by role, and the one question to ask",
            explains=0,
        ),
        Part(
            "Work it through",
            ("fade",),
            "the working of the example, which the reader completes",
            practice=True,
            explains=0.5,
        ),
        Part(
            "Check yourself",
            (),
            "three to five questions, with answers",
            asks=3,
            practice=True,
            explains=0,
        ),
        Part(
            "Try your own numbers",
            ("calculator",),
            "the calculator, started from the example",
            practice=True,
        ),
        Part(
            "Practice",
            ("teach",),
            "one exercise, in Python or on paper; then the notes for teachers",
            either=("exercise", "task"),
            practice=True,
            explains=0,
            formerly=("Practice in Python",),
        ),
        Part(
            "The case",
            (),
            "at the end of a part of the track: chained questions, and a paper to hand in",
            optional=True,
            practice=True,
            explains=0,
        ),
    ),
    asks=1,
    most_minutes=8,
)
_BY_HEADING = {part.heading: part for part in _LESSON.sections}

_SHORT = LessonKind(
    "one idea without a sum: no market signal and no program, a calculator if it helps",
    (
        replace(_BY_HEADING["Guess first"], optional=True),
        _BY_HEADING["In plain English"],
        _BY_HEADING["Why it matters"],
        replace(
            _BY_HEADING["A simple example"],
            blocks=(),
            answers="an everyday picture, taken step by step",
            also=("steps",),
        ),
        _BY_HEADING["The common mistake"],
        replace(_BY_HEADING["What you can do with this"], blocks=("decision-check",)),
        replace(
            _BY_HEADING["Check yourself"],
            blocks=("teach",),
            answers="two questions or more, with answers; then the notes for teachers",
            asks=2,
        ),
        replace(_BY_HEADING["Try your own numbers"], optional=True),
    ),
    asks=1,
)

WHOLE = "lesson"
"""The kind of a lesson that names none."""
LESSON_KINDS = {WHOLE: _LESSON, "short": _SHORT}
"""The kinds that every course has, unless it declares them anew."""
