"""The pages about the reader's own learning: their words here, their content by script."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from calculators.engine.html import tag
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.parts.needs_script import NEEDS_SCRIPT
from college.pages.parts.section import Section
from college.pages.parts.track.take_along import take_along
from college.pages.site_page import Feature, Search, SinglePage

GROUP = "Your learning"


@dataclass(frozen=True)
class LearningPage(SinglePage):
    """A page that a script fills from what the browser has kept."""

    name: ClassVar[str]
    search = Search(exclude=True)

    @property
    @abstractmethod
    def heading(self) -> str:
        """What it is called."""

    @property
    @abstractmethod
    def words(self) -> str:
        """What it is for."""

    @property
    def when_empty(self) -> str:
        """What it says to a reader who has not begun."""
        return ""

    @property
    def text(self) -> str:
        """The words, and the place for the content."""
        empty = self.when_empty
        begin = f"{empty}\n{{: .cc-own-empty .cc-not-printed }}\n\n" if empty else ""
        place = tag("div", class_="cc-own-page", data_page=self.name)
        return (
            f"# {self.heading}\n\n{self.words}\n{{: .cc-not-printed }}\n\n"
            f"{begin}{place}\n\n{NEEDS_SCRIPT}\n"
        )

    @property
    def tracks(self) -> str:
        """The tracks as links."""
        return " or ".join(
            f"[{track.title}](../{track.source_uri})" for track in self.course.open_tracks
        )


@dataclass(frozen=True)
class ProgressPage(LearningPage):
    """All that is stored, and what can be done with it."""

    at, name, heading = "learn/progress.md", "progress", "Your progress"
    features = frozenset({Feature.PROGRESS, Feature.OFFLINE})
    menu = Menu((Place.LEARNING, 1), heading, LEARN, GROUP)
    words = (
        "Everything on this page is kept in this browser and nowhere else. There is no account, "
        "and nothing is sent. Export it to a file to move it to another computer."
    )

    def sections(self) -> tuple[Section, ...]:
        """Return what else this browser can keep."""
        return (Section.headed("offline", "Without a network", take_along(self.address)),)


@dataclass(frozen=True)
class ReviewPage(LearningPage):
    """What is about to be forgotten, asked again."""

    at, name, heading = "learn/review.md", "review", "Review"
    features = frozenset({Feature.REVIEW, Feature.LIVE})
    menu = Menu((Place.LEARNING, 0), heading, LEARN, GROUP)
    words = (
        "Questions from the lessons you have finished come back here, each a little later than "
        "the time before. Answering from memory is what makes it stay. You can also "
        "[take all questions to Anki](../assets/review-cards.txt){: download }: choose File, "
        "Import there."
    )

    @property
    def when_empty(self) -> str:
        """Where questions come from."""
        return (
            f"Not begun yet? Finish a lesson of {self.tracks} and mark it as done at its foot. "
            "Its questions then come to this page."
        )


@dataclass(frozen=True)
class RecordPage(LearningPage):
    """The printable record."""

    at, name, heading = "learn/record.md", "record", "Record of completion"
    features = frozenset({Feature.RECORD})
    menu = Menu((Place.LEARNING, 3), heading, LEARN, GROUP)
    words = "What you have marked as done and answered, to print or to keep as a PDF."

    @property
    def when_empty(self) -> str:
        """What it will show."""
        return (
            f"Nothing to print yet? Mark a lesson of {self.tracks} as done at its foot, and it "
            "stands here."
        )
