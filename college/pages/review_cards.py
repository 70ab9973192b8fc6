"""Every question of the course outside its lesson: for the review page, and for Anki."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from markdown.core import Markdown

from college.markdown.render import page_of
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.source.memory import Memory
from college.source.question import questions

_KEPT = Memory()
"""Rendering is slow, and the same cards are needed twice a build, and again by the next preview."""
_EXTENSIONS = (
    "college.markdown.numbers",
    "college.markdown.citations",
    "college.markdown.blocks.question_blocks",
)
_QUESTION = re.compile(r'<p class="cc-question"[^>]*>(?P<text>.*?)</p>', re.DOTALL)
_ANSWER = re.compile(r"</summary>(?P<text>.*)</details>", re.DOTALL)
_RIGHT = re.compile(r'<li data-right="yes">(?P<text>.*?)</li>', re.DOTALL)
_OPTION = re.compile(r'<span class="cc-option">(?P<text>.*?)</span>', re.DOTALL)
_ITEM = re.compile(r"<li[^>]*>(?P<text>.*?)</li>", re.DOTALL)
_CITATION = re.compile(r"<sup\b.*?</sup>", re.DOTALL)
_TAG = re.compile(r"</?(?:data|span|a)\b[^>]*>")
_MARKS = re.compile(r"<(\w+) [^>]*>")


@dataclass(frozen=True)
class Card:
    """One question, rendered as on its lesson's page."""

    id: str
    lesson: Lesson
    html: str
    sides: tuple[str, str]
    """Question and answer, without what only a page needs."""


def cards(course: Course) -> Iterator[Card]:
    """Return the questions of all lessons, in the order they are read."""
    for lesson in course.lessons.values():
        made_from = lesson.body, repr(lesson.scenarios), lesson.sources, lesson.track
        yield from _KEPT.once(lesson.id, made_from, partial(_cards, lesson, course.settings))


def _cards(lesson: Lesson, settings: Settings) -> list[Card]:
    page = page_of(lesson, {}, settings)
    configs = {name: {"page": page} for name in _EXTENSIONS}
    found = []
    for question in questions(lesson.body, lesson.id):
        render = Markdown(extensions=[*_EXTENSIONS, "attr_list"], extension_configs={**configs})
        html = render.convert(question.source)
        found.append(Card(question.id, lesson, html, _sides(html)))
    return found


def questions_script(course: Course) -> str:
    """Return the questions as a classic script, which a page on file:// may load."""
    found = {card.id: card.html for card in cards(course)}
    return f"window.collegeQuestions = {json.dumps(found, ensure_ascii=False)};\n"


def anki_text(course: Course) -> str:
    """Return the questions as a text file that Anki imports: question, answer, tag."""
    rows = [
        "#separator:tab",
        "#html:true",
        "#deck:Compute College",
        "#columns:Question\tAnswer\tTags",
        "#tags column:3",
    ]
    for card in cards(course):
        front, back = card.sides
        rows.append(f"{front}\t{back}\t{card.lesson.track} {card.lesson.id}")
    return "\n".join(rows) + "\n"


def _sides(html: str) -> tuple[str, str]:
    question, answer = _QUESTION.search(html), _ANSWER.search(html)
    assert question, html
    assert answer, html
    front, back = _plain(question["text"]), _plain(answer["text"])
    right = _RIGHT.search(answer["text"])
    if right:
        options = "".join(f"<li>{_plain(each['text'])}</li>" for each in _OPTION.finditer(html))
        front, back = f"{front}<ul>{options}</ul>", _plain(right["text"])
    elif 'data-kind="order"' in html:
        items = sorted(_plain(each["text"]) for each in _ITEM.finditer(answer["text"]))
        front += "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
    return front, back


def _plain(html: str) -> str:
    """Leave structure, drop what only a page needs."""
    text = _MARKS.sub(r"<\1>", _TAG.sub("", _CITATION.sub("", html)))
    return " ".join(text.split())
