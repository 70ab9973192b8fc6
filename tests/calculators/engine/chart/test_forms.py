"""The promises of the other five forms, over any data."""

import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.engine.chart import (
    Axis,
    Bar,
    Bars,
    Breakdown,
    BreakdownPart,
    Strip,
    Subtotal,
    Swing,
    Tornado,
    Waterfall,
    WaterfallStep,
    bars,
    breakdown,
    strip,
    tornado,
    waterfall,
)
from calculators.engine.chart.shares import whole_percents
from tests.some import some

LABELS = st.text("bcdGPU /", min_size=1, max_size=60)
VALUES = st.none() | st.floats() | st.floats(-1e6, 1e6) | st.just(0.0)
FLOATS = st.floats() | st.floats(0, 1e6)
KEY = 12.0
"""The two boxes of a tornado's key stand above this, its bars below."""


def written(value: float) -> str:
    """Write a number the way a caller would, and refuse what none could write."""
    assert math.isfinite(value)
    return f"{value:,.1f}".replace("-0.0", "0.0")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(BreakdownPart, LABELS, VALUES), max_size=9).map(tuple))
def test_any_breakdown_is_a_figure_with_few_parts(read, parts):
    """At most six parts and a total are listed, and the bar is a picture for sighted readers."""
    figure = breakdown(Breakdown("any", "Bill", parts, written))
    amounts = [p.amount for p in parts if p.amount is not None and 1e-150 < abs(p.amount) < 1e150]
    assert bool(figure) is (len(amounts) > 1)
    if not figure:
        return
    root = read(figure)
    assert len(root.findall("ul/li")) <= 7
    assert all(svg.get("aria-hidden") == "true" for svg in root.iter("svg"))


@given(st.lists(st.floats(0, 1e9), min_size=1, max_size=6).filter(any).map(tuple))
def test_shares_add_up_to_a_hundred(amounts):
    """Whole percents sum to 100, each within one of the exact share."""
    percents = whole_percents(amounts)
    assert sum(percents) == 100
    total = sum(amounts)
    for percent, amount in zip(percents, amounts, strict=True):
        assert abs(percent - 100 * amount / total) < 1 + 1e-6


def _list(read, parts) -> list[tuple[str, ...]]:
    root = read(breakdown(Breakdown("b", "Bill", parts, written)))
    return [
        tuple(s.text or "" for s in li if not s.get("class").startswith("cc-chart-swatch"))
        for li in root.iter("li")
    ]


def test_more_than_six_parts_are_joined_and_kept_in_the_table(read):
    """The five largest stay in order, the rest become "Other"; the table has them all."""
    parts = tuple(BreakdownPart(f"p{n}", float(n)) for n in range(1, 9))
    shown = _list(read, parts)
    assert [row[0] for row in shown] == ["p4", "p5", "p6", "p7", "p8", "Other", "Total"]
    assert shown[5] == ("Other", "6.0", "17%")
    assert sum(int(row[2].rstrip("%")) for row in shown[:-1]) == 100
    root = read(breakdown(Breakdown("b", "Bill", parts, written)))
    assert len(root.findall(".//tbody/tr")) == 8


def test_savings_are_taken_off_and_shares_are_of_the_gross(read):
    """A part below zero has a minus share, and the total is what is left."""
    shown = _list(read, (BreakdownPart("List", 200.0), BreakdownPart("Discount", -50.0)))
    assert shown == [
        ("List", "200.0", "100%"),
        ("Discount", "-50.0", "\u221225%"),
        ("Total", "150.0", "75%"),
    ]


def test_what_is_only_taken_off_has_no_shares(read):
    """Nothing to take it from is no share, not an error."""
    assert _list(read, (BreakdownPart("a", -1.0), BreakdownPart("b", -2.0)))[-1] == (
        "Total",
        "-3.0",
        "",
    )


@pytest.mark.parametrize(
    "rest", [(), (BreakdownPart("Demand charge", 0.0),), (BreakdownPart("Tax", None),)]
)
def test_a_whole_of_one_part_is_not_broken_down(rest):
    """A bar of one piece, "of which Energy is 100%", says nothing: there is no figure."""
    assert (
        breakdown(Breakdown("one", "Bill", (BreakdownPart("Energy", 100.0), *rest), written)) == ""
    )


@settings(max_examples=60, deadline=None)
@given(FLOATS, st.lists(st.builds(Swing, LABELS, LABELS, LABELS, VALUES, VALUES), max_size=11))
def test_any_tornado_is_a_figure_with_its_caution(read, base, swings):
    """At most eight bars and their key, every input in the table, and that they move together."""
    figure = tornado(Tornado("any", "Cost", base, tuple(swings), written))
    root = read(figure)
    assert "One at a time; inputs may move together." in figure
    assert len(root.findall(".//tbody/tr")) == len(swings)
    for svg in root.iter("svg"):
        bars = [rect for rect in svg.iter("rect") if float(rect.get("y")) > KEY]
        assert len(bars) <= 16
        assert len(list(svg.iter("rect"))) == len(bars) + 2


def test_a_tornado_is_sorted_by_reach_and_writes_both_ends(read):
    """The longest bar comes first, with the input and the result at both ends."""
    swings = (Swing("Small", "1", "2", 99.0, 101.0), Swing("Large", "50%", "90%", 180.0, 60.0))
    root = read(tornado(Tornado("t", "Cost", 100.0, swings, written)))
    assert [row[0].text for row in root.findall(".//tbody/tr")] == ["Large", "Small"]
    lettering = [text.text for text in root.find(".//svg").iter("text")]
    assert lettering[:5] == ["Large", "60.0", "at 90%", "180.0", "at 50%"]


