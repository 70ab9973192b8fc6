"""A course of any size: new lessons whose hints are replaced by chance sentences."""

from __future__ import annotations

import random
import re
from pathlib import Path

from college.records.settings import read_settings
from college.scaffold.lesson import lesson_file
from college.scaffold.term import term_file
from college.scaffold.track import track_file
from college.source.document import parse
from college.source.minutes import reading_of

_SYLLABLES = [
    "ba",
    "co",
    "du",
    "fe",
    "gi",
    "ho",
    "ka",
    "le",
    "mi",
    "no",
    "pu",
    "ra",
    "se",
    "ti",
    "vo",
    "wu",
    "xa",
    "yo",
    "zi",
]
SETTINGS = """\
name: Small
package: calculators
strap: A course to try things on
description: Three lessons made by chance.
roles: {readers: readers, writers: those who write}
categories: {money: Money, networking: Networking}
relations: {kind_of: is a kind of, see_also: goes together with}
"""
_HINT = re.compile(r"«[^«»]*»")
_OF_HEADING = re.compile(r"(?m)^(## .+ \| )«.+»$")


def filled(text: str, chance: random.Random, sentences: int = 3) -> str:
    """Replace each hint: by sentences where it fills a line, by one word or two elsewhere.

    Every heading says “So”, where tests put something of their own.
    """

    def words(count: int) -> str:
        return " ".join(
            "".join(chance.choices(_SYLLABLES, k=chance.randint(1, 3))) for _ in range(count)
        )

    def written(hint: re.Match[str]) -> str:
        whole = (text[: hint.start()].endswith("\n") and text[hint.end() :][:1] == "\n") or text[
            : hint.start()
        ].endswith("** ")
        if not whole:
            return words(6)
        return " ".join(words(10).capitalize() + "." for _ in range(sentences))

    text = _OF_HEADING.sub(r"\1So", text)
    return _HINT.sub(written, text)


def write_course(root: Path, tracks: int, lessons: int, seed: int = 1) -> None:
    """Write so many tracks with so many lessons each, clean by every check."""
    chance = random.Random(seed)
    (root / "course.yml").write_text(SETTINGS, "utf-8")
    settings, wrong = read_settings(root)
    assert wrong == []
    for number in range(tracks):
        track = f"track-{number}"
        folder = root / "lessons" / track
        folder.mkdir(parents=True)
        index = _ready(filled(track_file(track, f"Track {number}"), chance))
        (folder / "index.md").write_text(index.replace("steps: 1", f"steps: {lessons}"), "utf-8")
        for step in range(1, lessons + 1):
            name = f"lesson-{number}-{step}"
            path = folder / f"{step:02d}-{name}.md"
            text = filled(
                lesson_file(settings, name, f"Lesson {number}, {step}", track, step, ""), chance
            )
            path.write_text(_ready(text), "utf-8")
            body = path.read_text("utf-8").split("---\n", 2)[2]
            minutes = reading_of(parse(body), settings.known_kinds["lesson"]).minutes
            path.write_text(
                re.sub(r"(?m)^minutes: \d+", f"minutes: {minutes}", path.read_text("utf-8")),
                "utf-8",
            )
    glossary = root / "docs/glossary"
    glossary.mkdir(parents=True)
    (glossary / "term.md").write_text(
        _ready(filled(term_file(settings, "term", "Term", "money"), chance)), "utf-8"
    )


def _ready(text: str) -> str:
    """Return a new page as one that is published."""
    return text.replace("\ndraft: true", "", 1)


def make_draft(root: Path, *lessons: str) -> None:
    """Mark lessons as not ready."""
    for name in lessons:
        (path,) = root.glob(f"lessons/*/[0-9][0-9]-{name}.md")
        path.write_text(
            path.read_text("utf-8").replace("\n---\n", "\ndraft: true\n---\n", 1), "utf-8"
        )
