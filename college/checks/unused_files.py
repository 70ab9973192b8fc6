"""The check for files of `docs/assets` that nothing names."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
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
    for path in sorted((content.root / "docs/assets").rglob("*")):
        if path.is_file() and not path.name.startswith(".") and path.name not in told:
            yield Problem(
                shown(path, content.root),
                1,
                "nothing links to this file",
                "use it, or delete it",
                Severity.WARNING,
            )
