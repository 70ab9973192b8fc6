"""What the Markdown extensions need to know of the page they render."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.working.derive import derive
from calculators.engine.working.steps import Step
from college.records.lesson import Lesson
from college.records.scenario import scenarios
from college.records.settings import Settings


@cache
def derived_steps() -> dict[str, tuple[Step, ...]]:
    """Return the working of every calculator, read off the sources once."""
    return {name: derive(calculator) for name, calculator in CATALOG.items()}


def page_of(lesson: Lesson | None, meta: Mapping[str, Any], settings: Settings) -> Page:
    """Return the page of a lesson, or of any other page with scenarios in its front matter."""
    if lesson:
        return Page(
            lesson.scenarios,
            "this lesson's example",
            lesson.sources,
            lesson=lesson.id,
            body=lesson.body,
            roles=settings.roles,
        )
    return Page(
        scenarios(meta.get("scenarios", {})),
        sources=tuple(meta.get("sources", ())),
        roles=settings.roles,
    )


@dataclass
class Page:
    """One page in the making. `calculators` collects the cards put on it."""

    scenarios: Mapping[str, Scenario] = field(default_factory=dict)
    example: str = "the example"
    """What the scenarios are called in a sentence: "this lesson's example"."""
    sources: tuple[str, ...] = ()
    """Keys of the documents cited, in the order of their numbers."""
    calculators: list[str] = field(default_factory=list)
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
    roles: Mapping[str, str] = field(default_factory=dict)
    """The words for each role the course speaks to."""
    previewed: bool = False
    """Whether an author sees it in the preview, where the notes for teachers can be shown."""
    live: bool = False
    """Whether anything on the page can be changed by the reader, and so needs the runtime."""
    exercises: int = 0
    """How many exercises stand on the page so far."""
    exercise_pack: str = ""
    """Where the Python that runs them lies among the assets."""
    headed: bool = False
    """Whether the page's title stands above its text."""
    below: tuple[tuple[str, str], ...] = ()
    """Id and title of the sections that follow the text, and stand in the list of sections too."""

    def __post_init__(self) -> None:
        """Lay out the book once; every number of the page is worked out on it."""
        self.book = ScenarioBook(CATALOG, self.scenarios)


def scenario_records(page: Page) -> dict[str, dict[str, Any]]:
    """Return the page's scenarios as a script hands them to Python."""
    return {
        name: {"calculator": item.calculator, "given": dict(item.given), "like": item.like}
        for name, item in page.scenarios.items()
    }
