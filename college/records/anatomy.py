"""The anatomy of a lesson: its sections in their order, and the blocks that each must have.

Data, read by the check, the scaffolding and the authors' reference.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """One section of a lesson: its heading, and the blocks that must stand in it."""

    heading: str
    blocks: tuple[str, ...] = ()
    answers: str = ""
    """What the section is for, for the author's guide."""
    also: tuple[str, ...] = ()
    """Blocks the lesson must have somewhere; a new lesson has them here."""
    explains: float = 1
    """How likely it is that what a question asks is explained here; not at all if it only asks."""


ANATOMY = (
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
    Part("Why it matters", (), "what goes wrong for someone who does not know this", also=("ask",)),
    Part(
        "A simple example",
        ("steps", "explore"),
        "an everyday picture, then numbers the reader can change",
        also=("fade", "illustrative"),
    ),
    Part("Try your own numbers", ("calculator",), "the calculator, started from the example"),
    Part(
        "The common mistake",
        ("cards",),
        "what people get wrong, and the three things they mix up",
        also=("ask",),
    ),
    Part(
        "Market signal",
        ("market-read",),
        "how this shows in prices, quotes and announcements, with dates",
    ),
    Part(
        "What you can do with this",
        ("roles", "decision-check"),
        "by role, and the one question to ask",
        explains=0,
    ),
    Part("Check yourself", ("ask",), "three questions or more, with answers", explains=0),
    Part(
        "Practice in Python",
        ("exercise", "teach"),
        "one small program, with starter, solution and checks; then the notes for teachers",
        explains=0,
    ),
)

SECTION_OF_QUESTIONS = "Check yourself"
QUESTIONS_AT_END = 3
QUESTIONS_IN_TEXT = 2
