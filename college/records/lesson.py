"""A lesson's record: what its front matter says, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from calculators.engine.prose.expression import Scenario
from college.records.frontmatter import (
    FrontMatter,
    Key,
    Report,
    date,
    identifier,
    list_of,
    one_of,
    read_front_matter,
    text,
    truth,
    whole,
)
from college.records.scenario import scenarios

AUDIENCES = {
    "buyers": "buyers",
    "analysts": "analysts",
    "ml-teams": "ML teams",
    "operators": "operators",
}
"""Who a lesson speaks to: the roles a reader may choose."""

LESSON_KEYS: Mapping[str, Key] = {
    "id": Key(identifier, "a stable name; progress and links hang on it"),
    "title": Key(text, "the heading of the lesson"),
    "summary": Key(text, "one sentence that answers the title"),
    "track": Key(identifier, "the folder name of its track"),
    "step": Key(whole, "its place in the track, from 1"),
    "variant": Key(
        one_of("question", "track"), "question if the title asks, track if it states", "question"
    ),
    "tags": Key(list_of(text), "a short list of topics"),
    "minutes": Key(whole, "the time it takes to read"),
    "audience": Key(list_of(one_of(*AUDIENCES)), f"who it is for: {', '.join(AUDIENCES)}"),
    "needs": Key(list_of(identifier), "ids of lessons to read first", ()),
    "teaches": Key(list_of(identifier), "ids of the glossary terms it introduces", ()),
    "calculators": Key(list_of(text), "names of the calculators it leads to", ()),
    "sources": Key(list_of(text), "keys of the documents its facts come from", ()),
    "reviewed": Key(date, "the day its facts were last checked"),
    "scenarios": Key(scenarios, "the named inputs behind its numbers", {}),
    "draft": Key(truth, "true while it is being written; the built site leaves it out", False),  # noqa: FBT003 - the default of a key
}
"""Every key a lesson may have. The authors' guide and the scaffolding read this table."""


@dataclass(frozen=True)
class Lesson:
    """One lesson: its record, its body, and where both stand."""

    path: Path
    id: str
    title: str
    summary: str
    track: str
    step: int
    variant: str
    tags: tuple[str, ...]
    minutes: int
    audience: tuple[str, ...]
    needs: tuple[str, ...]
    teaches: tuple[str, ...]
    calculators: tuple[str, ...]
    sources: tuple[str, ...]
    reviewed: str
    scenarios: Mapping[str, Scenario]
    body: str
    body_line: int
    lines: Mapping[str, int]
    draft: bool = False

    @property
    def source_uri(self) -> str:
        """Where the lesson stands among the site's pages: beside its track, numbered."""
        return f"lessons/{self.track}/{self.path.name}"

    @property
    def page_uri(self) -> str:
        """Where its page is: without the step, so that reordering breaks no link."""
        return f"{self.track}/{self.id}.html"


def read_lesson(path: Path, report: Report) -> Lesson | None:
    """Read a lesson, or report every problem of its record and give None."""
    problems = 0

    def counted(line: int, what: str, remedy: str) -> None:
        nonlocal problems
        problems += 1
        report(line, what, remedy)

    matter = read_front_matter(path.read_text("utf-8"), LESSON_KEYS, counted)
    if problems:
        return None
    return Lesson(
        path=path,
        body=matter.body,
        body_line=matter.body_line,
        lines=matter.lines,
        **_typed(matter),
    )


def _typed(matter: FrontMatter) -> dict[str, Any]:
    return {name: matter.values[name] for name in LESSON_KEYS}
