"""The cost of a GPU-hour on a machine that one owns."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.building import hall_price_per_gpu_hour
from calculators.cost.facts.constants import HOURS_PER_YEAR
from calculators.cost.facts.limits import check
from calculators.cost.finance import SpreadPurchase, spread_purchase
from calculators.cost.power import it_power_per_gpu
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
    Years,
)


def cluster_capex_per_gpu(
    *,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
    network_share: Fraction = facts.NETWORK_SHARE,
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
) -> DollarsPerGpu:
    """Return the purchase price of a cluster for each of its GPUs.

    (server_capex + other_capex) / (1 - network_share): the share is of all capital, and covers
    switches, optics and cables; the cards come with the server. `fabric_bill` counts it.

    >>> cluster_capex_per_gpu(server_capex=38_750, network_share=0.20)
    48437.5
    """
    check(server_capex=server_capex, network_share=network_share, other_capex=other_capex)
    return (server_capex + other_capex) / (1 - network_share)


def power_cost_per_hour(
    *,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
) -> DollarsPerGpuHour:
    """Return the electricity of one installed GPU for one hour, at its average draw.

    kw_per_gpu / (1 - non_gpu) x load x pue x energy_price. Sources: [DGXPW], [H100DRAW].

    >>> round(power_cost_per_hour(), 3)
    0.113
    """
    check(load=load, pue=pue, energy_price=energy_price)
    rated_power: KilowattsPerGpu = it_power_per_gpu(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    return rated_power * load * pue * energy_price


@dataclass(frozen=True)
class OwnedGpuHour:
    """The parts of an owner's hour, then the hour as installed and as used."""

    capex: DollarsPerGpu
    resale_today: DollarsPerGpu
    to_repay: DollarsPerGpu
    payments: Years
    """What a dollar a year is worth today, over the years of use."""
    yearly_capital: DollarsPerGpuYear
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
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
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
    """Return what an owned GPU costs for each installed and each used hour.

    (capital + colocation + maintenance + energy + staff) / 8,760, then divided by
    availability x utilization. Capital is an annuity, so money tied up is charged. Colocation
    is charged on rated IT kilowatts; `power_in_colo` says that its rent includes the energy.
    Owning the building: set colo_price to 0 and add `facility_cost_per_gpu_hour`.

    >>> hour = own_gpu_hour()
    >>> round(hour.installed_hour, 3), round(hour.useful_hour, 3)
    (2.095, 2.699)
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
    spread: SpreadPurchase = spread_purchase(capex=capex, residual=residual, term=years, rate=rate)
    resale_today: DollarsPerGpu = spread.resale_today
    to_repay: DollarsPerGpu = spread.to_repay
    payments: Years = spread.payments
    yearly_capital: DollarsPerGpuYear = spread.yearly
    capital: DollarsPerGpuHour = yearly_capital / HOURS_PER_YEAR
    colocation: DollarsPerGpuHour = hall_price_per_gpu_hour(
        hall_price=colo_price, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu
    )
    upkeep: DollarsPerGpuHour = capex * maintenance / HOURS_PER_YEAR
    metered: DollarsPerGpuHour = power_cost_per_hour(
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
        energy_price=energy_price,
    )
    energy: DollarsPerGpuHour = 0.0 if power_in_colo else metered
    staff: DollarsPerGpuHour = staff_per_gpu / HOURS_PER_YEAR
    running: DollarsPerGpuHour = colocation + upkeep + energy + staff
    installed_hour: DollarsPerGpuHour = capital + running
    useful_hour: DollarsPerGpuHour = installed_hour / (availability * utilization)
    return OwnedGpuHour(
        capex=capex,
        resale_today=resale_today,
        to_repay=to_repay,
        payments=payments,
        yearly_capital=yearly_capital,
        capital=capital,
        colocation=colocation,
        maintenance=upkeep,
        energy=energy,
        staff=staff,
        running=running,
        installed_hour=installed_hour,
        useful_hour=useful_hour,
    )
