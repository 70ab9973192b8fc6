"""Records of every form out of anything: strategies."""

from hypothesis import strategies as st

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, Spot, curves
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.ladder.figure import ladder
from calculators.engine.diagram.ladder.record import Ladder, Limit, Reading, Rung
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
from calculators.engine.diagram.timeline.record import Event, Lane, Moment, Span, Timeline
from calculators.engine.diagram.tone import Tone
from tests.calculators.engine.diagram.written import written

LABELS = st.text("bcdGPU /", min_size=1, max_size=60) | st.sampled_from(
    ("N", "Cooling", "Network and storage", "Transformers and batteries of the whole site")
)
PLAIN = st.floats(0.001, 1e6)
VALUES = st.one_of(PLAIN, PLAIN, st.floats(0, 1), st.just(0.0), st.none(), st.floats())
TIMES = st.one_of(st.floats(0, 100), st.floats(0, 100), st.floats())
TONES = st.sampled_from(Tone)
SCENES = st.builds(Scene, LABELS, LABELS)
AXES = st.builds(Axis, LABELS, st.just(written), log=st.booleans())
INDEXES = st.integers(-1, 12)


def rows(strategy, most=5):
    """Return a strategy for a few of a kind."""
    return st.lists(strategy, max_size=most).map(tuple)


def _spots():
    return st.none() | st.builds(Spot, TIMES, TIMES, LABELS)


def _points():
    return st.lists(st.tuples(TIMES, st.none() | TIMES), max_size=12).map(tuple)


STAGES = st.builds(Stage, LABELS, rows(st.builds(Branch, LABELS, VALUES, TONES), 6))
STREAMS = st.builds(Stream, LABELS, VALUES, rows(STAGES))
LANES = st.builds(
    Lane,
    LABELS,
    rows(st.builds(Span, TIMES, TIMES, LABELS, TONES), 8),
    rows(st.builds(Event, TIMES, LABELS, TONES), 6),
    LABELS,
)
ROUNDS = st.builds(
    Round,
    SCENES,
    rows(st.tuples(INDEXES, INDEXES), 8),
    rows(rows(st.floats(), 6), 9),
)
PARENTS = rows(st.none() | INDEXES, 9)
CUTS = st.builds(Cut, LABELS, VALUES, st.sampled_from(Along), LABELS, TONES)
SIDES = st.builds(Side, LABELS, VALUES, st.just(written), VALUES)
PATHS = rows(st.integers(-2, 60), 3)
W = st.just(written)
P = st.just("any")

ANY = {
    "flow": st.builds(Flow, P, LABELS, rows(STREAMS, 3), W, rows(SCENES)).map(flow),
    "timeline": st.builds(
        Timeline, P, LABELS, AXES, rows(LANES), rows(st.builds(Moment, TIMES, SCENES), 3)
    ).map(timeline),
    "relay": st.builds(Relay, P, LABELS, rows(LABELS, 20), rows(ROUNDS, 4), PARENTS).map(relay),
    "tiers": st.builds(
        Tiers, P, LABELS, rows(st.builds(Tier, LABELS, VALUES, VALUES), 7), LABELS, W
    ).map(tiers),
    "spares": st.builds(
        Spares,
        P,
        LABELS,
        rows(st.builds(Scheme, LABELS, PATHS), 4),
        VALUES,
        VALUES,
        rows(st.builds(Outage, SCENES, rows(rows(INDEXES), 4)), 4),
        W,
    ).map(spares),
    "ladder": st.builds(
        Ladder,
        P,
        LABELS,
        rows(st.builds(Rung, LABELS, VALUES, LABELS, TONES), 9),
        W,
        st.none() | st.builds(Limit, LABELS, TIMES),
        rows(st.builds(Reading, SCENES, W), 3),
    ).map(ladder),
    "nest": st.builds(
        Nest, P, LABELS, rows(st.builds(Shell, LABELS, VALUES, st.none() | TONES), 9), W
    ).map(nest),
    "rectangle": st.builds(
        Rectangle, P, LABELS, SIDES, SIDES, VALUES, rows(CUTS, 6), LABELS, W
    ).map(rectangle),
    "curves": st.builds(
        Curves,
        P,
        AXES,
        AXES,
        rows(st.builds(Curve, LABELS, _points()), 3),
        _spots(),
        st.booleans(),
    ).map(curves),
    "routes": st.builds(
        Routes,
        P,
        LABELS,
        rows(LABELS, 6),
        rows(st.builds(Route, LABELS, rows(VALUES, 6), TONES), 4),
        W,
        LABELS,
        rows(SCENES, 6),
    ).map(routes),
    "lanes": st.builds(
        Lanes,
        P,
        LABELS,
        st.integers(-1, 40),
        rows(st.builds(Draw, SCENES, rows(st.integers(-1, 40), 30)), 4),
        W,
        LABELS,
    ).map(lanes),
    "shapes": st.builds(
        Shapes,
        P,
        LABELS,
        rows(st.builds(Shape, LABELS, VALUES, VALUES, LABELS, TONES, st.booleans()), 8),
        W,
    ).map(shapes),
    "ledgers": st.builds(
        Ledgers,
        P,
        LABELS,
        rows(st.builds(Ledger, LABELS, rows(st.builds(Amount, LABELS, VALUES, TONES), 8)), 7),
        W,
    ).map(ledgers),
}
"""For each form, a figure of it out of anything."""

MANY = range(200)
