"""The page of topics: every one, with the lessons about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from markdown.extensions.toc import slugify

from calculators.engine.html import Html, tag
from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage
from college.records.lesson import Lesson


@dataclass(frozen=True)
class TopicsPage(SinglePage):
    """All topics, from A to Z."""

    at = "topics.md"
    menu = Menu((Place.TOPICS,), "Topics")

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
            tag("li", tag("b", topic), ": ", *_links(lessons), id=_place(topic))
            for topic, lessons in self.topics.items()
        )
        listed = tag("ul", *lines, class_="cc-topics")
        return f"# Topics\n\nEvery topic of the lessons, from A to Z.\n\n{listed}\n"

    def anchors(self) -> Iterable[str]:
        """Return the place of each topic."""
        return map(_place, self.topics)


def _place(topic: str) -> str:
    return str(slugify(topic, "-"))


def _links(lessons: list[Lesson]) -> Iterable[Html | str]:
    for number, lesson in enumerate(lessons):
        if number:
            yield "; "
        yield tag("a", lesson.title, href=lesson.page_uri)
