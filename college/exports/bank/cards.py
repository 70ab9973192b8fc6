"""The questions of a course as decks for Anki: brought in again, they update what is there."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from calculators.engine.html import Html, fragment, tag
from college.exports.bank.asked import Asked, asked_in
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.question import Kind

_CARD = Html(
    ".card { font-family: sans-serif; font-size: 18px; text-align: start; max-width: 40em; }"
)
_BACK = fragment("{{FrontSide}}", tag("hr", id="answer"), "{{Answer}}")
_FIXED = 1_500_000_000
"""The moment that the file bears, so that the same questions give the same file."""


def deck_file(course: Course, lessons: Iterable[Lesson]) -> bytes:
    """Return the package that Anki imports: a deck a lesson, a note a question, no variants."""
    import genanki  # noqa: PLC0415 - only this form needs it

    name = course.settings.name
    model = genanki.Model(
        _number(f"{name}: question"),
        f"{name}: question",
        fields=[{"name": "Question"}, {"name": "Answer"}, {"name": "Id"}],
        templates=[{"name": "Card", "qfmt": "{{Question}}", "afmt": _BACK}],
        css=_CARD,
    )
    decks: list[Any] = []
    for lesson in lessons:
        titles = (name, course.tracks[lesson.track].title, f"{lesson.step:02}. {lesson.title}")
        deck = genanki.Deck(
            _number(lesson.id), "::".join(title.replace("::", ":") for title in titles)
        )
        for asked in asked_in(lesson, course):
            if asked.is_variant:
                continue
            front, back = sides(asked)
            note = genanki.Note(
                model, [front, back, asked.id], guid=asked.id, tags=[lesson.track, lesson.id]
            )
            deck.add_note(note)
        decks.append(deck)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deck.apkg"
        genanki.Package(decks).write_to_file(str(file), timestamp=_FIXED)
        return file.read_bytes()


def sides(asked: Asked) -> tuple[Html, Html]:
    """Return question and answer; what is to choose from or to put in order is asked."""
    listed = [option.words for option in asked.options]
    if asked.kind is Kind.ORDER:
        listed = sorted(asked.items)
    options = tag("ul", *(tag("li", item) for item in listed)) if listed else None
    return fragment(asked.prompt, options), asked.answer


def _number(name: str) -> int:
    """Return a number that is always the same for a name, as Anki knows decks by."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4])
