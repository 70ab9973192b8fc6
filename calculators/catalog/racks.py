"""The way from a chip's watts to servers, racks and megawatts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.facts.constants import KILOWATTS_PER_MEGAWATT
from calculators.cost.power import racks_needed, server_power
from calculators.cost.units import (
    Count,
    Gpus,
    Kilowatts,
    KilowattsPerGpu,
    Megawatts,
    Ratio,
    WattsPerGpu,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Racks:
    """Chip, server, rack, room."""

    server_load: Annotated[Kilowatts, Line("Most a server draws")]
    per_gpu: Annotated[KilowattsPerGpu, Line("IT power per GPU, server included")]
    racks: Annotated[
        Count,
        Line("Racks", headline="The servers fill {racks} racks and draw {it_load} at most."),
    ]
    it_load: Annotated[Megawatts, Line("IT load of all servers")]
    gpus: Annotated[Gpus, Line("GPUs in all")]


@calculator(
    "From chip watts to racks",
    chart=Chart(x="rack_power", y="racks"),
    presets=(
        Preset.of("A hall with 20.4 kW per rack", "illustrative", rack_power=20.4),
        Preset.of("Chips of 1,000 W", "rating of a B200, sourced; overhead as for the H100", tdp=1000, rack_power=60),
    ),
    left_out=(
        "Space, weight and cooling: here power alone sets how many servers fit in a rack.",
        "Switches and storage, which need racks of their own.",
        "The average: real draw in training moved between 15% and 85% of the maximum in one study.",
    ),
    sources=(sources.STAS, sources.DGXPW, sources.OLMOENV),
)  # fmt: skip
def racks(
    tdp: Annotated[WattsPerGpu, Number("Rated power of a GPU", 50, 3000)] = facts.H100_TDP,
    server_overhead: Annotated[Ratio, Number("Server power over GPU power", 1, 3)] = facts.SERVER_OVERHEAD,
    gpus_per_server: Annotated[Gpus, Number("GPUs in a server", 1, 72, "log")] = 8,
    servers: Annotated[Count, Number("Servers", 1, 100_000, "log")] = 128,
    rack_power: Annotated[Kilowatts, Number("Power a rack may draw", 1, 1000, "log")] = 40.8,
) -> Racks:  # fmt: skip
    """How many racks do these servers need?

    A server draws more than its GPUs are rated: processors, memory, network cards, fans and
    power supplies come on top. A rack takes as many whole servers as its power allows. Feeds
    and breakers must carry the maximum, so this is no bill: bills follow the average. It
    misleads where space or cooling, not power, is what runs out.

    >>> room = racks()
    >>> f"{room.server_load:.1f} kW, {room.racks} racks, {racks(rack_power=20.4).racks} racks"
    '10.2 kW, 32 racks, 64 racks'
    """
    server_load = server_power(gpus=gpus_per_server, tdp=tdp, server_overhead=server_overhead)
    per_gpu = server_load / gpus_per_server
    racks = racks_needed(servers=servers, rack_power=rack_power, server_power=server_load)
    it_load = servers * server_load / KILOWATTS_PER_MEGAWATT
    gpus = servers * gpus_per_server
    return Racks(server_load=server_load, per_gpu=per_gpu, racks=racks, it_load=it_load, gpus=gpus)
