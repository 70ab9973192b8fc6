"""Records of every form with two hundred rows."""

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
from calculators.engine.diagram.timeline.record import Event, Lane, Moment, Span, Timeline
from tests.calculators.engine.diagram.any_records import MANY
from tests.calculators.engine.diagram.written import written

_SCENES = tuple(Scene(f"Round {n}", "All pass on.") for n in MANY)

CROWDED = {
    "flow": lambda: flow(
        Flow(
            "crowd",
            "Crowd",
            (
                Stream(
                    "",
                    1e4,
                    tuple(Stage(f"Stage {n}", (Branch(f"Branch {n}", 1.0),)) for n in range(20)),
                ),
                Stream(
                    "B",
                    1e4,
                    (Stage("All", tuple(Branch(f"B {n}", 1.0) for n in MANY)), Stage("End")),
                ),
            ),
            written,
        )
    ),
    "timeline": lambda: timeline(
        Timeline(
            "crowd",
            "Crowd",
            Axis("Time", written),
            tuple(
                Lane(
                    f"Lane {lane}",
                    tuple(Span(n, n + 0.5, "Work") for n in MANY),
                    tuple(Event(n, "Save") for n in MANY),
                )
                for lane in range(20)
            ),
            tuple(Moment(n, scene) for n, scene in zip(MANY, _SCENES, strict=True)),
        )
    ),
    "relay": lambda: relay(
        Relay(
            "crowd",
            "Crowd",
            tuple(map(str, MANY)),
            tuple(
                Round(scene, tuple((n, (n + 1) % 200) for n in MANY), ((0.5,) * 4,) * 200)
                for scene in _SCENES
            ),
        )
    ),
    "tree": lambda: relay(
        Relay(
            "crowd",
            "Crowd",
            tuple(map(str, MANY)),
            tuple(Round(scene, ((3, 1), (4, 1)), ((1.0,),) * 200) for scene in _SCENES[:3]),
            (None, *((n - 1) // 2 for n in MANY[1:])),
        )
    ),
    "tiers": lambda: tiers(
        Tiers(
            "crowd", "Crowd", tuple(Tier(f"of {n}", 1e9, 1e9 / (n + 1)) for n in MANY), "l", written
        )
    ),
    "spares": lambda: spares(
        Spares(
            "crowd",
            "Crowd",
            tuple(Scheme(f"N+{n}", (200, n)) for n in MANY),
            100.0,
            0.5,
            tuple(Outage(scene, ((n,),)) for n, scene in zip(MANY, _SCENES, strict=True)),
            written,
        )
    ),
    "ladder": lambda: ladder(
        Ladder("crowd", "Crowd", tuple(Rung(f"Level {n}", 2.0**n) for n in MANY), written)
    ),
    "nest": lambda: nest(
        Nest("crowd", "Crowd", tuple(Shell(f"S {n}", 1.1**n) for n in MANY), written)
    ),
    "rectangle": lambda: rectangle(
        Rectangle(
            "crowd",
            "Crowd",
            Side("days", 10.0, written),
            Side("units", 10.0, written),
            100.0,
            tuple(Cut(f"C {n}", 0.9, list(Along)[n % 2], f"Lost {n}") for n in MANY),
            "Left",
            written,
        )
    ),
    "curves": lambda: curves(
        Curves(
            "crowd",
            Axis("x", written),
            Axis("y", written),
            (Curve("y", tuple((float(n), float(n % 7)) for n in MANY)),),
            Spot(7.0, 3.0, "Here"),
            shaded=True,
        )
    ),
    "routes": lambda: routes(
        Routes(
            "crowd",
            "Crowd",
            tuple(f"Station {n}" for n in MANY),
            tuple(Route(f"Route {n}", (1.0, None) * 100) for n in MANY),
            written,
            scenes=_SCENES,
        )
    ),
    "lanes": lambda: lanes(
        Lanes(
            "crowd",
            "Crowd",
            200,
            tuple(Draw(s, tuple(n % 37 for n in MANY)) for s in _SCENES),
            written,
        )
    ),
    "shapes": lambda: shapes(
        Shapes("crowd", "Crowd", tuple(Shape(f"Thing {n}", n + 1, 7.0) for n in MANY), written)
    ),
    "ledgers": lambda: ledgers(
        Ledgers(
            "crowd",
            "Crowd",
            tuple(Ledger(f"L {n}", tuple(Amount(f"P {m}", m) for m in MANY)) for n in MANY),
            written,
        )
    ),
}
"""For each form, a figure with two hundred of what it is made of."""
