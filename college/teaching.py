"""This file is the teachers' pages: schedule, notes and answer keys, read off the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from college.course import Course
from college.lesson import Lesson

_SESSION = 50
"""Minutes of a class hour that can be planned."""
_BLOCK = re.compile(
    r"^/{3}\s*(?P<name>teach|ask)\b[ \t]*(?:\|\s*(?P<title>.*?))?[ \t]*\n(?P<body>.*?)^/{3}\s*$",
    re.MULTILINE | re.DOTALL,
)
_OPTION = re.compile(r"^ {4}\w[\w-]*:.*\n", re.MULTILINE)


def blocks(lesson: Lesson, name: str) -> Iterator[tuple[str, str]]:
    """Give title and text of each such block in the lesson, options left out."""
    for match in _found(lesson.body):
        if match["name"] == name:
            yield match["title"] or "", _OPTION.sub("", match["body"]).strip()


def block_sources(lesson: Lesson, name: str) -> Iterator[tuple[str, str]]:
    """Give title and whole source of each such block in the lesson."""
    for match in _found(lesson.body):
        if match["name"] == name:
            yield match["title"] or "", match[0]


@lru_cache(maxsize=4096)
def _found(body: str) -> tuple[re.Match[str], ...]:
    """Search a lesson's text once: several pages are made of it, and the preview makes them again."""
    return tuple(_BLOCK.finditer(body))


def teaching_notes(lesson: Lesson) -> str:
    """Give the Markdown of one lesson's teaching page."""
    notes = "\n\n".join(text for _, text in blocks(lesson, "teach")) or "No notes yet."
    answers = "\n\n".join(
        f"**{number}. {question}**\n\n{_readable(answer)}"
        for number, (question, answer) in enumerate(blocks(lesson, "ask"), 1)
    )
    return (
        f"# Teaching: {lesson.title}\n\nStep {lesson.step}, {lesson.minutes} minutes to read. "
        f"[The lesson](../../{lesson.source_uri})\n\n{notes}\n\n## Answers\n\n{answers}\n"
    )


def taught_at(course: Course, source_uri: str) -> Lesson | None:
    """Find the lesson that a teaching page is about: its numbers are the lesson's."""
    folder, _, name = source_uri.rpartition("/")
    return course.lessons.get(name.removesuffix(".md")) if folder == "teach/notes" else None


def _readable(answer: str) -> str:
    return answer.replace("- [x] ", "- **Right.** ").replace("- [ ] ", "- **Wrong.** ")


def notes_index(course: Course) -> str:
    """Give the Markdown of the list of teaching pages."""
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
    """Give the Markdown of the schedule: minutes a lesson, cut into sessions."""
    parts = ["# Schedule", ""]
    for track in course.tracks.values():
        lessons = course.in_track(track.id)
        total = sum(lesson.minutes for lesson in lessons)
        parts += [
            f"## {track.title}",
            "",
            f"{len(lessons)} lessons, {total} minutes of reading and questions.",
            "",
        ]
        parts += ["| Session | Steps | Minutes |", "|---|---|---|"]
        for number, session in enumerate(_sessions(lessons), 1):
            steps = "; ".join(f"{lesson.step}. {lesson.title}" for lesson in session)
            parts.append(f"| {number} | {steps} | {sum(lesson.minutes for lesson in session)} |")
        parts.append("")
    parts.append(
        f"A session holds what fits into {_SESSION} minutes. Double it where you discuss and do the exercises."
    )
    return "\n".join(parts)


def _sessions(lessons: list[Lesson]) -> Iterator[list[Lesson]]:
    session: list[Lesson] = []
    for lesson in lessons:
        if session and sum(item.minutes for item in session) + lesson.minutes > _SESSION:
            yield session
            session = []
        session.append(lesson)
    if session:
        yield session
