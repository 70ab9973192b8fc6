"""A track's record: the row of lessons it is, and what it promises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from calculators.engine.prose.expression import Scenario
from college.records.frontmatter import (
    Key,
    Report,
    identifier,
    list_of,
    read_front_matter,
    text,
    whole,
)

TRACK_KEYS: Mapping[str, Key] = {
    "id": Key(identifier, "the name of its folder"),
    "title": Key(text, "the name of the track"),
    "summary": Key(text, "what a reader can decide at the end, in one sentence"),
    "steps": Key(whole, "how many lessons the whole track has"),
    "for": Key(list_of(text), "who it is for"),
    "decisions": Key(list_of(text), "what a reader can decide at the end"),
}


@dataclass(frozen=True)
class Track:
    """One track. `steps` is the count every lesson's "Step N of …" is held to."""

    path: Path
    id: str
    title: str
    summary: str
    steps: int
    audience: tuple[str, ...]
    decisions: tuple[str, ...]
    lines: Mapping[str, int]
    body: str = ""
    body_line: int = 1

    @property
    def scenarios(self) -> dict[str, Scenario]:
        """None: a track names calculators, with their own example."""
        return {}

    @property
    def source_uri(self) -> str:
        """Where the track's own page stands among the site's pages."""
        return f"lessons/{self.id}/index.md"

    @property
    def page_uri(self) -> str:
        """Where its page is."""
        return f"{self.id}/index.html"


def read_track(path: Path, report: Report) -> Track | None:
    """Read a track, or report every problem of its record and give None."""
    matter = read_front_matter(path.read_text("utf-8"), TRACK_KEYS, report)
    values = matter.values
    if any(name not in values for name in TRACK_KEYS):
        return None
    return Track(
        path=path,
        id=values["id"],
        title=values["title"],
        summary=values["summary"],
        steps=values["steps"],
        audience=values["for"],
        decisions=values["decisions"],
        lines=matter.lines,
        body=matter.body,
        body_line=matter.body_line,
    )
