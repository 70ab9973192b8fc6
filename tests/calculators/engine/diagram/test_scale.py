"""The promise of every picture: what is drawn is as large as what it stands for."""

import re

import pytest

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, Spot, curves
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.ladder.figure import ladder
from calculators.engine.diagram.ladder.record import Ladder, Rung
from calculators.engine.diagram.lanes.figure import lanes
from calculators.engine.diagram.lanes.record import Draw, Lanes
from calculators.engine.diagram.ledgers import Amount, Ledger, Ledgers, ledgers
from calculators.engine.diagram.nest import Nest, Shell, nest
from calculators.engine.diagram.rectangle.figure import rectangle
from calculators.engine.diagram.rectangle.record import Along, Cut, Rectangle, Side
from calculators.engine.diagram.relay.figure import relay
from calculators.engine.diagram.relay.record import Relay, Round
from calculators.engine.diagram.routes.figure import routes
from calculators.engine.diagram.routes.record import Route, Routes
from calculators.engine.diagram.shapes import Shape, Shapes, shapes
from calculators.engine.diagram.spares.figure import spares
from calculators.engine.diagram.spares.record import Outage, Scheme, Spares
from calculators.engine.diagram.tiers.figure import tiers
from calculators.engine.diagram.tiers.record import Tier, Tiers
from calculators.engine.diagram.timeline.figure import timeline
from calculators.engine.diagram.timeline.record import Event, Lane, Span, Timeline
from calculators.engine.diagram.tone import Tone
from tests.calculators.engine.diagram.written import written
from tests.calculators.engine.figure_contract import checked

WIDE, NARROW = 0, 1
ROUNDED = 0.21
"""Two coordinates, each rounded to a tenth."""


def picture(figure, shape=WIDE):
    """Return one of the two pictures."""
    return list(checked(figure).iter("svg"))[shape]


def boxes(svg, look):
    """Return width and height of every box with a look, in the order drawn."""
    found = []
    for element in svg.iter():
        if look not in (element.get("class") or "").split():
            continue
        if element.tag == "rect":
            found.append((float(element.get("width")), float(element.get("height"))))
        elif element.tag == "path":
            pieces = re.findall(r"h([\d.]+)v([\d.]+)h-", element.get("d"))
            found += [(float(wide), float(tall)) for wide, tall in pieces]
    return found


def words(svg):
    """Return the lettering of a picture."""
    return [text.text for text in svg.iter("text")]


def rows(figure):
    """Return the cells of the table."""
    return [tuple(cell.text or "" for cell in row) for row in checked(figure).iter("tr")][1:]


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_a_stream_is_as_wide_as_what_is_left_of_it(shape):
    """Bars at the stages stand for 100, 60 and 45; the table says what left."""
    stages = (
        Stage("In", (Branch("A", 30.0), Branch("B", 10.0))),
        Stage("Mid", (Branch("C", 15.0),)),
        Stage("Out"),
    )
    figure = flow(Flow("f", "Flow", (Stream("", 100.0, stages),), written))
    bars = [b for b in boxes(picture(figure, shape), "cc-chart-s1") if 4.0 in b]
    thick = [max(bar) if shape == NARROW else bar[1] for bar in bars]
    whole = thick[0]
    assert thick == pytest.approx([whole, whole * 0.6, whole * 0.45], abs=ROUNDED)
    assert rows(figure)[1] == ("A", "", "30.0")
    assert rows(figure)[-1] == ("Out", "45.0", "")


def test_two_streams_have_one_scale():
    """Half the amount is half the width, in a stream of its own."""
    streams = tuple(Stream(str(n), n, (Stage("In"), Stage("Out"))) for n in (40.0, 20.0))
    svg = picture(flow(Flow("f", "Flow", streams, written)))
    first, _, second, _ = [tall for wide, tall in boxes(svg, "cc-chart-s1") if wide == 4.0]
    assert second == pytest.approx(first / 2, abs=ROUNDED)


def test_more_cannot_leave_than_arrives():
    """What leaves is cut to what there is, and a note says so."""
    stages = (Stage("In", (Branch("A", 300.0),)), Stage("Out"))
    figure = flow(Flow("f", "Flow", (Stream("", 100.0, stages),), written))
    assert "more leaves than arrives" in figure
    assert rows(figure)[-1] == ("Out", "0.0", "")


