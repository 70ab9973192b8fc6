"""The gallery of power, jobs, meters and ledgers: one or more of each diagram."""

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, Spot, curves
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.ladder.figure import ladder
from calculators.engine.diagram.ladder.record import Ladder, Limit, Reading, Rung
from calculators.engine.diagram.ledgers import Amount, Ledger, Ledgers, ledgers
from calculators.engine.diagram.rectangle.figure import rectangle
from calculators.engine.diagram.rectangle.record import Along, Cut, Rectangle, Side
from calculators.engine.diagram.routes.figure import routes
from calculators.engine.diagram.routes.record import Route, Routes
from calculators.engine.diagram.shapes import Shape, Shapes, shapes
from calculators.engine.diagram.tone import Tone
from tests.calculators.engine.diagram.gallery_words import count, kilowatts, meters, power, tonnes


def fence_to_chip() -> str:
    """Return a flow of power that loses a part at each stage."""
    stages = (
        Stage(
            "At the fence", (Branch("Transformers and batteries", 0.09), Branch("Cooling", 0.24))
        ),
        Stage(
            "Into the racks",
            (Branch("Network and storage", 0.13), Branch("Fans and supplies", 0.46)),
        ),
        Stage("Into the chips", (Branch("Waiting", 0.21, Tone.LOSS),)),
        Stage("At work"),
    )
    return flow(Flow("fence", "Power from fence to chip", (Stream("", 1.63, stages),), power))


def two_halls() -> str:
    """Return two flows to one scale."""

    def hall(name: str, cooling: float, losses: float) -> Stream:
        stages = (
            Stage("The feed", (Branch("Cooling", cooling), Branch("Losses on the way", losses))),
            Stage("Into the machines"),
        )
        return Stream(name, 2.0, stages)

    return flow(
        Flow(
            "halls",
            "One feed, two halls",
            (hall("Hall at 1.54", 0.54, 0.16), hall("Hall at 1.10", 0.11, 0.07)),
            power,
            finding="The same 2 MW feed carries 1.82 MW of machines at 1.10, and 1.30 MW at 1.54.",
        )
    )


def staircase() -> str:
    """Return levels to scale, with a limit."""
    rungs = (
        Rung("One chip", 0.7),
        Rung("A server", 10.2, "8 chips, fans, cards"),
        Rung("A rack", 40.8, "4 servers"),
        Rung("A dense rack", 120.0, "72 chips, cooled by water", Tone.LOSS),
    )
    return ladder(
        Ladder("stairs", "From chip to rack", rungs, kilowatts, Limit("Few halls go above", 30.0))
    )


def the_job() -> str:
    """Return a product of two sides with two cuts."""
    cuts = (
        Cut("Utilization", 0.86, Along.ACROSS, "Idle"),
        Cut("MFU", 0.4, Along.UP, "Waiting for memory, network and each other", Tone.LOSS),
    )
    return rectangle(
        Rectangle(
            "job",
            "The job",
            Side("days", 38.4, lambda v: f"{v:,.1f}"),
            Side("GPUs", 1024, count),
            943_718,
            cuts,
            "Useful work",
            lambda v: f"{v:,.0f} GPU-hours",
            "Of every 100 GPU-hours paid for, 34 do the model's own arithmetic.",
        )
    )


def small_job() -> str:
    """Return a product that fills a part of its picture only."""
    cuts = (Cut("Utilization", 0.97, Along.ACROSS, "Idle"), Cut("MFU", 0.05, Along.UP, "Waiting"))
    return rectangle(
        Rectangle(
            "smalljob",
            "The job",
            Side("days", 10, count, 38.4),
            Side("GPUs", 512, count, 1024),
            122_880,
            cuts,
            "Useful work",
            lambda v: f"{v:,.0f} GPU-hours",
        )
    )


