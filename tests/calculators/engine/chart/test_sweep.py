"""The promises of a sweep, over any data a calculator could hand it."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.engine.chart import Axis, Curve, Here, Marker, Sweep, sweep

LABELS = st.text("bcdGPU /", min_size=1, max_size=40)
VALUES = st.none() | st.floats() | st.floats(0, 1e6)
PLACES = st.floats(-1e9, 1e9)
POINTS = st.lists(st.tuples(PLACES, VALUES), max_size=12).map(tuple)


def written(value: float) -> str:
    """Write a number the way a caller would, and refuse what none could write."""
    assert math.isfinite(value)
    return f"{value:,.1f}".replace("-0.0", "0.0")


@st.composite
def sweeps(draw) -> Sweep:
    """Return sweeps of every shape, sound or not."""
    curves = draw(st.lists(st.builds(Curve, LABELS, POINTS), max_size=3))
    return Sweep(
        "any",
        Axis(draw(LABELS), written, log=draw(st.booleans())),
        Axis(draw(LABELS), written, log=draw(st.booleans())),
        tuple(curves),
        here=draw(st.none() | st.builds(Here, PLACES, st.floats(), LABELS)),
        marker=draw(st.none() | st.builds(Marker, PLACES, LABELS)),
    )


@settings(max_examples=100, deadline=None)
@given(sweeps())
def test_any_data_give_a_figure_inside_its_frame(read, chart):
    """Whatever the data, the figure is well formed, in its viewBox, and always the same."""
    figure = sweep(chart)
    assert figure == sweep(chart)
    root = read(figure)
    places = {x for curve in chart.curves for x, _ in curve.points}
    assert len(root.findall(".//tbody/tr")) == len(places)
    for svg in root.iter("svg"):
        assert len(svg.attrib["data-x"].split()) == len(places)


def test_the_table_holds_every_point_as_written(read):
    """Each row names its x, each cell is that line's value or says there is none."""
    chart = Sweep(
        "table",
        Axis("Hours", written),
        Axis("Cost", written),
        (Curve("Rent", ((1, 2), (3, None))), Curve("Own", ((1, 5), (2, math.nan)))),
    )
    rows = [[cell.text for cell in row] for row in read(sweep(chart)).findall(".//tbody/tr")]
    assert rows == [
        ["1.0", "2.0", "5.0"],
        ["2.0", "no value", "no value"],
        ["3.0", "no value", "no value"],
    ]


def test_a_gap_breaks_the_line(read):
    """Where there is no value the line stops, and a lone point becomes a dot."""
    points = ((0, 1), (1, 2), (2, None), (3, 2), (4, 1), (5, None), (6, 3))
    root = read(sweep(Sweep("gap", Axis("x", written), Axis("y", written), (Curve("y", points),))))
    svg = root.find(".//svg")
    line = next(p for p in svg.iter("path") if p.get("class") == "cc-chart-line cc-chart-s1")
    assert line.get("d").count("M") == 2
    assert [c.get("class") for c in svg.iter("circle")] == ["cc-chart-dot cc-chart-s1"]


def test_the_description_tells_start_turn_end_and_your_value(read):
    """A reader who cannot see the line hears its course."""
    points = tuple((float(x), (x - 5.0) ** 2 + 4) for x in range(11))
    chart = Sweep(
        "u",
        Axis("Batch size", written),
        Axis("Cost", written),
        (Curve("Cost", points),),
        here=Here(3, 8, "You"),
        marker=Marker(7, "Break-even"),
    )
    told = read(sweep(chart)).find(".//desc").text
    assert told == (
        "Line chart of cost against the batch size. Cost starts at 29.0 for 0.0, is lowest at"
        " 5.0 with 4.0 and ends at 29.0 for 10.0. Break-even, at 7.0. Your value: Batch size 3.0:"
        " Cost 8.0."
    )


@pytest.mark.parametrize(
    ("values", "cut"),
    [((95, 100), True), ((10, 100), False), ((0, 1), False), ((-5, 5), False), ((7, 7), False)],
)
def test_an_axis_that_leaves_zero_out_says_so(values, cut):
    """Lines start at zero, or a visible note and a zigzag tell that they do not."""
    points = tuple((float(x), float(y)) for x, y in enumerate(values))
    figure = sweep(Sweep("cut", Axis("x", written), Axis("y", written), (Curve("y", points),)))
    assert ("The vertical axis does not start at zero." in figure) is cut
    assert ('class="cc-chart-cut"' in figure) is cut


@pytest.mark.parametrize("points", [(), ((1.0, None),), ((math.nan, 2.0),)])
def test_nothing_to_draw_is_said_in_a_sentence(read, points):
    """Without a single value the figure stands, and says why it is empty."""
    chart = Sweep("none", Axis("Hours", written), Axis("Cost", written), (Curve("Cost", points),))
    root = read(sweep(chart))
    assert root.find("svg") is None
    assert root.get("tabindex") is None
    assert "nothing to draw" in root.find("p").text