def test_spans_are_as_long_as_they_last():
    """Three hours are three times one, whatever stands between."""
    lane = Lane("L", (Span(0, 1, "a"), Span(5, 8, "b", Tone.LOSS)), (Event(9, "E"),))
    svg = picture(timeline(Timeline("t", "T", Axis("Time", written), (lane,))))
    (short, _), (long, _) = boxes(svg, "cc-chart-s1")[0], boxes(svg, "cc-chart-s2")[0]
    assert long + 1 == pytest.approx((short + 1) * 3, abs=4 * ROUNDED)  # a hair lies between spans


def test_a_ring_shows_what_each_holds():
    """Half of a part is half a bar; all of it is drawn as whole, and counted in the table."""
    round_ = Round(Scene("One", "s"), ((0, 1),), ((1.0, 0.5), (0.5, 0.0)))
    figure = relay(Relay("r", "R", ("A", "B"), (round_, round_), whole="All of it"))
    svg, swatch = picture(figure), (12.0, 12.0)
    halves, wholes = (
        [box for box in boxes(svg, look) if box != swatch]
        for look in ("cc-diagram-half", "cc-chart-fill")
    )
    assert halves[0][1] == pytest.approx(wholes[0][1] / 2, abs=ROUNDED)
    assert rows(figure) == [("One", "1", "1 of 4")] * 2


def test_a_taper_is_as_narrow_as_its_links():
    """A quarter of the links is a quarter of the width."""
    levels = (Tier("ends", 64, 64), Tier("leaves", 8, 64), Tier("spines", 4, 16), Tier("core", 1))
    svg = picture(tiers(Tiers("t", "T", levels, "links", written)))
    widths = [wide for wide, _ in boxes(svg, "cc-diagram-pale")]
    assert widths == pytest.approx([widths[0], widths[0], widths[0] / 4], abs=ROUNDED)


@pytest.mark.parametrize(
    ("out", "said", "short"),
    [((), "Carries all", "0.0"), ((0,), "Carries all", "0.0"), ((0, 1), "Short by 20.0", "20.0")],
)
def test_units_that_are_left_share_the_load(out, said, short):
    """Five units of 40 carry 140: with one out they are fuller, with two out they fall short."""
    outage = Outage(Scene("s", "s"), (out,))
    figure = spares(Spares("s", "S", (Scheme("N+1", (5,)),), 140.0, 40.0, (outage,), written))
    svg = picture(figure)
    assert said in words(svg)
    assert rows(figure) == [("s", "N+1", f"{5 - len(out)} of 5", short)]
    look = "cc-chart-s2" if short != "0.0" else "cc-chart-s1"
    share = min(140 / (40 * (5 - len(out))), 1)
    assert boxes(svg, look)[0][1] == pytest.approx(36 * share, abs=ROUNDED)


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_levels_are_as_high_as_their_value(shape):
    """Ten times the value is ten times the column, or the bar."""
    svg = picture(ladder(Ladder("l", "L", (Rung("a", 4.0), Rung("b", 40.0)), written)), shape)
    low, high = (box[0 if shape == NARROW else 1] for box in boxes(svg, "cc-chart-fill"))
    assert high == pytest.approx(low * 10, abs=10 * ROUNDED)


def test_squares_are_as_large_as_their_value():
    """A quarter of the value is a quarter of the area: half the side."""
    svg = picture(nest(Nest("n", "N", (Shell("a", 25.0), Shell("b", 100.0)), written)))
    (outer, _), (inner, _) = boxes(svg, "cc-diagram-shell")[0], boxes(svg, "cc-chart-fill")[0]
    assert inner == pytest.approx(outer / 2, abs=ROUNDED)


