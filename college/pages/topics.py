"""The page of topics: every one, with the lessons about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from markdown.extensions.toc import slugify

from calculators.engine.html import Html, tag
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.site_page import SinglePage
from college.records.lesson import Lesson


@dataclass(frozen=True)
class TopicsPage(SinglePage):
    """All topics, from A to Z."""

    at = "topics.md"
    menu = Menu((Place.TOPICS,), "Topics", LEARN)

    @property
    def topics(self) -> dict[str, list[Lesson]]:
        """The lessons about each topic, in order; some tags say only what kind of lesson it is."""
        tagged: dict[str, list[Lesson]] = defaultdict(list)
        for lesson in self.course.lessons.values():
            for topic in lesson.tags:
                if topic not in self.course.settings.kinds:
                    tagged[topic].append(lesson)
        return {topic: tagged[topic] for topic in sorted(tagged, key=str.lower)}

    @property
    def text(self) -> str:
        """One line a topic."""
        lines = (
            tag("li", tag("b", topic), ": ", *self._links(lessons), id=_place(topic))
            for topic, lessons in self.topics.items()
        )
        listed = tag("ul", *lines, class_="cc-list-topics")
        return f"# Topics\n\nEvery topic of the lessons, from A to Z.\n\n{listed}\n"

    def anchors(self) -> Iterable[str]:
        """Return the place of each topic."""
        return map(_place, self.topics)

    def _links(self, lessons: list[Lesson]) -> Iterator[Html | str]:
        """Return the lessons; where there are several tracks, each row of them names its own."""
        several = len(self.course.open_tracks) > 1
        for number, (track, row) in enumerate(groupby(lessons, key=lambda item: item.track)):
            if number:
                yield "; "
            for place, lesson in enumerate(row):
                if place:
                    yield "; "
                yield tag("a", lesson.title, href=lesson.page_uri)
            if several:
                yield tag("span", f" ({self.course.tracks[track].title})", class_="cc-muted")


def _place(topic: str) -> str:
    return str(slugify(topic, "-"))
