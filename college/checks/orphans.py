"""The check for what nobody points to: figures, terms, and files that do not belong."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.problem import Problem, Severity, shown

_BELONGS = re.compile(r"^(?:index|\d\d-[a-z0-9-]+)\.md$")
_LOADED_BY = (
    "README.md",
    "mkdocs.yml",
    "hooks/**/*.html",
    "hooks/**/*.py",
    "college/**/*.py",
    "docs/**/*.css",
)
"""Where files may be named besides the pages."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return files that do not belong in `lessons/`, and warn of assets and terms nobody uses."""
    yield from _strangers(content)
    yield from _unused_assets(content)
    yield from _unused_terms(content)


def _strangers(content: Content) -> Iterator[Problem]:
    lessons = content.root / "lessons"
    for path in sorted(lessons.rglob("*")):
        place = path.relative_to(lessons)
        hidden = any(part.startswith(".") for part in place.parts)
        right = len(place.parts) == 2 and _BELONGS.match(path.name)  # noqa: PLR2004 - track, file
        if path.is_file() and not hidden and not right:
            yield Problem(
                shown(path, content.root),
                1,
                "this file does not belong here",
                "keep lessons/TRACK/index.md and lessons/TRACK/NN-id.md only; pictures go to docs/assets/figures/",
            )


def _unused_assets(content: Content) -> Iterator[Problem]:
    told = "\n".join(text.body for text in content.texts)
    told += "\n".join(
        path.read_text("utf-8")
        for pattern in _LOADED_BY
        for path in content.root.glob(pattern)
        if path.is_file()
    )
    for path in sorted((content.root / "docs/assets").rglob("*")):
        if path.is_file() and not path.name.startswith(".") and path.name not in told:
            yield Problem(
                shown(path, content.root),
                1,
                "nothing links to this file",
                "use it, or delete it",
                Severity.WARNING,
            )


def _unused_terms(content: Content) -> Iterator[Problem]:
    taught = {name for lesson in content.course.lessons.values() for name in lesson.teaches}
    for text in content.texts:
        taught |= set(re.findall(r"\(\S*?([\w-]+)\.md(?:#\S*)?\)", text.body))
    for term in content.course.terms.values():
        if term.id not in taught:
            yield Problem(
                shown(term.path, content.root),
                term.lines["id"],
                f"no lesson teaches {term.id}, and no page links to it",
                "name it in a lesson's teaches, link to it, or delete it",
                Severity.WARNING,
            )
