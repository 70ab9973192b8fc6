"""The gallery: one or more of each diagram, and the page that browser tests open."""

import random

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
from tests.calculators.engine.gallery_page import gallery_page as page_of

MINUS = "\u2212"


def count(value: float) -> str:
    """Write a whole number."""
    return f"{value:,.0f}"


def power(value: float) -> str:
    """Write megawatts."""
    return f"{value:,.2f}\u00a0MW"


def seconds(value: float) -> str:
    """Write seconds."""
    return f"{value:.2f}\u00a0s"


def hours(value: float) -> str:
    """Write hours."""
    return f"{value:.1f}\u00a0h"


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


def one_step() -> str:
    """Return a timeline of a step in which a part of the exchange is hidden."""
    lanes = (
        Lane("Fast network: computing", (Span(0, 1.0, "Compute"),), note="step ends at 1.20 s"),
        Lane(
            "Exchange",
            (Span(0.6, 1.0, "Hidden", Tone.SOFT), Span(1.0, 1.2, "Waited for", Tone.LOSS)),
        ),
        Lane("Slow network: computing", (Span(0, 1.0, "Compute"),), note="step ends at 1.65 s"),
        Lane(
            "Exchange",
            (Span(0.6, 1.0, "Hidden", Tone.SOFT), Span(1.0, 1.65, "Waited for", Tone.LOSS)),
        ),
    )
    return timeline(
        Timeline(
            "step",
            "One training step on two networks",
            Axis("Time in the step", seconds, lambda v: f"{v:.1f}", unit="s"),
            lanes,
            finding="Behind the same second of compute, "
            "the slow network makes every step 38% longer.",
        )
    )


def a_run() -> str:
    """Return a timeline of a run with saves and failures, and three moments."""
    spans, events, at = [], [], 0.0
    fails = (11.3, 31.8, 40.2)
    for fail in (*fails, 60.0):
        save = at
        while save + 3 < fail:
            events.append(Event(save + 3, "Save"))
            save += 3
        spans.append(Span(at, save if fail < 60 else fail, "Work that counts"))
        if fail < 60:
            spans += [
                Span(save, fail, "Work lost", Tone.LOSS),
                Span(fail, fail + 1.4, "Restart", Tone.SOFT),
            ]
            events.append(Event(fail, "Failure", Tone.LOSS))
        at = fail + 1.4
    moments = (
        Moment(11.3, Scene("Failure", "The job stops 2.3 h after its last save.")),
        Moment(12.7, Scene("Restart", "After 1.4 h it goes on from the save at 9 h.")),
        Moment(60.0, Scene("End", "Three failures have cost 7.7 h of 60 h.")),
    )
    return timeline(
        Timeline(
            "run",
            "Sixty hours of a run",
            Axis("Hours since the start", hours, count, unit="h"),
            (Lane("The job", tuple(spans), tuple(events)),),
            moments,
            "Three failures cost 7.7 of 60 hours: "
            "what was done since the last save, and the restarts.",
        )
    )


def the_wait() -> str:
    """Return a timeline of two clocks."""
    lanes = (
        Lane("The machines", (Span(0, 0.6, "Delivery", Tone.SOFT), Span(0.6, 5.6, "Useful life"))),
        Lane("The power", (Span(0, 3.2, "Waiting in the queue", Tone.LOSS), Span(3.2, 9, "Power"))),
        Lane("Both", (Span(0.6, 3.2, "Aging in the dark", Tone.LOSS), Span(3.2, 5.6, "Earning"))),
    )
    return timeline(
        Timeline(
            "wait",
            "Two clocks",
            Axis("Years from the order", lambda v: f"{v:.1f} years", lambda v: f"{v:.0f}"),
            lanes,
            finding="Machines bought at once spend 2.6 of their 5 years waiting for power.",
        )
    )


