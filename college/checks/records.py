"""The check that every record can be read: its keys known, its values of their kind."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return what is wrong with a file's front matter; what is no lesson needs none."""
    told = () if text.is_stray else text.matter.problems
    return (problem.moved(text.where) for problem in told)
