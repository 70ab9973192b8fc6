"""Power: from the chip's watts to servers, racks, sites and the grid."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import (
    HOURS_PER_YEAR,
    KILOWATTS_PER_MEGAWATT,
    WATTS_PER_KILOWATT,
    WATTS_PER_MEGAWATT,
)
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Count,
    Fraction,
    GpuEquivalents,
    GpuHours,
    Gpus,
    Kilowatts,
    KilowattsPerGpu,
    MegawattHours,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
    WattsPerGpu,
)

_NEARLY = 1e-9
"""40.8 kW take four servers of 10.2 kW, whatever floating point makes of the division."""


def server_power(
    *,
    gpus: Gpus,
    tdp: WattsPerGpu = facts.H100_TDP,
    server_overhead: Ratio = facts.SERVER_OVERHEAD,
) -> Kilowatts:
    """Return the most a server draws: GPUs x rated watts x everything else in the box [DGXPW].

    gpus x tdp x server_overhead / 1000; the overhead holds processors, memory, network cards,
    fans and power-supply losses.

    >>> round(server_power(gpus=8, tdp=700, server_overhead=1.8214), 1)
    10.2
    """
    check(gpus=gpus, tdp=tdp, server_overhead=server_overhead)
    return gpus * tdp * server_overhead / WATTS_PER_KILOWATT


def rack_power(
    *, servers_per_rack: Count, server_power: Kilowatts = facts.DGX_H100_POWER
) -> Kilowatts:
    """Return the power of a rack of equal servers.

    >>> round(rack_power(servers_per_rack=4, server_power=10.2), 1)
    40.8
    """
    check(servers_per_rack=servers_per_rack, server_power=server_power)
    return servers_per_rack * server_power


def racks_needed(
    *, servers: Count, rack_power: Kilowatts, server_power: Kilowatts = facts.DGX_H100_POWER
) -> Count:
    """Return the racks for a number of servers when power, not space, is the limit.

    ceil(servers / floor(rack_power / server_power)).

    >>> racks_needed(servers=128, rack_power=40.8), racks_needed(servers=128, rack_power=20.4)
    (32, 64)
    """
    check(servers=servers, rack_power=rack_power, server_power=server_power)
    servers_in_a_rack: Count = math.floor(rack_power / server_power + _NEARLY)
    require(
        servers_in_a_rack > 0,
        f"A rack of {rack_power:g} kW cannot power one server of {server_power:g} kW.",
    )
    return math.ceil(servers / servers_in_a_rack)


@dataclass(frozen=True)
class RackPlan:
    """Chip, server, rack, room."""

    server_load: Kilowatts
    per_gpu: KilowattsPerGpu
    racks: Count
    """Of GPU servers."""
    it_load: Megawatts
    """Network and storage included."""
    gpus: Gpus


def rack_plan(
    *,
    tdp: WattsPerGpu = facts.H100_TDP,
    server_overhead: Ratio = facts.SERVER_OVERHEAD,
    gpus_per_server: Gpus,
    servers: Count,
    rack_power: Kilowatts,
    non_gpu: Fraction = facts.NON_GPU,
) -> RackPlan:
    """Return the way from a chip's watts to servers, racks and megawatts.

    >>> room = rack_plan(gpus_per_server=8, servers=128, rack_power=40.8)
    >>> round(room.server_load, 1), room.racks, room.gpus
    (10.2, 32, 1024)
    """
    check(gpus_per_server=gpus_per_server)
    server_load: Kilowatts = server_power(
        gpus=gpus_per_server, tdp=tdp, server_overhead=server_overhead
    )
    per_gpu: KilowattsPerGpu = server_load / gpus_per_server
    racks: Count = racks_needed(servers=servers, rack_power=rack_power, server_power=server_load)
    gpus: Gpus = servers * gpus_per_server
    it_load: Megawatts = it_power(gpus=gpus, kw_per_gpu=per_gpu, non_gpu=non_gpu)
    return RackPlan(
        server_load=server_load, per_gpu=per_gpu, racks=racks, it_load=it_load, gpus=gpus
    )


def it_power_per_gpu(
    *, kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU, non_gpu: Fraction = facts.NON_GPU
) -> KilowattsPerGpu:
    """Return the IT power that comes with one GPU: its server, and its part of all the rest.

    kw_per_gpu / (1 - non_gpu). IT load is servers, network and storage, here and everywhere.

    >>> round(it_power_per_gpu(), 3)
    1.417
    """
    check(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    return kw_per_gpu / (1 - non_gpu)


def it_power(
    *,
    gpus: Gpus,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
) -> Megawatts:
    """Return the IT load of a number of GPUs, with servers, network and storage.

    >>> round(it_power(gpus=1024), 3)
    1.451
    """
    check(gpus=gpus)
    return gpus * it_power_per_gpu(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu) / KILOWATTS_PER_MEGAWATT


@dataclass(frozen=True)
class FacilityPower:
    """What the computers draw, and what the whole site draws."""

    it: Megawatts
    facility: Megawatts


def facility_power(
    *,
    gpus: Gpus,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    pue: Ratio = facts.PUE,
) -> FacilityPower:
    """Return the IT load and the facility load of a number of GPUs.

    IT = gpus x kw_per_gpu / (1 - non_gpu) / 1000; facility = IT x PUE.

    >>> power = facility_power(gpus=1024, kw_per_gpu=1.275, pue=1.25)
    >>> round(power.it, 3), round(power.facility, 3)
    (1.451, 1.813)
    """
    check(pue=pue)
    it: Megawatts = it_power(gpus=gpus, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    facility: Megawatts = it * pue
    return FacilityPower(it=it, facility=facility)


def gpu_server_load(*, it_power: Megawatts, non_gpu: Fraction = facts.NON_GPU) -> Megawatts:
    """Return the part of an IT load that GPU servers draw: IT x (1 - non_gpu).

    >>> gpu_server_load(it_power=400, non_gpu=0.1)
    360.0
    """
    check(it_power=it_power, non_gpu=non_gpu)
    return it_power * (1 - non_gpu)


def gpus_for_load(
    *,
    it_power: Megawatts,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
) -> GpuEquivalents:
    """Return how many GPUs an IT load stands for, parts of a GPU included.

    >>> round(gpus_for_load(it_power=1.275))
    900
    """
    check(kw_per_gpu=kw_per_gpu)
    for_gpu_servers: Megawatts = gpu_server_load(it_power=it_power, non_gpu=non_gpu)
    return for_gpu_servers * KILOWATTS_PER_MEGAWATT / kw_per_gpu


def gpus_on_feed(
    *,
    feed: Megawatts,
    pue: Ratio = facts.PUE,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
) -> Gpus:
    """Return how many GPUs a power feed can carry: floor(feed / PUE x (1 - non_gpu) / kw_per_gpu).

    >>> gpus_on_feed(feed=2, pue=1.54), gpus_on_feed(feed=2, pue=1.10)
    (916, 1283)
    """
    check(feed=feed, pue=pue)
    it_load_on_the_feed: Megawatts = feed / pue
    gpus: GpuEquivalents = gpus_for_load(
        it_power=it_load_on_the_feed, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu
    )
    return math.floor(gpus + _NEARLY)


def annual_energy(
    *, it_power: Megawatts, load: Fraction = facts.LOAD, pue: Ratio = facts.PUE
) -> MegawattHoursPerYear:
    """Return the energy a site uses in a year: IT x load x PUE x 8,760 h.

    >>> round(annual_energy(it_power=1.3056, load=0.8, pue=1.25))
    11437
    """
    check(it_power=it_power, load=load, pue=pue)
    return it_power * load * pue * HOURS_PER_YEAR


def job_energy(*, gpu_hours: GpuHours, power_per_gpu: WattsPerGpu, pue: Ratio = 1) -> MegawattHours:
    """Return the energy of a job: GPU-hours x watts x PUE.

    The default PUE of 1 suits model cards whose watts already include it [LLAMA31].

    >>> job_energy(gpu_hours=7.0e6, power_per_gpu=700)
    4900.0
    """
    check(gpu_hours=gpu_hours, power_per_gpu=power_per_gpu, pue=pue)
    return gpu_hours * power_per_gpu * pue / WATTS_PER_MEGAWATT
