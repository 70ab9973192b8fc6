"""The check that the examples in the docstrings of calculators and formulas come out as written."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.running.kept import Kept
from college.checks.running.progress import progress
from college.checks.trial.course_code import catalog_file
from college.checks.trial.other_units import modules
from college.checks.trial.raised import Finding, sentence
from college.checks.trial.remembered import (
    Rows,
    code_behind,
    from_rows,
    remembered,
    to_rows,
)
from college.checks.trial.source_lines import docstring_line
from college.records.problem import Problem

_SHOWN = 60
"""Letters of an answer that are told."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each example that gives something else than its docstring says."""
    subject = content.course.subject

    def every(kept: Kept) -> Iterator[Finding]:
        broken = {catalog_file(subject, name) for name in subject.broken}
        for module in progress("Examples in docstrings", modules(subject)):
            path = Path(module.__file__ or "")
            if path in broken:
                continue  # what is told of the file has it come out otherwise
            key = f"examples/{module.__name__}/{code_behind(subject, path)}"
            yield from from_rows(kept.once(key, partial(_rows_of, module)))

    return remembered(content, "examples", every)


def _rows_of(module: ModuleType) -> Rows:
    return to_rows(wrong_examples(module))


def wrong_examples(module: ModuleType) -> Iterator[Finding]:
    """Return each example of a module that does not come out."""
    runner = _Runner(Path(module.__file__ or ""))
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        if test.examples:
            runner.run(test, out=lambda _: None)
    sys.modules[module.__name__] = module  # an example may have put another in its place
    yield from runner.wrong


class _Runner(doctest.DocTestRunner):
    """Collects what does not come out, in place of printing it."""

    def __init__(self, path: Path) -> None:
        super().__init__(verbose=False)
        self.path = path
        self.wrong: list[Finding] = []

    def _tell(
        self, test: doctest.DocTest, example: doctest.Example, what: str, remedy: str
    ) -> None:
        line = docstring_line(self.path, test.name.rpartition(".")[2]) + example.lineno
        self.wrong.append(Finding(self.path, line, what, remedy))

    def report_failure(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        """Keep the answer."""
        del out
        told = f"the example gives {_short(got)}, not {_short(example.want)}"
        self._tell(test, example, told, "write what it gives, or mend the formula")

    def report_unexpected_exception(
        self,
        out: object,
        test: doctest.DocTest,
        example: doctest.Example,
        exc_info: tuple[type[BaseException], BaseException, object],
    ) -> None:
        """Keep what it raised."""
        del out
        told = f"the example stops: {sentence(exc_info[1])[0]}"
        self._tell(test, example, told, "mend the example, or what it calls")

    def report_start(self, out: object, test: doctest.DocTest, example: doctest.Example) -> None:
        """Say nothing."""

    def report_success(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        """Say nothing."""


def _short(text: str) -> str:
    said = " ".join(text.split()) or "nothing"
    return said if len(said) <= _SHOWN else said[:_SHOWN] + " …"
