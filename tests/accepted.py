"""The accepted record: what is published and was looked at, in `tests/golden`.

What changed or vanished fails a test. What is new fails nothing, or a new file would never be
enough: it is listed at the end of the run, until somebody accepts it with `college accept`.
What is no content, such as the walks of the keyboard, is accepted by `pytest --accept`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

_PROPERTY = "new, not yet accepted"

Note = Callable[[str, object], None]
"""What the fixture `record_property` is."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run accept what it finds, where that is no content of the course."""
    parser.addoption("--accept", action="store_true", help="accept what the golden tests find")


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
        terminalreporter.line("Run college accept, and commit the difference.")