def _long_units() -> Tornado:
    ends = ("20,000 GPU-hours of work", "100,000 GPU-hours of work")
    swings = (
        Swing("Time between failures", *ends, 80.0, 150.0, ("20,000", "100,000"), "GPU-hours"),
        Swing("GPUs", "819 GPUs", "1,229 GPUs", 90.0, 120.0, ("819", "1,229")),
    )
    return Tornado(
        "t",
        "Output",
        100.0,
        swings,
        lambda value: f"{value:.0f} trillion tokens a day",
        short=lambda value: f"{value:.0f}T",
    )


def test_a_tornado_drops_units_rather_than_cut_them(read):
    """Short of room, a row's unit moves to its name, and the result's stays with the base."""
    root = read(tornado(_long_units()))
    for svg in some(root.iter("svg")):
        lettering = [text.text for text in svg.iter("text")]
        assert not [words for words in lettering if "…" in words]
        name = " ".join(lettering[: lettering.index("80T")])
        assert name == "Time between failures, GPU-hours"
        assert {"at 20,000", "at 100,000", "150T", "Base 100 trillion tokens a day"} <= {*lettering}


def test_a_unit_that_the_name_says_is_not_said_again(read):
    """The row GPUs reads at 819: its name has the unit, whatever the room."""
    lettering = [text.text for text in read(tornado(_long_units())).find(".//svg").iter("text")]
    assert {"GPUs", "at 819", "at 1,229"} <= {*lettering}


def test_the_base_line_keeps_clear_of_names_above_bars(read):
    """In the narrow picture the line runs bar by bar, never through a name."""
    narrow = list(read(tornado(_long_units())).iter("svg"))[1]
    bars = [(float(r.get("y")), float(r.get("height"))) for r in narrow.iter("rect")]
    for line in some(narrow.iter("line")):
        top, bottom = float(line.get("y1")), float(line.get("y2"))
        assert any(y - 3 <= top and bottom <= y + tall + 3 for y, tall in bars)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(WaterfallStep, LABELS, VALUES) | st.builds(Subtotal, LABELS), max_size=9))
def test_any_waterfall_is_a_figure(read, steps):
    """Every step has its row with the running total, those without a value too."""
    root = read(waterfall(Waterfall("any", "Cost", tuple(steps), written)))
    assert len(root.findall(".//tbody/tr")) == len(steps)


def test_a_waterfall_runs_up_and_down(read):
    """Amounts carry their sign, subtotals stand on zero, running totals add up."""
    steps = (
        WaterfallStep("Price", 10.0),
        WaterfallStep("Power", -4.0),
        WaterfallStep("Credit", 1.0),
        Subtotal("Margin"),
    )
    rows = read(waterfall(Waterfall("w", "Margin", steps, written))).findall(".//tbody/tr")
    assert [tuple(cell.text or "" for cell in row) for row in rows] == [
        ("Price", "10.0", "10.0"),
        ("Power", "-4.0", "6.0"),
        ("Credit", "+1.0", "7.0"),
        ("Margin", "", "7.0"),
    ]


@settings(max_examples=60, deadline=None)
@given(st.lists(FLOATS, max_size=40), st.tuples(FLOATS, FLOATS, FLOATS), st.booleans())
def test_any_strip_counts_every_draw(read, draws, ends, log):
    """The table's counts add up to the draws that are numbers."""
    axis = Axis("Cost", written, log=log)
    root = read(strip(Strip("any", axis, tuple(draws), *sorted(ends))))
    counts = [int(row[1].text.replace(",", "")) for row in root.findall(".//tbody/tr")]
    usable = [d for d in draws if math.isfinite(d) and abs(d) < 1e150]
    assert sum(counts) == (len(usable) if root.find(".//svg") is not None else 0)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(Bar, LABELS, VALUES), max_size=9).map(tuple))
def test_any_bars_are_a_figure(read, rows):
    """One bar for each value, from zero, and one row for each thing."""
    root = read(bars(Bars("any", "Price", "Offer", rows, written)))
    assert len(root.findall(".//tbody/tr")) == len(rows)
    usable = [
        b for b in rows if b.value is not None and math.isfinite(b.value) and abs(b.value) < 1e150
    ]
    for svg in root.iter("svg"):
        assert len(list(svg.iter("rect"))) == len(usable)


def test_bars_are_as_long_as_their_values(read):
    """Twice the value is twice the length: bars start at zero."""
    rows = (Bar("a", 100.0), Bar("b", 50.0))
    root = read(bars(Bars("len", "Price", "Offer", rows, written)))
    for svg in some(root.iter("svg")):
        long, short = (float(rect.get("width")) for rect in svg.iter("rect"))
        assert long / 2 == pytest.approx(short, abs=0.11)


def test_every_figure_of_the_gallery_keeps_the_contract(read, figures):
    """Finding, picture with title and description, and the table behind a disclosure."""
    plain = [figure for name, figure in figures.items() if name not in ("bill", "saved")]
    for figure in some(plain):
        root = read(figure)
        pictures = list(root.iter("svg"))
        assert [svg.get("role") for svg in pictures] == ["img", "img"]
        assert all(svg.get("aria-labelledby").count(" ") == 1 for svg in pictures)
        assert all(svg.find("desc").text.strip() for svg in pictures)
        assert all(g.get("aria-hidden") == "true" for svg in pictures for g in svg.findall("g"))
        assert root.find("details/summary").text == "Chart data and download"
        assert root.find(".//table/caption").text
        assert not re.search(r'(fill|stroke|style|color)="', figure)
        assert len(figure) < 15_500


def test_a_prefix_must_be_one_word():
    """An id with a space would be no id: the developer is told."""
    with pytest.raises(ValueError, match="one word"):
        bars(Bars("two words", "Price", "Offer", (), written))
