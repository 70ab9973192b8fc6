"""The page that shows the slides of a lesson, in two windows: one for the room, one with notes."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Sequence

from markdown.core import Markdown
from markdown.treeprocessors import Treeprocessor

from calculators.engine.html import Html, tag
from college.exports.slides.deck import Slide, slides, teaching_notes
from college.markdown.context import PagePlace
from college.markdown.extension import CollegeExtension
from college.markdown.plain import uncited
from college.pages.lesson import LessonPage, lesson_context
from college.pages.site.lone_page import lone_head, lone_page
from college.records.course import Course
from college.records.lesson import Lesson

_BEHIND_ALL = -10


class _Unlinked(Treeprocessor):
    """Takes links to other pages away: they are not beside the slides."""

    def run(self, root: etree.Element) -> None:
        """Keep the words of each."""
        for link in root.iter("a"):
            if not link.get("href", "").startswith("http"):
                link.tag = "span"
                link.attrib.clear()


class SlideDeck:
    """Writes the page of one lesson; all its slides share the lesson's numbers."""

    def __init__(self, lesson: Lesson, course: Course) -> None:
        self.lesson, self.course = lesson, course
        page = LessonPage(course, lesson)
        context = lesson_context(lesson, course)
        context.place = PagePlace(course.root, page.uri, page.address)
        self._markdown = Markdown(
            extensions=["attr_list", "tables", CollegeExtension(page=context)]
        )
        self._markdown.treeprocessors.register(_Unlinked(), "college-unlinked", _BEHIND_ALL)

    def page(self, sheets: Sequence[str], scripts: Sequence[str]) -> str:
        """Return it as HTML, with these files beside it."""
        head = lone_head(f"{self.lesson.title}: slides", sheets=sheets)
        shown = [self._slide(slide) for slide in slides(self.lesson, self.course)]
        notes = tag("section", self._html(teaching_notes(self.lesson)), class_="cc-slides-notes")
        body = tag(
            "body",
            tag("main", *shown, class_="cc-slides md-typeset"),
            tag("div", notes, class_="md-typeset", hidden=True),
            *(tag("script", src=name) for name in scripts),
            data_md_color_scheme="default",
        )
        return lone_page(head, body)

    def _slide(self, slide: Slide) -> Html:
        answer, notes = self._html(slide.answer), self._html(slide.notes)
        return tag(
            "section",
            tag("h2", slide.title),
            tag("div", self._html(slide.text), class_="cc-slides-text"),
            tag("div", answer, class_="cc-slides-answer") if answer else None,
            tag("div", notes, class_="cc-slides-note", hidden=True) if notes else None,
            class_="cc-slides-slide",
        )

    def _html(self, markdown: str) -> Html:
        return Html(self._markdown.reset().convert(uncited(markdown)))
