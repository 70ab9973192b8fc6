"""The parts of a track: what each is about, how long it takes, its map and its lessons as cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import listed
from college.pages.parts.dates import spoken_time
from college.pages.parts.track.lesson_cards import lesson_cards
from college.pages.parts.track.part_map import part_map
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.records.track import Track
from college.source.minutes import lesson_reading


@dataclass(frozen=True)
class Part:
    """Some lessons of a track that stand together."""

    title: str
    about: str
    lessons: tuple[Lesson, ...]

    @property
    def place(self) -> str:
        """Where a link to it leads."""
        return f"part-{self.lessons[0].id}"


def track_parts(track: Track, lessons: Sequence[Lesson]) -> Iterator[Part]:
    """Return the parts that have a lesson to read; nothing of a track without parts."""
    for title, about in track.parts.items():
        first = next((at for at, one in enumerate(lessons) if one.part == title), None)
        if first is None:
            continue
        rest = lessons[first + 1 :]
        end = next((at for at, one in enumerate(rest) if one.part), len(rest))
        yield Part(title, about, (lessons[first], *rest[:end]))


def lessons_length(settings: Settings, lessons: Sequence[Lesson]) -> str:
    """Say how long some lessons take."""
    times = [lesson_reading(lesson, settings) for lesson in lessons]
    practice = sum(time.practice for time in times)
    done = f", {spoken_time(practice)} to practice" if practice else ""
    return f"{spoken_time(sum(time.minutes for time in times))} to read{done}"


def part_html(course: Course, part: Part, here: str) -> Html:
    """Return what a track's page shows of a part."""
    return fragment(
        tag("p", part.about),
        tag("p", *_time(course, part), class_="cc-muted"),
        part_map(part.lessons),
        lesson_cards(course, part.lessons, here, told=True),
    )


def _time(course: Course, part: Part) -> Iterator[str]:
    """Say how long the part takes, and what to read of it with little time."""
    count = len(part.lessons)
    length = lessons_length(course.settings, part.lessons)
    yield f"{count} lesson{'' if count == 1 else 's'}: {length}."
    core = [lesson for lesson in part.lessons if lesson.core]
    if core and len(core) < count:
        steps = listed([str(lesson.step) for lesson in core], count)
        minutes = sum(lesson_reading(lesson, course.settings).minutes for lesson in core)
        word = "lesson" if len(core) == 1 else "lessons"
        yield f" With little time, read {word} {steps}: {spoken_time(minutes)}."