def ring_of(count: int) -> Relay:
    """Return the rounds of a sum around a ring: first added up, then handed round."""
    held = [[1.0] * count for _ in range(count)]

    def shares() -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(have / count for have in row) for row in held)

    ring = tuple((node, (node + 1) % count) for node in range(count))
    rounds = [Round(Scene("Start", "Each node holds its own numbers in parts."), (), shares())]
    for step in range(2 * (count - 1)):
        adding = step < count - 1
        moved = [((node - step) % count, node) for node in range(count)]
        values = [held[node][part] for part, node in moved]
        for (part, node), value in zip(moved, values, strict=True):
            to = (node + 1) % count
            held[to][part] = held[to][part] + value if adding else value
        name = f"Add, {step + 1}" if adding else f"Hand round, {step + 2 - count}"
        whole = sum(have == count for have in held[0])
        told = f"Every node passes one part on; each now has {whole} of {count} sums."
        rounds.append(Round(Scene(name, told), ring, shares()))
    names = tuple(f"Node {node + 1}" for node in range(count))
    return Relay(
        f"ring{count}",
        "A sum around a ring",
        names,
        tuple(rounds),
        some="Sum of some",
        whole="Sum of all",
        first=count // 2,
        finding=f"In {2 * (count - 1)} rounds all {count} nodes have the sum, and each sends"
        f" less than twice its own numbers.",
    )


def ring() -> str:
    """Return a ring of eight nodes."""
    return relay(ring_of(8))


