"""The check for files in `lessons/` that are no lesson, no track's page and nothing they show."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.pages.site.published import files_beside_lessons
from college.records.problem import Problem, shown

_BELONGS = re.compile(r"^[^/]+/(?:index|\d\d-[a-z0-9-]+)\.md$")


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each file that does not belong."""
    lessons, shown_there = (
        content.root / "lessons",
        {*files_beside_lessons(content.course).values()},
    )
    for path in sorted(lessons.rglob("*")):
        place = path.relative_to(lessons)
        hidden = any(part.startswith(".") for part in place.parts)
        if (
            path.is_file()
            and not hidden
            and path not in shown_there
            and not _BELONGS.match(place.as_posix())
        ):
            yield Problem(
                shown(path, content.root),
                1,
                "this file does not belong here",
                "keep lessons/TRACK/index.md, lessons/TRACK/NN-id.md and the pictures, sound, film "
                "and CSV files that they show",
            )
