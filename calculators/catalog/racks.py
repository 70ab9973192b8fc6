"""The way from a chip's watts to servers, racks and megawatts."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.power import RackPlan, rack_plan
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "From chip watts to racks",
    group="Power and site",
    place=140,
    gives="The racks your servers need under a power limit, and the load that the room must carry.",
    asked_as="floor space, rack count, colocation, data hall, rack power, how many racks",
    lines={
        "server_load": Line("Most a server draws"),
        "per_gpu": Line("Power of a server per GPU"),
        "racks": Line(
            "Racks of servers",
            best=Best.LEAST,
            headline=(
                "Racks for the servers: {racks}. With network and storage they draw {it_load}."
            ),
        ),
        "it_load": Line("IT load, network and storage included"),
        "gpus": Line("GPUs in all"),
    },
    chart=Chart(x="rack_power", y="racks"),
    presets=(
        Preset.of("A hall with 20.4 kW per rack", "illustrative", rack_power=20.4),
        Preset.of(
            "Servers of eight A100",
            "6.5 kW a server, second-hand",
            tdp=400,
            server_overhead=2.03,
            rack_power=26,
        ),
        Preset.of(
            "Racks of 72 GB300",
            "135 kW for GPUs of 1,400 W, NVIDIA's planning example",
            tdp=1400,
            server_overhead=1.34,
            gpus_per_server=72,
            servers=16,
            rack_power=136,
        ),
    ),
    left_out=(
        "Space, weight and cooling: here power alone sets how many servers fit in a rack.",
        "Racks for switches and storage. Their power is in the IT load.",
        "The average: servers rated 10.2 kW drew 7.8 to 8.4 kW in training, in two studies.",
    ),
    sources=(sources.STAS, sources.DGXPW, sources.H100DRAW, sources.H100MODEL),
)
def racks(
    tdp: Annotated[units.WattsPerGpu, Number()] = facts.H100_TDP,
    server_overhead: Annotated[units.Ratio, Number()] = facts.SERVER_OVERHEAD,
    gpus_per_server: Annotated[units.Gpus, Number("GPUs in a server", 1, 72, "log")] = 8,
    servers: Annotated[units.Count, Number("Servers", 1, 100_000, "log")] = 128,
    rack_power: Annotated[units.Kilowatts, Number("Power a rack may draw", 1, 1000, "log")] = 40.8,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
) -> RackPlan:
    """How many racks do these servers need?

    A server draws more than its GPUs are rated: processors, memory, network cards, fans and
    power supplies come on top: 1.8 times for a box of eight H100, 1.3 to 1.4 for racks of 72. A
    rack takes as many whole servers as its power allows. Feeds
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
        non_gpu=non_gpu,
    )
