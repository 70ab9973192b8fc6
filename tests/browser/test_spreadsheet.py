"""The promise of a calculator's spreadsheet: Python in the page writes it, with your numbers."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import openpyxl
import pytest

from calculators.catalog import CATALOG
from calculators.engine.running.run import run, typed

from .test_calculators import page_of, woken
from .test_lesson import CALCULATOR

pytestmark = pytest.mark.browser

NAME = "gpu_hour"
BUTTON = "course-calculator [data-do=xlsx]"
TOLD = f"{CALCULATOR}.querySelector('[data-part=copied]').textContent"
FILE = "spreadsheet"
"""What the part of the pack is called that the start does not need."""


def _named(book, name):
    """Return the cell of a name on the first sheet."""
    where = book.worksheets[0].defined_names[name].attr_text
    return book.worksheets[0][where.rpartition("!")[2].replace("$", "")].value


def _typed(page, name, text):
    field = f"{CALCULATOR}.querySelector('[name={name}]')"
    page.evaluate(
        f"{CALCULATOR}.last = undefined; {field}.value = {text!r};"
        f" {field}.dispatchEvent(new Event('change', {{bubbles: true}}))"
    )
    page.wait_for(f"{CALCULATOR}.last?.parts !== undefined", timeout=30)


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_button_gives_a_file_with_your_numbers(page_on, transport):
    """Inputs and results are those of the page and of Python here; the untouched pack has none."""
    page = page_on(transport, page_of(NAME))
    woken(page)
    loaded = "performance.getEntriesByType('resource').map(({ name }) => name).join(' ')"
    assert f"/{FILE}." not in page.evaluate(loaded)
    item = CATALOG[NAME].inputs[0]
    changed = item.low + (item.high - item.low) / 3
    _typed(page, item.name, f"{changed:.2f}")
    with page.page.expect_download() as waiting:
        page.page.locator(BUTTON).click()
    assert waiting.value.suggested_filename.startswith("gpu-hour-")
    data = Path(waiting.value.path()).read_bytes()
    page.wait_for(f"{TOLD} === 'The spreadsheet is among your downloads.'")
    assert page.evaluate("document.activeElement.dataset.do") == "xlsx"

    now = page.evaluate(f"{CALCULATOR}.last.now")
    formulas, begun = (openpyxl.load_workbook(BytesIO(data), data_only=only) for only in (0, 1))
    assert now[item.name] == pytest.approx(changed, rel=1e-2)
    assert _named(begun, item.name) == now[item.name]
    expected = run(CATALOG[NAME], typed(CATALOG[NAME], now)).record
    for line in CATALOG[NAME].lines:
        assert _named(begun, f"result__{line.name}") == getattr(expected, line.name)
        assert str(_named(formulas, f"result__{line.name}")).startswith("=")
    cells = [cell for row in formulas.worksheets[0].iter_rows() for cell in row]
    (link,) = [cell.hyperlink for cell in cells if cell.hyperlink]
    assert f"{item.name}=" in f"{link.target}{link.location}"


def test_a_part_that_is_missing_is_told(site, copy_of, new_chromium):
    """The calculator goes on, and the sentence names the file and the remedy."""
    copy = copy_of(site)
    copy.remove(f"assets/runtime/*/{FILE}.js")
    page = new_chromium()
    page.open(copy.url(page_of(NAME)))
    woken(page)
    page.page.locator(BUTTON).click()
    page.wait_for(f"{TOLD}.includes('{FILE}.js is missing')", timeout=30)
    assert page.evaluate(TOLD).startswith("There is no spreadsheet. ")
    item = CATALOG[NAME].inputs[0]
    _typed(page, item.name, f"{item.high:g}")


def test_the_default_file_lies_beside_the_page(chromium_without_scripts, site):
    """A link leads there without any script, and it opens."""
    page = chromium_without_scripts
    page.open((site / page_of(NAME)).as_uri())
    (link,) = page.page.locator("a[href$='.xlsx']").all()
    assert link.get_attribute("href") == "gpu-hour.xlsx"
    book = openpyxl.load_workbook(site / "calculators/gpu-hour.xlsx", data_only=True)
    headline = CATALOG[NAME].headline.name
    expected = run(CATALOG[NAME], CATALOG[NAME].defaults).record
    assert _named(book, f"result__{headline}") == getattr(expected, headline)
