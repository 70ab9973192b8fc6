"""The check of `course.yml`: it can be read, and names only what exists."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.nearest import nearest
from college.records.problem import Problem
from college.records.settings import COURSE_FILE


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return what is wrong with the settings, and each track in them that is none."""
    yield from content.settings_problems
    folders = sorted(path.parent.name for path in content.root.glob("lessons/*/index.md"))
    settings = content.course.settings
    for name in settings.tracks:
        if name not in folders:
            yield Problem(
                COURSE_FILE,
                settings.lines["tracks"],
                f"tracks names {name}, which is no folder of lessons/ with an index.md",
                nearest(name, folders),
            )