def test_a_rectangle_is_cut_by_its_shares():
    """What is left is the product of the shares, as an area and as a number."""
    cuts = (Cut("u", 0.8, Along.ACROSS, "Idle"), Cut("m", 0.5, Along.UP, "Waiting", Tone.LOSS))
    sides = (Side("days", 10.0, written), Side("units", 10.0, written))
    figure = rectangle(Rectangle("r", "R", *sides, 100.0, cuts, "Useful", written))
    svg = picture(figure)
    (idle, all_high), *_ = boxes(svg, "cc-diagram-soft")
    (left, tall), *_ = boxes(svg, "cc-chart-s1")
    assert left / (left + idle) == pytest.approx(0.8, abs=0.01)
    assert tall / all_high == pytest.approx(0.5, abs=0.01)
    assert rows(figure)[-3:] == [("Idle", "20.0"), ("Waiting", "40.0"), ("Useful", "40.0")]


def test_the_spot_stands_where_it_is():
    """The ring of a spot lies on the curve that passes through it."""
    points = tuple((float(x), float((x - 5) ** 2)) for x in range(11))
    figure = curves(
        Curves(
            "c", Axis("x", written), Axis("y", written), (Curve("y", points),), Spot(5, 0, "Low")
        )
    )
    svg = picture(figure)
    ring = next(c for c in svg.iter("circle") if c.get("class") == "cc-chart-here")
    line = next(p for p in svg.iter("path") if "cc-chart-line" in p.get("class"))
    assert f"L{ring.get('cx')} {ring.get('cy')}L" in line.get("d")
    assert "Low, at 5.0 and 0.0." in svg.find("desc").text


def test_a_spot_that_is_not_there_is_told():
    """A spot outside the curves is no part of the picture, but of the words."""
    axis = Axis("x", written)
    record = Curves("c", axis, axis, (Curve("y", ((0, 1), (1, 2))),), Spot(5, 0, "Low"))
    assert "Low: outside this picture." in curves(record)


def test_routes_add_up_what_their_stops_take():
    """A station that is passed by takes nothing, and is said to be."""
    figure = routes(
        Routes(
            "r", "R", ("A", "B", "C"), (Route("x", (1.0, None, 2.0)), Route("y", (9.0,))), written
        )
    )
    assert rows(figure) == [
        ("A", "1.0", "9.0"),
        ("B", "passed by", "passed by"),
        ("C", "2.0", "passed by"),
        ("In all", "3.0", "9.0"),
    ]


def test_a_draw_is_counted_link_by_link():
    """Three flows on one link are three pieces long; the line stands at the even share."""
    draw = Draw(Scene("Draw 1", "s"), (0, 0, 0, 2))
    figure = lanes(Lanes("l", "L", 4, (draw, draw), written))
    svg = picture(figure)
    assert [len(boxes(svg, look)) / 2 for look in ("cc-chart-s2", "cc-chart-s1")] == [3, 1]
    assert "Evenly: 1.0" in words(svg)
    assert rows(figure)[:3] == [
        ("Draw 1", "3.0", "1"),
        ("Draw 1", "1.0", "1"),
        ("Draw 1", "0.0", "2"),
    ]


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_shapes_have_one_scale(shape):
    """A thing half as wide is drawn half as wide, a circle too."""
    things = (Shape("a", 2.0, 1.0), Shape("b", 1.0, 1.0), Shape("c", 1.0, None, is_round=True))
    svg = picture(shapes(Shapes("s", "S", things, written)), shape)
    (wide, tall), (half, _) = boxes(svg, "cc-chart-fill")[:2]
    circle = next(svg.iter("circle"))
    assert tall == pytest.approx(wide / 2, abs=ROUNDED)
    assert half == pytest.approx(wide / 2, abs=ROUNDED)
    assert 2 * float(circle.get("r")) == pytest.approx(half, abs=2 * ROUNDED)


def test_a_ghost_is_shown_and_not_counted():
    """The sum of a ledger leaves out what is only shown; the bar does not."""
    one = Ledger("By market", (Amount("Grid", 30.0), Amount("Covered", 70.0, Tone.GHOST)))
    other = Ledger("By place", (Amount("Grid", 100.0),))
    figure = ledgers(Ledgers("l", "L", (one, other), written))
    svg = picture(figure)
    assert ("By market", "Sum", "30.0") in rows(figure)
    (small, _), (full, _) = boxes(svg, "cc-chart-s1")
    (ghost, _), *_ = boxes(svg, "cc-diagram-ghost")
    assert small + ghost + 1.5 == pytest.approx(full, abs=2 * ROUNDED)
