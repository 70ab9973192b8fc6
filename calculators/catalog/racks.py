"""The way from a chip's watts to servers, racks and megawatts."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.power import RackPlan, rack_plan
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "From chip watts to racks",
    group="Power and site",
    place=140,
    lines={
        "server_load": Line("Most a server draws"),
        "per_gpu": Line("IT power per GPU, server included"),
        "racks": Line(
            "Racks", headline="The servers fill {racks} racks and draw {it_load} at most."
        ),
        "it_load": Line("IT load of all servers"),
        "gpus": Line("GPUs in all"),
    },
    chart=Chart(x="rack_power", y="racks"),
    presets=(
        Preset.of("A hall with 20.4 kW per rack", "illustrative", rack_power=20.4),
        Preset.of(
            "Chips of 1,000 W",
            "rating of a B200, sourced; overhead as for the H100",
            tdp=1000,
            rack_power=60,
        ),
    ),
    left_out=(
        "Space, weight and cooling: here power alone sets how many servers fit in a rack.",
        "Switches and storage, which need racks of their own.",
        (
            "The average: real draw in training moved between 15% and 85% of the maximum in one "
            "study."
        ),
    ),
    sources=(sources.STAS, sources.DGXPW, sources.OLMOENV),
)
def racks(
    tdp: Annotated[units.WattsPerGpu, Number()] = facts.H100_TDP,
    server_overhead: Annotated[units.Ratio, Number()] = facts.SERVER_OVERHEAD,
    gpus_per_server: Annotated[units.Gpus, Number("GPUs in a server", 1, 72, "log")] = 8,
    servers: Annotated[units.Count, Number("Servers", 1, 100_000, "log")] = 128,
    rack_power: Annotated[units.Kilowatts, Number("Power a rack may draw", 1, 1000, "log")] = 40.8,
) -> RackPlan:
    """How many racks do these servers need?

    A server draws more than its GPUs are rated: processors, memory, network cards, fans and
    power supplies come on top. A rack takes as many whole servers as its power allows. Feeds
    and breakers must carry the maximum, so this is no bill: bills follow the average. It
    misleads where space or cooling, not power, is what runs out.

    >>> room = racks()
    >>> f"{room.server_load:.1f} kW, {room.racks} racks, {racks(rack_power=20.4).racks} racks"
    '10.2 kW, 32 racks, 64 racks'
    """
    return rack_plan(
        tdp=tdp,
        server_overhead=server_overhead,
        gpus_per_server=gpus_per_server,
        servers=servers,
        rack_power=rack_power,
    )
