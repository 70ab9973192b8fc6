"""What the preview shows in place of a page with problems: the list of them.

The rest of the course stays whole: a record that cannot be read is replaced by one made of its
file's name, so that the page stands where its author looks for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from html import escape
from pathlib import Path

from college.records.course import Course
from college.records.lesson import Lesson
from college.records.problem import Problem, counted, shown
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track


def problem_text(path: str, problems: Iterable[Problem]) -> str:
    """Return the Markdown of the list: this file's problems first, then where else there are some."""
    listed = sorted(set(problems))
    own = [item for item in listed if item.path == path]
    rest = [item for item in listed if item.path != path]
    parts = [f"## {counted(own)[:-1].capitalize()} in {path}", *map(_item, own)]
    if rest:
        parts += [f"## {counted(rest)[:-1].capitalize()} elsewhere", *map(_item, rest)]
    return "\n\n".join([*parts, "This page appears as soon as they are mended and saved.", ""])


def _item(problem: Problem) -> str:
    """Return one problem as HTML: its words must not be taken for Markdown or for a number."""
    where = f"{problem.path}:{problem.line}" if problem.path else ""
    said = f"{escape(problem.what)}; {escape(str(problem.remedy))}."
    return f"<p><code>{escape(where)}</code> {said}</p>".replace("{", "&#123;").replace(
        "|", "&#124;"
    )


def with_placeholders(
    course: Course, problems: Iterable[Problem], before: Iterable[Lesson] = ()
) -> tuple[Course, Mapping[str, str]]:
    """Return a course that can be built, and the text to show at the place of each page with problems.

    A lesson whose record cannot be read is shown with the record it had `before`, if any: then
    the navigation stays as it is, and no other page has to be built anew.
    """
    root = course.root
    by_path: dict[str, list[Problem]] = defaultdict(list)
    for problem in problems:
        by_path[problem.path].append(problem)
    every = [problem for group in by_path.values() for problem in group]
    tracks, lessons, terms = dict(course.tracks), dict(course.lessons), dict(course.terms)
    texts: dict[str, str] = {}
    for path in by_path:
        file = root / path
        text = problem_text(path, every)
        if path.startswith("docs/glossary/"):
            term = _term(terms, file, course.settings)
            terms[term.id] = term
            texts[term.source_uri] = text
        elif path.startswith("docs/"):
            texts[path.removeprefix("docs/")] = text
        elif file.name == "index.md":
            track = _track(tracks, file)
            tracks[track.id] = track
            texts[track.source_uri] = text
        elif path.startswith("lessons/"):
            lesson = _lesson([*lessons.values(), *before], file, course)
            lessons[lesson.id] = lesson
            texts[lesson.source_uri] = text
    lessons = {
        name: replace(lesson, needs=tuple(item for item in lesson.needs if item in lessons))
        for name, lesson in sorted(lessons.items(), key=lambda pair: (pair[1].track, pair[1].step))
        if lesson.track in tracks
    }
    return replace(course, tracks=tracks, lessons=lessons, terms=terms), texts


def _words(name: str) -> str:
    return name.replace("-", " ").capitalize()


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
