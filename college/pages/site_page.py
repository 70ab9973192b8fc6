"""What a page of the site is and has. A kind of page is a class of these, one file each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, ClassVar, Self

from calculators.engine.html import Html, fragment
from college.markdown.context import RenderContext
from college.pages.parts.menu import Menu
from college.pages.parts.section import Section
from college.pages.parts.track.curve import Curve
from college.records.course import Course
from college.records.page_record import PageRecord, page_of
from college.records.problem import shown


class Feature(Enum):
    """Something a reader can do on a page; the build knows which scripts it takes."""

    LIVE = auto()
    """Numbers that can be changed: Python comes when they are approached."""
    CALCULATOR = auto()
    """A calculator, which offers the reader's own numbers as a start."""
    LESSON = auto()
    """Questions, guesses and steps, and the lesson marked as done."""
    EXERCISE = auto()
    SORTING = auto()
    """Tables whose rows can be put in order."""
    PROGRESS = auto()
    REVIEW = auto()
    RECORD = auto()
    MY_NUMBERS = auto()
    OFFLINE = auto()
    """The course downloaded, installed and removed."""


@dataclass(frozen=True)
class Search:
    """How the search treats a page."""

    exclude: bool = False
    boost: int = 1


@dataclass(frozen=True)
class SitePage(ABC):
    """One page. `uri` is where its source stands among all sources, `address` where it is read."""

    course: Course = field(repr=False)

    features: ClassVar[frozenset[Feature]] = frozenset()
    for_teachers: ClassVar[bool] = False
    """Whether the preview offers a view with the teachers' notes."""
    lists_foot: ClassVar[bool] = False
    """Whether the sections below the text stand in the page's contents."""

    @classmethod
    @abstractmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return all pages of this kind."""

    @property
    @abstractmethod
    def uri(self) -> str:
        """Where its source stands among the site's sources."""

    @property
    def address(self) -> str:
        """Where the page is, from the top of the site."""
        return page_of(self.uri)

    def former(self) -> Iterable[SitePage]:
        """Return the page as it was under each name it had before: its address leads here."""
        return ()

    @property
    @abstractmethod
    def text(self) -> str:
        """Its Markdown."""

    @property
    def source(self) -> str:
        """The author's file, from the top of the project; none for a generated page."""
        return ""

    @property
    def title(self) -> str:
        """The name in the browser's tab; where it is empty, the first heading is taken."""
        return ""

    @property
    def tags(self) -> tuple[str, ...]:
        """Words that the search finds it by, beside its text."""
        return ()

    @property
    def search(self) -> Search:
        """How the search treats it."""
        return Search()

    @property
    def menu(self) -> Menu | None:
        """Its place in the menu, if it has one."""
        return None

    @property
    def draft(self) -> bool:
        """Whether the built site leaves it out."""
        return False

    @property
    def hidden(self) -> tuple[str, ...]:
        """The parts of the theme it goes without."""
        return ()

    @property
    def description(self) -> str:
        """What search engines show of it, beside its title."""
        return ""

    @property
    def template(self) -> str:
        """The theme's template it is set in, if it is not the usual one."""
        return ""

    @property
    def shelf(self) -> str:
        """Where it stands among pages that may have its title, such as the glossary."""
        return ""

    @property
    def pictured(self) -> bool:
        """Whether a link to it has a picture of its own."""
        return False

    def curve(self) -> Curve | None:
        """Return how its result answers to an input, for the picture of a link."""
        return None

    def context(self) -> RenderContext:
        """Return what its Markdown is rendered with: scenarios, sources, terms."""
        return RenderContext(self.course.settings)

    def head(self) -> Html:
        """Return the HTML above its text."""
        return Html()

    def sections(self) -> tuple[Section, ...]:
        """Return the sections below its text."""
        return ()

    def foot(self) -> Html:
        """Return the HTML below its text."""
        return fragment(*(section.html for section in self.sections()))

    def anchors(self) -> Iterable[str]:
        """Return the places on it, beside those in its text, that a link can lead to."""
        for section in self.sections():
            yield from (section.id, *section.ids)

    def structured_data(self) -> Mapping[str, Any] | None:
        """Return what machines are told of it, in the words of schema.org."""
        return None

    def around(self) -> str:
        """Return all that shows on the page beside its text: if it changes, so does the page."""
        context = self.context()
        told = self.title, self.tags, self.draft, context.scenarios, context.sources, context.made
        return f"{self.head()}{self.foot()}{told!r}"


@dataclass(frozen=True)
class WrittenPage(SitePage):
    """A page that an author writes: its record says where it is and what stands on it."""

    record: PageRecord

    @property
    def draft(self) -> bool:
        """As its record says, or that of its track."""
        return self.course.is_draft(self.record)

    @property
    def uri(self) -> str:
        """As its record says."""
        return self.record.source_uri

    @property
    def address(self) -> str:
        """As its record says."""
        return self.record.page_uri

    @property
    def source(self) -> str:
        """The author's file."""
        return shown(self.record.path, self.course.root)

    @property
    def text(self) -> str:
        """What the author wrote."""
        return self.record.body

    def context(self) -> RenderContext:
        """Return its scenarios and sources."""
        record = self.record
        return RenderContext(self.course.settings, record.scenarios, sources=record.sources)


@dataclass(frozen=True)
class SinglePage(SitePage):
    """A page there is one of, written from the course as a whole."""

    at: ClassVar[str]

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return the one."""
        return (cls(course),)

    @property
    def uri(self) -> str:
        """Where its source would stand."""
        return self.at
