"""The cost of a GPU-hour on a machine that one owns."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_YEAR, MONTHS_PER_YEAR, WATTS_PER_KILOWATT
from calculators.cost.facts.limits import check
from calculators.cost.finance import annuity
from calculators.cost.units import (
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerKwh,
    DollarsPerKwMonth,
    Fraction,
    KilowattsPerGpu,
    PerYear,
    Ratio,
    WattsPerGpu,
    Years,
)


def cluster_capex_per_gpu(
    *,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
    network_share: Fraction = facts.NETWORK_SHARE,
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
) -> DollarsPerGpu:
    """Return the purchase price of a cluster for each of its GPUs.

    server_capex / (1 - network_share) + other_capex: the share is of servers and network
    together, and covers switches, optics and cables; the cards come with the server.

    >>> cluster_capex_per_gpu(server_capex=38_750, network_share=0.20)
    48437.5
    """
    check(server_capex=server_capex, network_share=network_share, other_capex=other_capex)
    return server_capex / (1 - network_share) + other_capex


def _rated_power(*, tdp: WattsPerGpu, server_overhead: Ratio) -> KilowattsPerGpu:
    """Return the rated kilowatts of a GPU with its share of the server."""
    return tdp / WATTS_PER_KILOWATT * server_overhead


def power_cost_per_hour(
    *,
    tdp: WattsPerGpu = facts.H100_TDP,
    server_overhead: Ratio = facts.SERVER_OVERHEAD,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
) -> DollarsPerGpuHour:
    """Return the electricity of one installed GPU for one hour.

    tdp x server_overhead x load x pue x energy_price / 1000. Sources: [STAS], [DGXPW].

    >>> round(power_cost_per_hour(), 3)
    0.102
    """
    check(tdp=tdp, server_overhead=server_overhead, load=load, pue=pue, energy_price=energy_price)
    return _rated_power(tdp=tdp, server_overhead=server_overhead) * load * pue * energy_price


@dataclass(frozen=True)
class OwnedGpuHour:
    """The parts of an owner's hour, then the hour as installed and as used."""

    capex: DollarsPerGpu
    capital: DollarsPerGpuHour
    colocation: DollarsPerGpuHour
    maintenance: DollarsPerGpuHour
    energy: DollarsPerGpuHour
    staff: DollarsPerGpuHour
    running: DollarsPerGpuHour
    """All of it but capital."""
    installed_hour: DollarsPerGpuHour
    useful_hour: DollarsPerGpuHour


def own_gpu_hour(
    *,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
    network_share: Fraction = facts.NETWORK_SHARE,
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
    residual: Fraction = facts.RESIDUAL,
    years: Years = facts.YEARS,
    rate: PerYear = facts.RATE,
    tdp: WattsPerGpu = facts.H100_TDP,
    server_overhead: Ratio = facts.SERVER_OVERHEAD,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    colo_price: DollarsPerKwMonth = facts.COLO_PRICE,
    power_in_colo: bool = False,
    maintenance: PerYear = facts.MAINTENANCE,
    staff_per_gpu: DollarsPerGpuYear = facts.STAFF_PER_GPU,
    availability: Fraction = facts.AVAILABILITY,
    utilization: Fraction = facts.UTILIZATION,
) -> OwnedGpuHour:
    """Return what an owned GPU costs for each installed and each useful hour.

    (capital + colocation + maintenance + energy + staff) / 8,760, then divided by
    availability x utilization. Capital is an annuity, so money tied up is charged. Colocation
    is charged on rated kilowatts; `power_in_colo` says that its rent includes the energy.
    Owning the building: set colo_price to 0 and add `facility_cost_per_gpu_hour`.

    >>> hour = own_gpu_hour()
    >>> round(hour.installed_hour, 3), round(hour.useful_hour, 3)
    (2.249, 2.898)
    """
    check(
        years=years,
        colo_price=colo_price,
        maintenance=maintenance,
        staff_per_gpu=staff_per_gpu,
        availability=availability,
        utilization=utilization,
    )
    capex: DollarsPerGpu = cluster_capex_per_gpu(
        server_capex=server_capex, network_share=network_share, other_capex=other_capex
    )
    yearly_capital: DollarsPerGpuYear = annuity(
        capex=capex, residual=residual, term=years, rate=rate
    )
    capital: DollarsPerGpuHour = yearly_capital / HOURS_PER_YEAR
    rated_power: KilowattsPerGpu = _rated_power(tdp=tdp, server_overhead=server_overhead)
    colocation: DollarsPerGpuHour = rated_power * colo_price * MONTHS_PER_YEAR / HOURS_PER_YEAR
    upkeep: DollarsPerGpuHour = capex * maintenance / HOURS_PER_YEAR
    metered: DollarsPerGpuHour = power_cost_per_hour(
        tdp=tdp, server_overhead=server_overhead, load=load, pue=pue, energy_price=energy_price
    )
    energy: DollarsPerGpuHour = 0.0 if power_in_colo else metered
    staff: DollarsPerGpuHour = staff_per_gpu / HOURS_PER_YEAR
    running: DollarsPerGpuHour = colocation + upkeep + energy + staff
    installed_hour: DollarsPerGpuHour = capital + running
    useful_hour: DollarsPerGpuHour = installed_hour / (availability * utilization)
    return OwnedGpuHour(
        capex=capex,
        capital=capital,
        colocation=colocation,
        maintenance=upkeep,
        energy=energy,
        staff=staff,
        running=running,
        installed_hour=installed_hour,
        useful_hour=useful_hour,
    )
