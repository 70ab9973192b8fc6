"""The promise that a chart can be taken along: as SVG, PNG and CSV, from a folder too."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from .test_calculators import page_of

pytestmark = pytest.mark.browser

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SWEEP = "figure[data-chart=sweep]"


def _taken(page, kind: str) -> bytes:
    with page.page.expect_download() as waiting:
        page.page.locator(f"{SWEEP} [data-take={kind}]").click()
    assert waiting.value.suggested_filename.endswith(f".{kind}")
    return Path(waiting.value.path()).read_bytes()


@pytest.fixture
def opened(new_chromium, site):
    """A calculator opened from its folder, with the chart's data unfolded."""
    page = new_chromium()
    page.open((site / page_of("own_or_rent")).as_uri())
    page.click(f"{SWEEP} .cc-chart-data > summary")
    return page


def test_a_chart_is_a_picture_with_its_finding_and_its_looks(opened):
    """The file needs no style sheet: every line has its color, and the title stands above it."""
    root = ET.fromstring(_taken(opened, "svg"))  # noqa: S314 - our own file
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    finding = opened.evaluate(f"document.querySelector('{SWEEP} figcaption').textContent")
    assert " ".join(texts).startswith(finding)
    assert "even at" in " ".join(filter(None, texts))
    lines = [*root.iter("{http://www.w3.org/2000/svg}path")]
    assert len({line.get("stroke") for line in lines}) == len(lines) == 2
    assert not [mark for mark in root.iter() if mark.get("class") or mark.get("style")]
    assert _taken(opened, "png").startswith(SIGNATURE)


def test_a_chart_is_a_table_with_numbers(opened):
    """One row a point, as shown and unrounded."""
    names, *rows = csv.reader(_taken(opened, "csv").decode().splitlines())
    assert names[:3] == ["Share of available hours in use", "Own", "Rent"]
    assert names[3:] == [f"{name}, unrounded" for name in names[:3]]
    assert len(rows) > 40
    assert all(float(row[3]) <= 1 and float(row[4]) > 0 for row in rows)
