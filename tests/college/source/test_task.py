"""The promises of a task: its solution is folded on the page, and in the answer key."""

from __future__ import annotations

from markdown.core import Markdown

from college.markdown.extension import CollegeExtension
from college.source.task import Task, tasks

TEXT = """//// task | Work out the bill.
Take a pencil.

/// solution
2 × 3 = {{ 2 * 3 }}.
///
////
"""


def test_a_task_is_read_with_its_solution() -> None:
    """As it was typed, for whoever prints it."""
    assert tasks(TEXT) == (Task(0, "Work out the bill.", "2 × 3 = {{ 2 * 3 }}."),)


def test_a_solution_is_folded() -> None:
    """Task and text in sight, the arithmetic below."""
    html = Markdown(extensions=[CollegeExtension()]).convert(TEXT)
    before, _, after = html.partition("<details")
    assert "Work out the bill." in before
    assert "Take a pencil." in before
    assert '<data class="number"' in after
