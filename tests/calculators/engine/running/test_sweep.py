"""The promises of the charts of every calculator: whole labels, one unit, no empty part."""

import re
from html import unescape
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from calculators.catalog import CATALOG
from calculators.engine.running.run import run
from calculators.engine.running.sensitivity import tornado_html
from calculators.engine.running.step_curve import step_curve
from calculators.engine.running.sweep import sweep_html
from tests.some import some

SWEPT = [name for name, calculator in CATALOG.items() if calculator.chart]
_LETTERS = {"k": 1e3, "M": 1e6, "B": 1e9, "T": 1e12}


def _sweep(name: str, **given) -> ET.Element:
    calculator = CATALOG[name]
    html = sweep_html(calculator, {**calculator.defaults, **given}, "u")
    return ET.fromstring(html)  # noqa: S314 - our own


def _said(root: ET.Element, look: str) -> list[list[str]]:
    return [
        [text.text or "" for text in svg.iter("text") if text.get("class") == f"cc-chart-{look}"]
        for svg in root.iter("svg")
    ]


def _number(tick: str) -> float:
    letter = _LETTERS.get(tick[-1], 1)
    return float(re.sub(r"[$%,kMBT]", "", tick).replace("\u2212", "-")) * letter


@pytest.mark.parametrize("name", CATALOG)
def test_no_label_of_any_chart_is_cut(name):
    """An ellipsis in a picture is a label that nobody can read."""
    calculator = CATALOG[name]
    for preset in ({}, *(dict(preset.values) for preset in calculator.presets)):
        values = {**calculator.defaults, **preset}
        for drawn in (
            sweep_html(calculator, values, "u"),
            tornado_html(calculator, values, run(calculator, values), "u"),
        ):
            assert "…" not in unescape(drawn)


@pytest.mark.parametrize("name", SWEPT)
def test_the_ticks_of_both_axes_run_in_order(name):
    """Read as numbers, ticks ascend: 5, 10, 100 and then 1 is another unit."""
    for ticks in some(_said(_sweep(name), "tick")):
        numbers = [_number(tick) for tick in ticks]
        turns = [after <= before for before, after in pairwise(numbers)]
        assert sum(turns) <= 1, ticks  # where the upright axis ends and the level one begins


@pytest.mark.parametrize("name", SWEPT)
def test_no_part_of_a_chart_is_empty(name):
    """The first and the last place of the axis have a result."""
    for row in (rows := _sweep(name).findall(".//tbody/tr"))[0], rows[-1]:
        assert [cell.text for cell in row][1] != "no value"


@pytest.mark.parametrize("name", SWEPT)
def test_the_table_writes_one_unit_a_column(name):
    """A cell in ms under a cell in s cannot be compared at a glance."""
    rows = [list(row) for row in _sweep(name).findall(".//tbody/tr")]
    for column in some(zip(*rows, strict=True)):
        symbols = {(cell.text or "").partition("\u00a0")[2] for cell in column}
        assert len(symbols) == 1, symbols


def test_a_link_and_a_time_have_their_units_on_the_axes():
    """GB/s and ms, as the title has them."""
    root = _sweep("transfer")
    assert _said(root, "axis")[0] == [
        "Time between servers, ms",
        "Link of a GPU between servers, GB/s",
    ]
    assert (
        root.find(".//span[@class='cc-chart-aside']").text
        == "You are at 50\u00a0GB/s: 320\u00a0ms."
    )


def test_the_axis_ends_where_the_answers_end_and_says_so():
    """A rack must carry one server, and the slow network is not faster than the fast one."""
    root = _sweep("racks")
    assert root.find(".//tbody/tr")[0].text == "10.2\u00a0kW"
    told = "Below about 10.2\u00a0kW the calculator has no answer."
    assert root.find("p[@class='cc-note']").text == told
    assert told in root.find(".//desc").text
    assert _sweep("fabric_stretch").findall(".//tbody/tr")[-1][0].text == "50\u00a0GB/s"


def test_racks_are_a_stair_that_turns_where_the_calculator_does():
    """Two servers fit from twice a server's power on, to the pixel; there is no half of a rack."""
    svg = _sweep("racks").find(".//svg")
    path = next(
        p.get("d") for p in svg.iter("path") if p.get("class") == "cc-chart-line cc-chart-s1"
    )
    corners = [tuple(map(float, each.split())) for each in path[1:].split("L")]
    level = [(x0, y0, x1, y1) for (x0, y0), (x1, y1) in pairwise(corners[: len(corners) // 2])]
    assert all(x0 == x1 or y0 == y1 for x0, y0, x1, y1 in level)
    assert any(x0 == x1 and y1 - y0 > 50 for x0, y0, x1, y1 in level)


def test_a_result_that_is_not_whole_or_runs_through_many_numbers_is_no_stair():
    """A slope stays a slope, and costs no further run."""

    def never(place: float) -> int:
        raise AssertionError(place)

    assert step_curve((1.0, 2.0), (1.5, 2.5), never, whole=False) == ()
    steep = step_curve((1.0, 2.0, 3.0), (10, 200, 400), never, whole=False)
    assert steep == ((1.0, 10.0), (2.0, 200.0), (3.0, 400.0))


def test_a_jump_between_whole_inputs_stands_at_the_first_that_has_it():
    """Nine GPUs need a second server, and nothing lies between eight and nine."""
    course = step_curve((4.0, 8.0, 12.0, 16.0), (1, 1, 2, 2), lambda x: -(-int(x) // 8), whole=True)
    assert course[2:4] == ((9.0, 1.0), (9.0, 2.0))


def test_a_share_never_passes_all():
    """Goodput ends at 100%."""
    assert [t for t in _said(_sweep("failures"), "tick")[0] if "%" in t][-1] == "100%"


def test_the_unit_is_not_said_twice():
    """Not "GPUs 1,024 GPUs", in the table or in what is read from it."""
    root = _sweep("fabric")
    assert [cell.text for cell in root.find(".//thead/tr")] == ["GPUs", "Fabric per GPU"]
    assert not re.search(r"GPU", "".join(root.find(".//tbody").itertext()))
    assert "Your value: GPUs 1,024: Fabric per GPU $4,248." in root.find(".//desc").text