def test_a_break_even_outside_the_data_is_said_not_drawn(read):
    """A marker far away does not squash the lines: a note gives it instead."""
    chart = Sweep(
        "far",
        Axis("Hours", written),
        Axis("Cost", written),
        (Curve("Cost", ((1, 1), (2, 2))),),
        marker=Marker(900, "Break-even"),
    )
    root = read(sweep(chart))
    assert root.find("p[@class='cc-note']").text == "Break-even: 900.0, outside this chart."


def test_a_fourth_line_is_refused():
    """More than three lines cannot be told apart; the developer is told so."""
    with pytest.raises(ValueError, match="4 lines"):
        Sweep("four", Axis("x", written), Axis("y", written), (Curve("a", ()),) * 4)


def _lettering(root, look: str) -> list[list[str]]:
    return [
        [text.text for text in svg.iter("text") if text.get("class") == f"cc-chart-{look}"]
        for svg in root.iter("svg")
    ]


def test_the_name_of_an_axis_has_its_unit_and_is_never_cut(read):
    """A name too long for one line takes two, and the plot keeps its height."""
    long = "Share of paid hours that do useful work"
    line = (Curve("y", ((1, 1), (2, 2))),)
    root = read(sweep(Sweep("a", Axis(long, written), Axis(long, written, unit="MW"), line)))
    wide, narrow = _lettering(root, "axis")
    assert wide == [f"{long}, MW", long]
    assert " ".join(narrow) == f"{long}, MW {long}"
    assert len(narrow) == 4
    short = read(sweep(Sweep("a", Axis("x", written), Axis("y", written), line)))
    plots = [
        [float(svg.get("data-bottom")) - float(svg.get("data-top")) for svg in each.iter("svg")]
        for each in (root, short)
    ]
    assert plots[0] == plots[1]


def test_a_share_ends_at_all_of_it(read):
    """An axis of shares stops at 100%, unless the data themselves go beyond."""
    for top, last in ((0.99, 1.0), (1.03, 1.04)):
        y = Axis("Goodput", lambda v: f"{v:.0%}", most=1.0)
        points = tuple((float(x), top - 0.02 * x) for x in range(6))
        root = read(sweep(Sweep("a", Axis("x", written), y, (Curve("Goodput", points),))))
        ticks = [t for t in _lettering(root, "tick")[0] if "%" in t]
        assert ticks[-1] == f"{last:.0%}"


def test_the_reading_says_where_you_are_until_it_is_used(read):
    """The crosshair writes over the reader's own value, in the place kept for both."""
    x = Axis("GPUs", lambda v: f"{v:.0f} GPUs", cell=lambda v: f"{v:.0f}")
    y = Axis("Cost", lambda v: f"${v:.0f}", tells=True)
    curve = Curve("Cost", ((8, 100), (1024, 200)))
    root = read(sweep(Sweep("a", x, y, (curve,), here=Here(8, 100))))
    line = root.find("p[@class='cc-chart-reading']")
    assert [part.text for part in line] == [None, "You are at 8 GPUs: $100."]
    assert line.get("data-room") == "GPUs 1024: $100"
    assert [cell.text for cell in root.find(".//tbody/tr")] == ["8", "$100"]
    assert "Your value: GPUs 8: Cost $100." in root.find(".//desc").text


def test_a_stair_is_drawn_along_its_corners_and_read_at_its_points(read):
    """Corners are in the line, not in the table."""
    points = ((1.0, 4.0), (2.0, 2.0), (3.0, 2.0))
    course = ((1.0, 4.0), (1.5, 4.0), (1.5, 2.0), *points[1:])
    chart = Sweep("a", Axis("x", written), Axis("y", written), (Curve("y", points, course),))
    root = read(sweep(chart))
    path = next(
        p.get("d") for p in root.iter("path") if p.get("class") == "cc-chart-line cc-chart-s1"
    )
    assert path.count("L") == 4
    assert len(root.findall(".//tbody/tr")) == 3


def test_what_the_caller_knows_is_seen_and_heard(read):
    """A note stands under the picture and in its description."""
    line = (Curve("y", ((1, 1), (2, 2))),)
    told = "Above 2 there is no answer."
    root = read(sweep(Sweep("a", Axis("x", written), Axis("y", written), line, notes=(told,))))
    assert root.find("p[@class='cc-note']").text == told
    assert root.find(".//desc").text.endswith(told)


def test_labels_are_escaped(read):
    """A label is text, whatever is in it."""
    chart = Sweep(
        "esc", Axis("<b>", written), Axis('"&"', written), (Curve("</svg>", ((1, 1), (2, 2))),)
    )
    assert read(sweep(chart)).find("figcaption").text.startswith('"&": from')
