"""The promises of a copy: the same rows as text, as Markdown and as CSV."""

import csv

import pytest

from calculators.catalog import CATALOG
from calculators.engine.page.copies import copies, run_sheet
from calculators.engine.running.run import run
from calculators.engine.working.derive import derive
from calculators.engine.working.show import worked_steps

ORIGIN = "A course, a title, model version 1, 2026-11-17. https://example.org/"


@pytest.mark.parametrize("name", CATALOG)
def test_every_copy_holds_every_row(name):
    """For every calculator: question, inputs, lines, steps and where it comes from."""
    item = CATALOG[name]
    result = run(item, item.defaults)
    rows = worked_steps(item, derive(item), result.seen)
    sheet = run_sheet(item, item.defaults, {}, result, rows, ORIGIN)
    made = copies(sheet)
    for text in (made["text"], made["markdown"]):
        assert sheet.question in text
        assert ORIGIN in text
        for label, value, *_ in (*sheet.inputs, *sheet.lines, *sheet.steps):
            assert label in text
            assert value in text
    table = list(csv.reader(made["csv"].splitlines()))
    assert {len(row) for row in table} == {5}
    given = [row for row in table if row[0] == "input"]
    assert len(given) == len(sheet.inputs)
    assert [row for row in given if not row[2]] == [], "every input has its value"
    assert len(table) == len(sheet.inputs) + len(sheet.lines) + len(sheet.steps) + 2
