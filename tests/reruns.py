"""The budget of second tries: each one is listed at the end, and more than two fail the run.

Two browsers share two cores, and either may starve the other: a browser test that fails is run
once more (pytest-rerunfailures does that), and what is really broken fails twice. But a race that
shows one time in three would pass eight times in nine, so a second try is never silent.
"""

from __future__ import annotations

import pytest

BUDGET = 2
"""Second tries a whole run may take, all its workers together."""

_TITLE = "second tries"


def pytest_configure(config: pytest.Config) -> None:
    """Count where the run is told as a whole, not in a worker: its reports come here."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Reruns(), "college-reruns")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each browser test one second try."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


class Reruns:
    """The second tries of this run: the test, and the last line of what went wrong first."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure that is followed by a second try."""
        if str(report.outcome) == "rerun":
            lines = [line for line in report.longreprtext.splitlines() if line.startswith("E ")]
            self.taken.append((report.nodeid, (lines or ["no reason given"])[0].lstrip("E ")))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that passed only by trying again and again."""
        if len(self.taken) > BUDGET and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List them all, and say whether the budget holds."""
        if not self.taken:
            return
        terminalreporter.section(_TITLE)
        for test, reason in self.taken:
            terminalreporter.line(f"{test}: {reason}")
        over = len(self.taken) > BUDGET
        terminalreporter.line(
            f"{len(self.taken)} of at most {BUDGET}"
            + (": too many, the run fails. Mend what is unsteady." if over else "."),
            red=over,
        )
