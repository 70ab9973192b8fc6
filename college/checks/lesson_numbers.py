"""The check that a link says the right number of a lesson: the page counts better than a person."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity, Swap
from college.source.links.link import linked_uri

_LINK = re.compile(r"\[(?P<text>[^\[\]]*)\]\((?P<path>[^()\s:#]+\.md)(?P<anchor>#[^()\s]*)?\)")
_NUMBER = re.compile(r"\b[Ll]esson\s(?P<step>\d+)\b")


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each typed number of a lesson in a link: wrong it is a problem, right a warning."""
    lessons = {text.uri: text.lesson for text in content.of(Lesson) if text.lesson}
    for text in content.texts:
        for first, passage in text.document.passages:
            for link in _LINK.finditer(passage):
                number = first + passage.count("\n", 0, link.start("path"))
                lesson = lessons.get(linked_uri(text.uri, link["path"]))
                said = _NUMBER.search(link["text"])
                if not lesson or not said:
                    continue
                words = " ".join(said[0].split())
                alone = said[0] == link["text"]
                by_id = f"[]({lesson.id}{link['anchor'] or ''})"
                remedy: Swap | str = f"write lesson {lesson.step}"
                if alone:
                    remedy = f"write {by_id}" if "\n" in link[0] else Swap(link[0], by_id)
                if int(said["step"]) != lesson.step:
                    what = f"the link says {words}, but that is step {lesson.step}"
                    yield text.problem(number, what, remedy)
                elif alone:
                    what = f"the number in {words} is typed by hand and can go stale"
                    yield text.problem(number, what, remedy, Severity.WARNING)
