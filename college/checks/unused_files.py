"""The check for files of `docs/assets`, and files beside lessons, that nothing names."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.pages.site.published import files_beside_lessons
from college.records.problem import Problem, Severity, shown

_NAMED_IN = (
    "README.md",
    "mkdocs.yml",
    "hooks/**/*.html",
    "hooks/**/*.py",
    "college/**/*.py",
    "college/web/**/*.css",
)
"""Where files may be named besides the pages."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Warn of each file that nobody uses."""
    told = "\n".join(text.body for text in content.texts)
    told += "\n".join(
        path.read_text("utf-8")
        for pattern in _NAMED_IN
        for path in content.root.glob(pattern)
        if path.is_file()
    )
    beside = files_beside_lessons(content.course).values()
    for path in sorted([*(content.root / "docs/assets").rglob("*"), *beside]):
        if path.is_file() and not path.name.startswith(".") and not _names(told, path.name):
            yield Problem(
                shown(path, content.root),
                1,
                "nothing links to this file",
                "use it, or delete it",
                Severity.WARNING,
            )


def _names(told: str, name: str) -> bool:
    """Whether a text names a file; the end of a longer name is not it.

    >>> _names("see b-a.txt", "a.txt"), _names("see b/a.txt", "a.txt")
    (False, True)
    """
    at = told.find(name)
    while at > 0 and (told[at - 1].isalnum() or told[at - 1] in "-_."):
        at = told.find(name, at + 1)
    return at >= 0
