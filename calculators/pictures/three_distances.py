"""Three distances: how fast a GPU reaches its own memory, its neighbors and the next server."""

from __future__ import annotations

from calculators.cost import facts
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.ladder.figure import ladder
from calculators.engine.diagram.ladder.record import Ladder, Reading, Rung
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture(
    "own memory, inside the server, across the room: speeds to one scale, in GB/s or Gb/s",
    of=("transfer",),
)
def three_distances(uid: str, links: Case) -> Html:
    """Return the speeds side by side, written in bytes or in bits."""
    memory = float(facts.H100_HBM_BANDWIDTH)
    inside, across = links["scale_up_bandwidth"], links["scale_out_bandwidth"]
    speeds = (
        ("Memory of an H100", memory, Tone.SOFT),
        ("Inside the server", inside, Tone.MAIN),
        ("Across the room", across, Tone.LOSS),
    )
    in_bytes = links.numbers("scale_up_bandwidth", (memory, across)).full
    bits = links["inside_gigabits"] / inside
    gigabits = links.write("inside_gigabits")
    message = links.text("message")
    rungs = tuple(
        Rung(name, speed, f"{message} in {_time(links, speed)}", tone)
        for name, speed, tone in speeds
    )
    gap = links.text("gap")
    return ladder(
        Ladder(
            uid,
            "How fast a GPU reaches its data",
            rungs,
            in_bytes,
            readings=(
                Reading(Scene("In bytes", "GB/s: what a program moves."), in_bytes),
                Reading(
                    Scene("In bits", "Gb/s: how networks are sold. Eight bits make a byte."),
                    lambda speed: gigabits(speed * bits),
                ),
            ),
            switch="Switch bytes and bits",
            finding=f"A GPU reaches its neighbors at {in_bytes(inside)} and the next server at"
            f" {in_bytes(across)}: the room takes {gap} times as long.",
        )
    )


def _time(links: Case, speed: float) -> str:
    """Return how long the message takes at a speed, as the calculator has it."""
    other = links.like(scale_up_bandwidth=speed)
    return other.text("inside_time") if other else "no time"
