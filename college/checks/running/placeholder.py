"""What the preview shows in place of a page with problems: the list of them.

The rest of the course stays whole: a record that cannot be read is replaced by one made of its
file's name, so that the page stands where its author looks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from calculators.engine.html import tag
from calculators.engine.numbers.phrase import capitalized
from college.checks.running.content import Content, Text
from college.records.course import Course
from college.records.doc_page import DocPage, docs_uri
from college.records.keys import arguments, keys_of
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.problem import Problem, counted, shown
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track


def problem_text(path: str, problems: Iterable[Problem]) -> str:
    """Return the Markdown of the list: this file's problems first, then those elsewhere."""
    listed = sorted(set(problems))
    own = [item for item in listed if item.path == path]
    rest = [item for item in listed if item.path != path]
    parts = [f"## {capitalized(counted(own)[:-1])} in {path}", *map(_item, own)]
    if rest:
        parts += [f"## {capitalized(counted(rest)[:-1])} elsewhere", *map(_item, rest)]
    return "\n\n".join([*parts, "This page appears as soon as they are mended and saved.", ""])


def _item(problem: Problem) -> str:
    """Return one problem as HTML: its words must not be taken for Markdown or for a number."""
    where = f"{problem.path}:{problem.line}" if problem.path else ""
    html = tag("p", tag("code", where), f" {problem.what}; {problem.remedy}.")
    return html.replace("{", "&#123;").replace("|", "&#124;")


def with_placeholders(
    content: Content, problems: Iterable[Problem], before: Iterable[Lesson] = ()
) -> tuple[Course, Mapping[str, str]]:
    """Return a course that can be built, and what to show at the place of each page with problems.

    A lesson whose record cannot be read is shown with the record it had `before`, if any: then
    the navigation stays as it is, and no other page has to be built anew.
    """
    course, every = content.course, [*problems]
    troubled = {problem.path for problem in every}
    broken = [text for text in content.files if text.where in troubled]
    made = [stand_in(text, course, before) for text in broken]
    records = {record.path: record for record in (*course.records, *made)}
    whole = Course.of(course.root, course.settings, records.values())
    lessons = {
        name: replace(lesson, needs=tuple(item for item in lesson.needs if item in whole.lessons))
        for name, lesson in whole.lessons.items()
        if lesson.track in whole.tracks
    }
    texts = {
        record.source_uri: problem_text(text.where, every)
        for text, record in zip(broken, made, strict=True)
    }
    return replace(whole, lessons=lessons), texts


def stand_in(text: Text, course: Course, before: Iterable[Lesson]) -> PageRecord:
    """Return the record of a file with problems, without what may be wrong with it."""
    if text.kind is Lesson:
        return _lesson([*course.lessons.values(), *before], text.path, course)
    if text.kind is Track:
        return _track(course.tracks, text.path)
    if text.kind is Term:
        return _term(course.terms, text.path, course.settings)
    return DocPage(path=text.path, uri=docs_uri(text.path, course.root))


def completed(content: Content) -> Content:
    """Return the content with a record for each file that lacks one: what could be read of it.

    The rest is made of the file's name, so that one wrong key hides nothing else that is wrong.
    A file whose keys cannot be read at all keeps none, but has its place in the course; one that
    does not belong there has none.
    """
    course = content.course
    belong = (text for text in content.files if not text.is_stray)
    records = {text.path: text.record or _completed(text, course) for text in belong}
    files = tuple(
        replace(text, record=records[text.path]) if text.matter.values else text
        for text in content.files
    )
    whole = Course.of(course.root, course.settings, records.values())
    return replace(content, files=files, course=whole)


def _completed(text: Text, course: Course) -> PageRecord:
    rows = keys_of(text.kind, course.settings)
    known = arguments(rows, text.matter.values)
    if text.kind is Lesson:
        known.setdefault("minutes", text.reading.minutes)
        known.setdefault("reviewed", "9999-12-31")
    place: dict[str, Any] = {
        "body": text.body,
        "body_line": text.matter.body_line,
        "lines": text.matter.lines,
    }
    return replace(stand_in(text, course, ()), **place, **known)


def _words(name: str) -> str:
    return capitalized(name.replace("-", " "))


def _lesson(lessons: Iterable[Lesson], file: Path, course: Course) -> Lesson:
    """Return the lesson without what may be wrong with it, or one made of the file's name."""
    known = next((item for item in lessons if item.path == file), None)
    if known:
        return replace(
            known,
            track=file.parent.name,
            body="",
            needs=(),
            teaches=(),
            calculators=(),
            sources=(),
            scenarios={},
        )
    step, _, name = file.stem.partition("-")
    return Lesson(
        path=file,
        id=name or step,
        title=_words(name or step),
        summary=f"{shown(file, course.root)} has problems.",
        track=file.parent.name,
        step=int(step) if step.isdigit() else 1,
        tags=("problems",),
        minutes=1,
        audience=tuple(course.settings.roles),
        reviewed="2000-01-01",
    )


def _term(terms: Mapping[str, Term], file: Path, settings: Settings) -> Term:
    known = next((item for item in terms.values() if item.path == file), None)
    if known:
        return replace(known, relations={}, calculators=(), body="")
    return Term(
        path=file,
        id=file.stem,
        term=_words(file.stem),
        category=next(iter(settings.categories), ""),
        definition="This page has problems.",
    )


def _track(tracks: Mapping[str, Track], file: Path) -> Track:
    known = next((item for item in tracks.values() if item.path == file), None)
    name = file.parent.name
    return known or Track(
        path=file,
        id=name,
        title=_words(name),
        summary="This page has problems.",
        steps=1,
        audience=(),
        decisions=(),
    )
