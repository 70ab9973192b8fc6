"""The questions of a course as Moodle XML, a category a lesson."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import shorten
from xml.etree import ElementTree as ET

from calculators.engine.html import Html, tag
from calculators.engine.numbers.write import machine
from college.exports.bank.asked import Asked, Near, asked_lessons
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.question import Kind

_TYPES = {
    Kind.CHOICE: "multichoice",
    Kind.NUMBER: "numerical",
    Kind.ORDER: "matching",
    Kind.OPEN: "essay",
}
_NAME_LETTERS = 90
_ALL, _NOTHING = "100", "0"


def moodle_xml(course: Course, lessons: Iterable[Lesson]) -> bytes:
    """Return the file that Moodle imports."""
    quiz = ET.Element("quiz")
    for lesson, asked in asked_lessons(course, lessons):
        track = course.tracks[lesson.track]
        shelves = (course.settings.name, track.title, f"{lesson.step:02}. {lesson.title}")
        # A slash parts one category from another; doubled, it is a sign of the name.
        path = "/".join(name.replace("/", "//") for name in ("$course$", "top", *shelves))
        category = ET.SubElement(quiz, "question", type="category")
        _text(ET.SubElement(category, "category"), path)
        for item in asked:
            _question(quiz, item)
    ET.indent(quiz)
    return bytes(ET.tostring(quiz, encoding="UTF-8", xml_declaration=True))


def _question(quiz: ET.Element, asked: Asked) -> None:
    question = ET.SubElement(quiz, "question", type=_TYPES[asked.kind])
    _text(ET.SubElement(question, "name"), shorten(asked.name, _NAME_LETTERS, placeholder=" …"))
    _html(question, "questiontext", asked.prompt)
    _html(question, "generalfeedback", asked.answer)
    _plain(question, "defaultgrade", "1")
    _plain(question, "penalty", "0.3333333")
    _plain(question, "hidden", "0")
    _plain(question, "idnumber", asked.id)
    if asked.kind is Kind.CHOICE:
        _choice(question, asked)
    elif asked.right:
        _number(question, asked, asked.right)
    elif asked.kind is Kind.ORDER:
        _order(question, asked)
    else:
        _essay(question, asked)


def _choice(question: ET.Element, asked: Asked) -> None:
    for name, value in (("single", "true"), ("shuffleanswers", "true"), ("answernumbering", "abc")):
        _plain(question, name, value)
    for option in asked.options:
        answer = _html(question, "answer", option.words)
        answer.set("fraction", _ALL if option.right else _NOTHING)
        _html(answer, "feedback", option.reason)


def _number(question: ET.Element, asked: Asked, right: Near) -> None:
    """Add the right number, then the slips: Moodle takes the first that fits; then any other."""
    for near in (right, *asked.slips):
        answer = ET.SubElement(question, "answer", format="moodle_auto_format")
        answer.set("fraction", _ALL if near is right else _NOTHING)
        _plain(answer, "text", near.digits)
        _plain(answer, "tolerance", machine(near.margin))
        _html(answer, "feedback", tag("p", near.say or "Right."))
    _plain(question, "unitgradingtype", "0")
    _plain(question, "unitpenalty", "0.1000000")
    _plain(question, "showunits", "3")
    _plain(question, "unitsleft", "0")


def _order(question: ET.Element, asked: Asked) -> None:
    """Add a place a row, to be matched with what belongs there: every Moodle has that kind."""
    _plain(question, "shuffleanswers", "true")
    for place, words in enumerate(asked.item_words, 1):
        row = _html(question, "subquestion", tag("p", f"Place {place}"))
        _text(ET.SubElement(row, "answer"), words)


def _essay(question: ET.Element, asked: Asked) -> None:
    wanted = {"responseformat": "editor", "responserequired": "1", "responsefieldlines": "5"}
    for name, value in {**wanted, "attachments": "0", "attachmentsrequired": "0"}.items():
        _plain(question, name, value)
    _html(question, "graderinfo", asked.answer)
    _html(question, "responsetemplate", Html())


def _plain(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = text


def _text(parent: ET.Element, text: str) -> None:
    _plain(parent, "text", text)


def _html(parent: ET.Element, name: str, html: Html) -> ET.Element:
    found = ET.SubElement(parent, name, format="html")
    _text(found, html)
    return found
