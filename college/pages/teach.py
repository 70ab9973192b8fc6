"""The teachers' pages: schedule, notes and answer keys, read off the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from college.pages.lesson import link
from college.pages.page_head import page_head
from college.pages.track import length
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse
from college.source.question import questions

_SESSION = 50
"""Minutes of a class hour that can be planned."""
_SAID = re.compile(r"(?P<choice>- \[x\] (?:(?!\n- \[).)*?)\bRight: (?P<first>.)", re.DOTALL)


def teaching_notes(lesson: Lesson) -> str:
    """Return the Markdown of one lesson's teaching page."""
    noted = (block.text.strip() for block in parse(lesson.body).named("teach"))
    notes = "\n\n".join(noted) or "No notes yet."
    answers = "\n\n".join(
        f"**{number}. {item.prompt}**\n\n{_readable(item.explanation)}"
        for number, item in enumerate(questions(lesson.body, lesson.id), 1)
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