def tree_of_nodes() -> str:
    """Return a tree in which sums go up and down again."""
    parents = (None, 0, 0, 1, 1, 2, 2)
    names = ("Root", "Left", "Right", "A", "B", "C", "D")
    low = tuple((n, parents[n]) for n in (3, 4, 5, 6))
    rounds = (
        Round(
            Scene("Up, 1", "The four at the bottom send their numbers up."),
            low,
            ((0.25,), (0.75,), (0.75,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
        Round(
            Scene("Up, 2", "The two send theirs up, and the root has all."),
            ((1, 0), (2, 0)),
            ((1,), (0.75,), (0.75,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
        Round(
            Scene("Down", "The sum goes down again."),
            ((0, 1), (0, 2)),
            ((1,), (1,), (1,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
    )
    return relay(Relay("tree", "A sum up a tree", names, rounds, parents, first=1))


def ring_of_many() -> str:
    """Return a ring too large for boxes."""
    count = 200
    ring = tuple((node, (node + 1) % count) for node in range(count))
    rounds = (Round(Scene("Round 1", "All pass a part on."), ring, ((0.1,),) * count),)
    return relay(Relay("many", "A large ring", tuple(str(n) for n in range(count)), rounds))


def small_tree() -> str:
    """Return a tree of which every box is drawn."""
    levels = (Tier("GPUs", 8, 8), Tier("leaf switches", 4, 8), Tier("spine switches", 2))
    return tiers(Tiers("small", "A small tree", levels, "cables", count))


def large_tree() -> str:
    """Return a tree too large to draw every box, that narrows towards the top."""
    levels = (
        Tier("GPUs", 16384, 16384),
        Tier("leaf switches", 256, 16384),
        Tier("spine switches", 128, 2341),
        Tier("core switches", 37),
    )
    return tiers(
        Tiers(
            "large",
            "A large tree",
            levels,
            "cables",
            count,
            "Above the spine one cable in seven is left: seven GPUs share what one had below.",
        )
    )


def take_one_out() -> str:
    """Return three ways to have spares, with none, one and a whole path out."""
    schemes = (Scheme("N", (4,)), Scheme("N+1", (5,)), Scheme("2N", (4, 4)))
    outages = (
        Outage(Scene("All at work", "Each unit carries its share."), ()),
        Outage(Scene("One out", "N falls short; the other two carry all."), ((1,), (1,), (1,))),
        Outage(Scene("Two out", "Only 2N carries all."), ((1, 2), (1, 2), (1, 2))),
        Outage(
            Scene("A path out", "2N carries all on its other path; one path is all N+1 has."),
            ((0, 1, 2, 3), (0, 1, 2, 3, 4), (0, 1, 2, 3)),
        ),
    )
    return spares(
        Spares(
            "spares",
            "Units and spares",
            schemes,
            1.63,
            0.5,
            outages,
            power,
            first=1,
            finding="One spare covers one failure; only a second path covers the loss of a path.",
        )
    )


def many_spares() -> str:
    """Return more units than boxes."""
    schemes = (Scheme("N, a very long name for a scheme that wraps", (900,)), Scheme("N+1", (901,)))
    outages = (Outage(Scene("Ten out", "Ten are out."), (tuple(range(10)),) * 2),)
    return spares(Spares("manyspares", "Many units", schemes, 450.0, 0.5, outages, power))


def kilowatts(value: float) -> str:
    """Write kilowatts."""
    return f"{value:,.1f}\u00a0kW"


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


def three_distances() -> str:
    """Return squares in squares."""
    shells = (
        Shell("Its own memory", 3350),
        Shell("Inside the server", 450),
        Shell("Across the room", 50),
    )
    return nest(Nest("distances", "Bytes a second", shells, lambda v: f"{v:,.0f} GB/s"))


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


def load_curve() -> str:
    """Return a day's load, its area shaded and its peak marked."""
    day = (
        62,
        62,
        60,
        58,
        58,
        60,
        66,
        74,
        80,
        84,
        86,
        88,
        90,
        91,
        92,
        90,
        88,
        84,
        80,
        76,
        72,
        70,
        66,
        64,
    )
    points = tuple((float(hour), float(load)) for hour, load in enumerate(day))
    return curves(
        Curves(
            "load",
            Axis("Hour of the day", lambda v: f"{v:.0f} h", count),
            Axis("Load", lambda v: f"{v:,.0f} MW", count, unit="MW"),
            (
                Curve("Load: its area is billed", points),
                Curve("Peak: its height is billed", tuple((x, 92.0) for x, _ in points)),
            ),
            shaded=True,
            finding="The bill has two parts: the area is the energy, the height the demand.",
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


def lottery_of(count: int, links: int, draws: int) -> str:
    """Return flows drawn onto links, seeded."""
    source = random.Random(3)
    found = []
    for number in range(draws):
        chosen = tuple(source.randrange(links) for _ in range(count))
        most = max(chosen.count(link) for link in range(links))
        idle = sum(link not in chosen for link in range(links))
        told = f"The busiest link carries {flows(most)}, and {idle} of {links} carry none."
        found.append(Draw(Scene(f"Draw {number + 1}", told), chosen))
    return lanes(Lanes(f"lottery{links}", "A lottery of flows", links, tuple(found), flows))


def lottery() -> str:
    """Return eight flows on eight links, five times."""
    return lottery_of(8, 8, 5)


def large_lottery() -> str:
    """Return many flows on many links."""
    return lottery_of(512, 128, 2)


def crowded_lottery() -> str:
    """Return many flows on few links."""
    return lottery_of(200, 4, 2)


def meters(value: float) -> str:
    """Write meters."""
    return f"{value:,.2f} m"


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


def tonnes(value: float) -> str:
    """Write tonnes."""
    return f"{value:,.0f} t"


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


def word_by_word() -> str:
    """Return a flow that is followed stage by stage."""
    words = ("Announced", "Requested", "Signed", "Powered", "Connected", "Working", "Useful")
    lost = (0.3, 0.2, 0.3, 0.04, 0.02, 0.04)
    stages = tuple(
        Stage(word, (Branch(f"Not yet {after.lower()}", 100 * gone),))
        for word, after, gone in zip(words, words[1:], lost, strict=False)
    )
    return flow(
        Flow(
            "words",
            "From announcement to useful work",
            (Stream("", 100.0, (*stages, Stage(words[-1]))),),
            lambda v: f"{v:,.0f} MW",
            scenes=tuple(Scene(word, f"So much is {word.lower()}.") for word in words),
        )
    )


GALLERY = (
    two_units,
    word_by_word,
    duct_and_pipe,
    two_ledgers,
    lottery,
    large_lottery,
    crowded_lottery,
    two_ways,
    best_gap,
    load_curve,
    own_or_rent,
    the_job,
    small_job,
    staircase,
    three_distances,
    take_one_out,
    many_spares,
    small_tree,
    large_tree,
    ring,
    tree_of_nodes,
    ring_of_many,
    fence_to_chip,
    two_halls,
    one_step,
    a_run,
    the_wait,
)


def gallery_page() -> str:
    """Return a page of its own with every diagram of the gallery."""
    sheets = (
        "chart/chart.css",
        "chart/marks.css",
        "chart/table.css",
        "diagram/diagram.css",
        "diagram/scenes.css",
    )
    return page_of(GALLERY, sheets, "diagram/diagram.js")