def best_gap() -> str:
    """Return two costs and their sum, with the least of the sum marked."""
    gaps = [float(g) for g in range(5, 121, 5)]
    saves = tuple((g, 100 * 1.0 / g) for g in gaps)
    lost = tuple((g, 100 * g / 2 / 700) for g in gaps)
    both = tuple((g, a + b) for (g, a), (_, b) in zip(saves, lost, strict=True))
    return curves(
        Curves(
            "gap",
            Axis("Minutes between saves", lambda v: f"{v:.0f} min", count),
            Axis("Time lost", lambda v: f"{v:.1f}%"),
            (Curve("Both together", both), Curve("Time to save", saves), Curve("Work lost", lost)),
            Spot(37.4, 5.35, "Least at 37 minutes: 5.3%"),
            finding="Saving too often costs as much as saving too rarely: "
            "the best gap is 37 minutes.",
        )
    )


def own_or_rent() -> str:
    """Return a falling cost and a price it crosses."""
    use = [u / 100 for u in range(20, 101, 2)]
    own = tuple((u, 2.1 / u) for u in use)
    return curves(
        Curves(
            "own",
            Axis("Share of hours in use", lambda v: f"{v:.0%}"),
            Axis("Cost of a useful hour", lambda v: f"${v:,.2f}", lambda v: f"${v:,.0f}"),
            (Curve("Owning", own), Curve("Renting", tuple((u, 3.0) for u in use))),
            Spot(0.7, 3.0, "Owning wins above 70% use"),
        )
    )


def two_ways() -> str:
    """Return two routes of a message, one through the kernel and one past it."""
    stations = (
        "Program",
        "Kernel",
        "Network card",
        "Switches",
        "Network card",
        "Kernel",
        "Program",
    )
    return routes(
        Routes(
            "ways",
            "Two ways of a message",
            stations,
            (
                Route("Through the kernel", (1, 9, 1, 2, 1, 14, 2), Tone.LOSS),
                Route("Past the kernel", (0.2, None, 0.6, 0.6, 0.6, None, 0.1)),
            ),
            lambda v: f"{v:.1f} µs",
            scenes=tuple(Scene(name, f"The message is at {name.lower()}.") for name in stations),
            finding="Past the kernel the same message takes 2.1 µs instead of 30.",
        )
    )


def flows(value: float) -> str:
    """Write a number of flows."""
    return f"{value:,.3g}\u00a0flow" + ("" if value == 1 else "s")


def duct_and_pipe() -> str:
    """Return a duct and a pipe beside the rack they cool."""
    things = (
        Shape("The rack", 0.6, 2.0, "120 kW", Tone.GHOST),
        Shape("Its air duct", 1.66, 1.66, "at 4 m/s", Tone.SOFT),
        Shape("Its water pipe", 0.05, 0.05, "at 2 m/s", is_round=True),
    )
    return shapes(
        Shapes(
            "duct",
            "Duct and pipe",
            things,
            meters,
            "The heat of one rack needs a duct as wide as a door, or a pipe as thick as a wrist.",
        )
    )


def two_ledgers() -> str:
    """Return two ledgers of the same year."""
    rows = (
        Ledger(
            "By location", (Amount("Grid power", 4_290), Amount("Own engines", 120, Tone.OTHER))
        ),
        Ledger(
            "By market",
            (
                Amount("Grid power", 1_290),
                Amount("Own engines", 120, Tone.OTHER),
                Amount("Covered by contracts", 3_000, Tone.GHOST),
            ),
        ),
    )
    return ledgers(Ledgers("carbon", "Carbon of a year", rows, tonnes))


def two_units() -> str:
    """Return levels whose values are written in two units."""
    rungs = (Rung("Its own memory", 3350), Rung("In the server", 450), Rung("Across the room", 50))
    return ladder(
        Ladder(
            "units",
            "Three distances",
            rungs,
            count,
            readings=(
                Reading(
                    Scene("In bytes", "GB/s: a byte is eight bits."), lambda v: f"{v:,.0f} GB/s"
                ),
                Reading(
                    Scene("In bits", "Gb/s: eight times as many."), lambda v: f"{8 * v:,.0f} Gb/s"
                ),
            ),
            switch="Switch units",
        )
    )
