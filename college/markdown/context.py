"""What the Markdown extension needs to know of the page it renders, and notes what it put there."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from calculators.engine.prose.expression import Scenario, ScenarioBook
from college.records.settings import NO_SETTINGS, Settings
from college.source.links.link import linked_uri, project_path
from college.subject import Subject


@dataclass(frozen=True)
class PagePlace:
    """A page's place: the project's top, its source among the site's, and its address."""

    root: Path
    uri: str
    address: str

    def file(self, target: str) -> Path:
        """Return the file that a link of the page leads to."""
        return self.root / project_path(linked_uri(self.uri, target))

    def href(self, target: str) -> str:
        """Return a link to a file that is no page, as the finished page has it."""
        folder = posixpath.dirname(self.address) or "."
        return posixpath.relpath(linked_uri(self.uri, target), folder)


NOWHERE = PagePlace(Path(), "", "")
"""The place of a text that stands on no page."""


@dataclass
class RenderContext:
    """One page in the making."""

    settings: Settings = NO_SETTINGS
    """What makes the course this one: roles to speak to, units of its own."""
    scenarios: Mapping[str, Scenario] = field(default_factory=dict)
    example: str = "the example"
    """What the scenarios are called in a sentence: "this lesson's example"."""
    sources: tuple[str, ...] = ()
    """Keys of the documents cited, in the order of their numbers."""
    calculators: list[str] = field(default_factory=list)
    """The calculators put on it so far."""
    terms: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Glossary terms to mark in the text: address and definition, by the way they are written."""
    faded: set[str] = field(default_factory=set)
    """Calculators whose working the page shows already, to be completed."""
    charts: set[tuple[str, str]] = field(default_factory=set)
    """Calculators of which the page shows a chart already, and which."""
    asked: int = 0
    """How many questions stand on the page so far; each gets an address."""
    figures: int = 0
    """How many charts stand on the page so far."""
    lesson: str = ""
    """The lesson's id, if the page is one: progress hangs on it."""
    place: PagePlace = NOWHERE
    """Where the page stands, from which its links lead."""
    body: str = ""
    """The lesson's text, in which a question finds where its answer is taught."""
    previewed: bool = False
    """Whether an author sees it in the preview, where the notes for teachers can be shown."""
    live: bool = False
    """Whether anything on the page can be changed by the reader, and so needs the runtime."""
    exercises: int = 0
    """How many exercises stand on the page so far."""
    made: Mapping[str, str] = field(default_factory=dict)
    """What is made of the whole course, as HTML, by the block that it is for."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """How many there are of what the course has, by the word for it."""
    headed: bool = False
    """Whether the page's title stands above its text."""
    below: tuple[tuple[str, str], ...] = ()
    """Id and title of the sections that follow the text, and stand in the list of sections too."""

    practice: frozenset[str] = frozenset()
    """Addresses of the sections that are practice, if the page has two parts."""
    parts: tuple[tuple[str, str], ...] = ()
    """Name and minutes of each of its two parts."""
    between: str = ""
    """What stands between them, as HTML."""
    recorded: bool = False
    """Whether its scenarios are written down on it, where a script finds them."""

    def __post_init__(self) -> None:
        """Lay out the book once; every number of the page is worked out on it."""
        self.book = ScenarioBook(self.subject.catalog, self.scenarios)

    @property
    def subject(self) -> Subject:
        """What the course's own package declares."""
        return self.settings.subject


def page_record(page: RenderContext) -> dict[str, str]:
    """Return the mark that has the page's scenarios, for the first element that shows them live."""
    if page.recorded:
        return {}
    page.recorded = True
    return {"data-page-scenarios": json.dumps(scenario_records(page), sort_keys=True)}


def scenario_records(page: RenderContext) -> dict[str, dict[str, Any]]:
    """Return the page's scenarios as a script hands them to Python."""
    return {
        name: {
            "calculator": item.calculator,
            "given": dict(item.given),
            "like": item.like,
            **({"name": item.name} if item.name else {}),
        }
        for name, item in page.scenarios.items()
    }
