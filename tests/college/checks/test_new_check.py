"""The promise of the checks: a new one is two files, itself and its case."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.college.changed_copy import changed_files, copied, run

CHECK = '''"""The check for shouting."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each line that shouts."""
    for number, line in text.document.prose:
        if "!!!" in line:
            yield text.problem(number, "this line shouts", "say it once, quietly")
'''
CASE = """
- promise: a line that shouts is told
  file: lessons/track-0/01-lesson-0-1.md
  old: "## Why it matters | So\\n"
  new: "## Why it matters | So\\n\\nCosts fall!!!\\n"
  at: "Costs fall"
  says: "LINE: this line shouts; say it once, quietly."
"""


@pytest.mark.slow
def test_a_check_is_two_files(tmp_path: Path) -> None:
    """Its case passes, and the course passes it; nothing else was touched."""
    place = copied(tmp_path)
    (place / "college/checks/shouting.py").write_text(CHECK, "utf-8")
    cases = place / "tests/college/checks/cases/problems.yml"
    cases.write_text(cases.read_text("utf-8") + CASE, "utf-8")
    assert changed_files(place) == [
        "college/checks/shouting.py",
        "tests/college/checks/cases/problems.yml",
    ]
    tests = "tests/college/checks/test_check.py"
    said = run(place, "-m", "pytest", "-q", "-n", "0", tests, "-k", "shouts or course_is_clean")
    assert "2 passed" in said, said
