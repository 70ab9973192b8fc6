"""The staircase from a chip's watts to a rack's kilowatts."""

from __future__ import annotations

import math

from calculators.cost.facts.constants import WATTS_PER_KILOWATT
from calculators.engine.diagram.ladder.figure import ladder
from calculators.engine.diagram.ladder.record import Ladder, Limit, Rung
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("chip, server, rack: their power to one scale, and what a rack may draw", of=("racks",))
def staircase(uid: str, room: Case) -> Html:
    """Return the levels, each made of the one before."""
    in_a_rack = math.ceil(room["servers"] / room["racks"])
    write = room.numbers("server_load").full
    chip = room["tdp"] / WATTS_PER_KILOWATT
    rack = room["server_load"] * in_a_rack
    gpus = room.text("gpus_per_server", "bare")
    servers = "1 server" if in_a_rack == 1 else f"{in_a_rack:,} servers"
    rungs = (
        Rung("The chip", chip, "as its data sheet says", Tone.SOFT),
        Rung("Its share of the server", room["per_gpu"], "with fans, memory, processors"),
        Rung("The server", room["server_load"], f"{gpus} GPUs"),
        Rung("The rack", rack, servers),
    )
    return ladder(
        Ladder(
            uid,
            "From chip to rack",
            rungs,
            write,
            Limit("A rack may draw", room["rack_power"]),
            finding=f"A chip of {write(chip)} is {write(room['per_gpu'])} in its server,"
            f" and {write(rack)} in a rack of {servers}.",
        )
    )
