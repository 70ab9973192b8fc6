"""The promises about names that stand in Python and are meant elsewhere: groups and keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.checks.calculators import source_keys
from college.checks.running.report import check
from college.subject import subject_of

pytestmark = pytest.mark.slow


def test_a_group_that_the_course_does_not_list_is_told(small: Path) -> None:
    """With the one that was probably meant; a course that lists none takes any."""
    assert check(small).clean
    path = small / "course.yml"
    path.write_text(path.read_text("utf-8") + "groups: [Networks]\n", "utf-8")
    told = [item for item in check(small).problems if "is not listed in course.yml" in item.what]
    remedies = {item.what: item.remedy for item in told}
    what = "the group “Network” is not listed in course.yml"
    assert remedies[what] == "write Networks, or add it to groups there"
    assert all(item.line > 1 for item in told)


def test_two_documents_with_one_key_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The later would take the place of the earlier, wherever that is cited."""
    path = tmp_path / "papers.py"
    path.write_text('A = Source("A", "One")\nB = Source(\n    "A",\n    "Other",\n)\n', "utf-8")
    monkeypatch.setattr(source_keys, "course_files", lambda _: (path,))
    found = [*source_keys.findings(subject_of("calculators"))]
    assert [(item.line, item.what) for item in found] == [
        (3, "the key A is another document's already (papers.py, line 1)")
    ]
