"""The gallery: one or more of each diagram, and the page that browser tests open."""

import random

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.sweep.record import Curve
from calculators.engine.diagram.curves import Curves, curves
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.lanes.figure import lanes
from calculators.engine.diagram.lanes.record import Draw, Lanes
from tests.calculators.engine.diagram.gallery_networks import (
    a_run,
    large_tree,
    many_spares,
    one_step,
    ring,
    ring_of_many,
    small_tree,
    take_one_out,
    the_wait,
    three_distances,
    tree_of_nodes,
)
from tests.calculators.engine.diagram.gallery_power import (
    best_gap,
    duct_and_pipe,
    fence_to_chip,
    flows,
    own_or_rent,
    small_job,
    staircase,
    the_job,
    two_halls,
    two_ledgers,
    two_units,
    two_ways,
)
from tests.calculators.engine.diagram.gallery_words import count
from tests.calculators.engine.gallery_page import gallery_page as page_of


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
