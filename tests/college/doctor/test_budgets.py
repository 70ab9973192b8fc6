"""The promises of budgets: a course changes the lines it names, and is told of those it cannot."""

from __future__ import annotations

import pytest

from college.doctor.budgets import BUDGET_FILE, read_budgets
from college.records.problem import BadContent


def test_a_course_changes_what_it_names_and_nothing_else(tmp_path):
    """Its own lines stand before those of every course; a table is added to."""
    common = read_budgets(tmp_path)
    (tmp_path / BUDGET_FILE).write_text("page_requests: 3\nfiles: {assets/own.js: 7}\n", "utf-8")
    own = read_budgets(tmp_path)
    assert (own.page_requests, own.page_bytes) == (3, common.page_bytes)
    assert own.files == {**common.files, "assets/own.js": 7}
    assert own.of_file("assets/own.js") == ("assets/own.js", 7)
    assert own.of_file("assets/other.txt") is None
    assert common.of_file("assets/page.0123456789.js") is not None


def test_a_wrong_line_is_told_with_its_remedy(tmp_path):
    """A misspelled key and a number that is none, both at once."""
    (tmp_path / BUDGET_FILE).write_text("page_byte: 3\nwork: much\n", "utf-8")
    with pytest.raises(BadContent, match=r"budgets\.yml:1: .*write page_bytes") as found:
        read_budgets(tmp_path)
    assert "budgets.yml:2: work" in str(found.value)
