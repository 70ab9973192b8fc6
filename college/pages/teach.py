"""The teachers' pages: schedule, notes and answer keys, read off the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape

from college.pages.lesson import link
from college.pages.page_head import page_head
from college.pages.track import length
from college.records.course import Course
from college.records.lesson import Lesson

_SESSION = 50
"""Minutes of a class hour that can be planned."""
_BLOCK = re.compile(
    r"^/{3}\s*(?P<name>teach|ask)\b[ \t]*(?:\|\s*(?P<title>.*?))?[ \t]*\n(?P<body>.*?)^/{3}\s*$",
    re.MULTILINE | re.DOTALL,
)
_SAID = re.compile(r"(?P<choice>- \[x\] (?:(?!\n- \[).)*?)\bRight: (?P<first>.)", re.DOTALL)
_OPTION = re.compile(r"^ {4}\w[\w-]*:.*\n", re.MULTILINE)


def blocks(lesson: Lesson, name: str) -> Iterator[tuple[str, str]]:
    """Return title and text of each such block in the lesson, options left out."""
    for match in _found(lesson.body):
        if match["name"] == name:
            yield match["title"] or "", _OPTION.sub("", match["body"]).strip()


def block_sources(lesson: Lesson, name: str) -> Iterator[tuple[str, str]]:
    """Return title and whole source of each such block in the lesson."""
    for match in _found(lesson.body):
        if match["name"] == name:
            yield match["title"] or "", match[0]


@lru_cache(maxsize=4096)
def _found(body: str) -> tuple[re.Match[str], ...]:
    """Search a lesson's text once: several pages are made of it, and the preview makes them again."""
    return tuple(_BLOCK.finditer(body))


def teaching_notes(lesson: Lesson) -> str:
    """Return the Markdown of one lesson's teaching page."""
    notes = "\n\n".join(text for _, text in blocks(lesson, "teach")) or "No notes yet."
    answers = "\n\n".join(
        f"**{number}. {question}**\n\n{_readable(answer)}"
        for number, (question, answer) in enumerate(blocks(lesson, "ask"), 1)
    )
    return (
        page_head(lesson.title, "Notes and answers", tab=f"Notes: {lesson.title}")
        + f"\n\nStep {lesson.step}, {lesson.minutes} minutes alone. "
        f"[The lesson](../../{lesson.source_uri})\n\n{notes}\n\n## Answers\n\n{answers}\n"
    )


def taught_at(course: Course, source_uri: str) -> Lesson | None:
    """Find the lesson that a teaching page is about: its numbers are the lesson's."""
    folder, _, name = source_uri.rpartition("/")
    return course.lessons.get(name.removesuffix(".md")) if folder == "teach/notes" else None


def _readable(answer: str) -> str:
    """Say of each choice whether it is right, and say it once."""
    said_once = _SAID.sub(lambda found: found["choice"] + found["first"].upper(), answer)
    return said_once.replace("- [x] ", "- **Right.** ").replace("- [ ] ", "- **Wrong.** ")


def notes_index(course: Course) -> str:
    """Return the Markdown of the list of teaching pages."""
    rows = (
        f"{number}. [{lesson.title}]({lesson.id}.md)"
        for number, lesson in enumerate(course.lessons.values(), 1)
    )
    return "\n".join(
        [
            "# Notes and answers",
            "",
            "One page a lesson. They are left out of the search.",
            "",
            *rows,
        ]
    )


def schedule(course: Course) -> str:
    """Return the Markdown of the schedule: minutes a lesson, cut into sessions."""
    parts = ["# Schedule", ""]
    for track in course.tracks.values():
        lessons = course.in_track(track.id)
        rows = (_session(*numbered) for numbered in enumerate(_sessions(lessons), 1))
        parts += [f"## {track.title}", "", length(track, lessons), "", _table(rows), ""]
    parts.append(
        f"A session holds what fits into {_SESSION} minutes. Double it where you discuss and do the exercises."
    )
    return "\n".join(parts)


def _table(rows: Iterator[str]) -> str:
    heads = "<tr><th>Session</th><th>Lessons</th><th>Minutes</th></tr>"
    body = "\n".join(rows)
    return f'<div class="cc-schedule"><table><thead>{heads}</thead>\n<tbody>\n{body}\n</tbody></table></div>'


def _session(number: int, session: list[Lesson]) -> str:
    lessons = "".join(
        f'<a href="{link("teach/schedule.html", lesson.page_uri)}">{lesson.step}. {escape(lesson.title)}</a>'
        for lesson in session
    )
    minutes = sum(lesson.minutes for lesson in session)
    return f"<tr><td>{number}</td><td>{lessons}</td><td>{minutes}</td></tr>"


def _sessions(lessons: list[Lesson]) -> Iterator[list[Lesson]]:
    session: list[Lesson] = []
    for lesson in lessons:
        if session and sum(item.minutes for item in session) + lesson.minutes > _SESSION:
            yield session
            session = []
        session.append(lesson)
    if session:
        yield session
