"""The check that a calculator stands in a group of the index that `course.yml` lists."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import file_of
from college.checks.trial.source_lines import line_in
from college.records.nearest import closest
from college.records.problem import Problem, shown


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each group that the course has not; one that lists none takes any."""
    groups = content.course.settings.groups
    for calculator in content.course.subject.catalog.values() if groups else ():
        if calculator.group and calculator.group not in groups:
            path = file_of(calculator)
            meant = closest(calculator.group, groups)
            listed = f"write {meant}" if meant else f"write one of {', '.join(groups)}"
            yield Problem(
                shown(path, content.root),
                line_in(path, calculator.name, "group"),
                f"the group “{calculator.group}” is not listed in course.yml",
                f"{listed}, or add it to groups there",
            )
