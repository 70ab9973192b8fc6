"""Links by id: `[](an-id)` says by itself what it leads to, so that no number can go stale.

Of a lesson it says “lesson 3”, of a term the term, of a track its title; `[title](an-id)` says the
title of either, and any other words stay as they are. Each becomes an ordinary link before the
text is rendered, exported or counted.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from calculators.engine.numbers.phrase import capitalized
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.term import Term
from college.records.track import Track
from college.source.document import parse

BY_ID = re.compile(
    r"(?<!!)\[(?P<text>[^\[\]]*)\]\((?P<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?P<anchor>#[\w-]+)?\)"
)
TITLE = "title"
_OPENING = re.compile(r"^\s*(?P<mark>/{3,} *[\w-]+ *\|?|[-*+|>] |\d+\. |#+ )?[\s*_\"“(]*$")
"""What may stand before the first word of a paragraph, an item, a cell or a question."""
_AFTER_A_SENTENCE = re.compile(r"[.!?][*_\"”’)\]]*\s+[*_\"“(]*$")
_END_OF_SENTENCE = re.compile(r"(?:^\s*(?:/{3,}.*)?|[.!?][*_\"”’)\]]*\s*)$")
Record = TypeVar("Record", bound=PageRecord)


@dataclass(frozen=True)
class Reference:
    """One link by id: `start` and `end` count in the passage that begins at a line of the text."""

    first: int
    """The line that the passage begins at, from 0."""
    start: int
    end: int
    text: str
    id: str
    anchor: str
    begins: bool
    """Whether it begins a sentence."""


def references(body: str) -> Iterator[Reference]:
    """Return the links by id in a text; what stands in code is none."""
    if not BY_ID.search(body):
        return
    for first, passage in parse(body).passages:
        for found in BY_ID.finditer(passage):
            above, _, lead = passage[: found.start()].rpartition("\n")
            before = above.rpartition("\n")[2]
            opening = _OPENING.match(lead)
            begins = bool(_AFTER_A_SENTENCE.search(lead)) or bool(
                opening and (opening["mark"] or _END_OF_SENTENCE.search(before))
            )
            yield Reference(
                first, *found.span(), found["text"], found["id"], found["anchor"] or "", begins
            )


def leads_to(course: Course, name: str) -> PageRecord | None:
    """Return what an id names: a lesson, else a track, else a term."""
    return course.lessons.get(name) or course.tracks.get(name) or course.terms.get(name)


def with_references(course: Course) -> Course:
    """Return the course with every link by id written out."""

    def whole(record: Record) -> Record:
        body = _written_out(record, course)
        return record if body == record.body else replace(record, body=body)

    return replace(
        course,
        tracks={name: whole(item) for name, item in course.tracks.items()},
        lessons={name: whole(item) for name, item in course.lessons.items()},
        terms={name: whole(item) for name, item in course.terms.items()},
        pages={name: whole(item) for name, item in course.pages.items()},
    )


def _written_out(here: PageRecord, course: Course) -> str:
    """Return a record's text with links as Markdown has them; an unknown id stays as it is."""
    found = [*references(here.body)]
    if not found:
        return here.body
    lines = here.body.split("\n")
    for item in reversed(found):
        target = leads_to(course, item.id)
        if target:
            link = posixpath.relpath(target.source_uri, posixpath.dirname(here.source_uri) or ".")
            whole = f"[{_words(item, target, here, course)}]({link}{item.anchor})"
            below = "\n".join(lines[item.first :])
            lines[item.first :] = (below[: item.start] + whole + below[item.end :]).split("\n")
    return "\n".join(lines)


def _words(item: Reference, target: PageRecord, here: PageRecord, course: Course) -> str:
    words = item.text
    if item.text in {"", TITLE}:
        match target:
            case Lesson(title=title) if item.text == TITLE:
                words = title
            case Lesson(step=step, track=track):
                words = f"lesson {step}"
                if len(course.tracks) > 1 and getattr(here, "track", "") != track:
                    name = course.tracks[track].title if track in course.tracks else track
                    words = f"lesson {step} of {name}"
            case Track(title=title):
                words = title
            case Term(term=term):
                words = term
        return capitalized(words) if item.begins else words
    return words
