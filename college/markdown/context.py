"""What the Markdown extension needs to know of the page it renders, and notes what it put there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.working.derive import derive
from calculators.engine.working.steps import Step
from college.records.settings import NO_SETTINGS, Settings


@cache
def derived_steps() -> dict[str, tuple[Step, ...]]:
    """Return the working of every calculator, read off the sources once."""
    return {name: derive(calculator) for name, calculator in CATALOG.items()}


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
    asked: int = 0
    """How many questions stand on the page so far; each gets an address."""
    figures: int = 0
    """How many charts stand on the page so far."""
    lesson: str = ""
    """The lesson's id, if the page is one: progress hangs on it."""
    body: str = ""
    """The lesson's text, in which a question finds where its answer is taught."""
    previewed: bool = False
    """Whether an author sees it in the preview, where the notes for teachers can be shown."""
    live: bool = False
    """Whether anything on the page can be changed by the reader, and so needs the runtime."""
    exercises: int = 0
    """How many exercises stand on the page so far."""
    headed: bool = False
    """Whether the page's title stands above its text."""
    below: tuple[tuple[str, str], ...] = ()
    """Id and title of the sections that follow the text, and stand in the list of sections too."""

    def __post_init__(self) -> None:
        """Lay out the book once; every number of the page is worked out on it."""
        self.book = ScenarioBook(CATALOG, self.scenarios)


def scenario_records(page: RenderContext) -> dict[str, dict[str, Any]]:
    """Return the page's scenarios as a script hands them to Python."""
    return {
        name: {"calculator": item.calculator, "given": dict(item.given), "like": item.like}
        for name, item in page.scenarios.items()
    }
