"""A handout: a lesson on a sheet of paper, for a class to write on and to take home."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator

from college.exports.book.looks import Looks
from college.exports.book.paper import WIDE, Paper
from college.exports.book.places import Places
from college.exports.book.rendered import text_tree
from college.exports.book.tree import made
from college.markdown.plain import uncited
from college.pages.lesson import LessonPage, lesson_context
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import Document, parse
from college.source.question import guesses

SHEETS = ("book.css", "paper.css", "handout.css")
_PICTURES = ("picture", "chart", "data-chart")
_EXAMPLE, _DECISION = "explore", "decision-check"


def handout(lesson: Lesson, course: Course, looks: Looks) -> etree.Element:
    """Return what to take away, the picture, the worked example, the one question, the terms."""
    lead = Places(course, course.tracks[lesson.track], "").leads(lesson.page_uri)
    paper = Paper(f"{lesson.id}-", lambda target: _outward(lead(target)), WIDE)
    context = lesson_context(lesson, course)
    place = f"{course.settings.name}. {course.tracks[lesson.track].title}. {course.place(lesson)}."
    head = made(
        "header", None, made("p", {"class": "kicker"}, place), made("h1", None, lesson.title)
    )
    summary = made("p", {"class": "summary"}, lesson.summary)
    text = uncited("\n\n".join(_parts(LessonPage(course, lesson).text, lesson)))
    held = paper.body(text_tree(text, context, looks))
    return made("section", {"class": "chapter"}, head, summary, *held, *_terms(lesson, course))


def _outward(target: str | None) -> str | None:
    """Return where a link leads if it leaves the sheet; the book around it is not here."""
    return None if target is None or target.startswith("#") else target


def _parts(text: str, lesson: Lesson) -> Iterator[str]:
    """Return the parts of the lesson's text that a handout has, as they were typed."""
    document = parse(text)
    yield from (document.source(block) for block in document.named("takeaways"))
    for guess in guesses(lesson.body, lesson.id)[:1]:
        yield f"**Your guess.** {guess.prompt} ______________"
    yield from (document.source(block) for block in [*document.named(*_PICTURES)][:1])
    yield from _example(document)
    yield from (document.source(block) for block in document.named(_DECISION))


def _example(document: Document) -> Iterator[str]:
    """Return the section with the numbers to change, but a picture that is shown already."""
    block = next(document.named(_EXAMPLE), None)
    section = document.section(block.section) if block else None
    if section:
        left_out = {
            line
            for each in document.named(*_PICTURES, "ask")
            for line in range(each.line, each.end)
        }
        lines = range(section.line, section.end)
        yield "\n".join(document.lines[line] for line in lines if line not in left_out)


def _terms(lesson: Lesson, course: Course) -> Iterator[etree.Element]:
    terms = [course.terms[name] for name in lesson.teaches]
    if terms:
        yield made("h2", None, "Terms")
        listed = made("dl", {"class": "terms"})
        for term in terms:
            entry = made("dt", None, term.term), made("dd", None, term.definition)
            listed.append(made("div", None, *entry))
        yield listed
