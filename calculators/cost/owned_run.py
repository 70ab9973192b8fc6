"""A run on machines of one's own, part by part of what an owner pays."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.delay import carrying_cost_per_gpu
from calculators.cost.facts.constants import HOURS_PER_YEAR
from calculators.cost.facts.limits import check
from calculators.cost.own import OwnedGpuHour, own_gpu_hour
from calculators.cost.units import (
    Dollars,
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerKwh,
    DollarsPerKwMonth,
    Fraction,
    GpuHours,
    KilowattsPerGpu,
    Months,
    PerYear,
    Ratio,
    Years,
)


@dataclass(frozen=True)
class OwnedRun:
    """The same run on machines of one's own: its own hours part by part, then all others."""

    installed_hours: GpuHours
    machine: Dollars
    network: Dollars
    building: Dollars
    power: Dollars
    """Electricity of the computers."""
    pue_cost: Dollars
    """Electricity of cooling and losses."""
    upkeep: Dollars
    people: Dollars
    down_cost: Dollars
    """Hours in which machines cannot be used."""
    delay_cost: Dollars
    """The part of a wait for power that this run has to bear."""
    unused_cost: Dollars
    """Hours in which they could be, and are not."""
    owned: Dollars


def owned_run(
    *,
    held_hours: GpuHours,
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
    maintenance: PerYear = facts.MAINTENANCE,
    staff_per_gpu: DollarsPerGpuYear = facts.STAFF_PER_GPU,
    availability: Fraction = facts.AVAILABILITY,
    utilization: Fraction = facts.UTILIZATION,
    delay: Months = facts.DELAY,
) -> OwnedRun:
    """Return what the hours of a run cost their owner, idle and broken ones included.

    Every installed hour is paid for: held_hours / (availability x utilization) of them stand
    behind the run. Machines that waited for power spread what that cost over all hours of
    their life, with interest, as their price is.

    >>> run = owned_run(held_hours=1000, delay=0)
    >>> round(run.owned), round(run.machine + run.network), round(run.unused_cost)
    (2699, 1443, 540)
    >>> round(owned_run(held_hours=1000).delay_cost)
    80
    """
    check(held_hours=held_hours, availability=availability, utilization=utilization)
    hour: OwnedGpuHour = own_gpu_hour(
        server_capex=server_capex,
        network_share=network_share,
        other_capex=other_capex,
        residual=residual,
        years=years,
        rate=rate,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
        energy_price=energy_price,
        colo_price=colo_price,
        maintenance=maintenance,
        staff_per_gpu=staff_per_gpu,
        availability=availability,
        utilization=utilization,
    )
    available_hours: GpuHours = held_hours / availability
    installed_hours: GpuHours = available_hours / utilization
    capital: Dollars = held_hours * hour.capital
    network: Dollars = capital * network_share
    machine: Dollars = capital - network
    building: Dollars = held_hours * hour.colocation
    electricity: Dollars = held_hours * hour.energy
    power: Dollars = electricity / pue
    pue_cost: Dollars = electricity - power
    upkeep: Dollars = held_hours * hour.maintenance
    people: Dollars = held_hours * hour.staff
    down_cost: Dollars = (available_hours - held_hours) * hour.installed_hour
    waited: DollarsPerGpu = carrying_cost_per_gpu(capex=hour.capex, rate=rate, delay=delay)
    delayed_hour: DollarsPerGpuHour = waited / hour.payments / HOURS_PER_YEAR
    delay_cost: Dollars = available_hours * delayed_hour
    unused_hours: GpuHours = installed_hours - available_hours
    unused_cost: Dollars = unused_hours * (hour.installed_hour + delayed_hour)
    owned: Dollars = (
        machine
        + network
        + building
        + power
        + pue_cost
        + upkeep
        + people
        + down_cost
        + delay_cost
        + unused_cost
    )
    return OwnedRun(
        installed_hours=installed_hours,
        machine=machine,
        network=network,
        building=building,
        power=power,
        pue_cost=pue_cost,
        upkeep=upkeep,
        people=people,
        down_cost=down_cost,
        delay_cost=delay_cost,
        unused_cost=unused_cost,
        owned=owned,
    )
