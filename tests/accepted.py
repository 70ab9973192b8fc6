"""The accepted record: what is published and was looked at, in `tests/golden`.

What changed or vanished fails a test. What is new fails nothing, or a new file would never be
enough: it is listed at the end of the run, until somebody accepts it with `UPDATE_GOLDEN=1`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable

import pytest

_PROPERTY = "new, not yet accepted"

Note = Callable[[str, object], None]
"""What the fixture `record_property` is."""


def updating() -> bool:
    """Whether this run accepts what it finds."""
    return bool(os.environ.get("UPDATE_GOLDEN"))


def note_news(note: Note, news: Iterable[str]) -> None:
    """Have what is new listed at the end of the run."""
    for item in sorted(news):
        note(_PROPERTY, item)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List what is new, whichever worker found it."""
    news = [
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == _PROPERTY
    ]
    if news:
        terminalreporter.section(_PROPERTY)
        for item in news:
            terminalreporter.line(item)
        terminalreporter.line("Accept it with UPDATE_GOLDEN=1 and commit the difference.")
