"""The electricity bill of a site: energy and peak."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import (
    HOURS_PER_YEAR,
    KILOWATTS_PER_MEGAWATT,
    KWH_PER_MWH,
    MONTHS_PER_YEAR,
)
from calculators.cost.facts.limits import check
from calculators.cost.power import (
    FacilityPower,
    annual_energy,
    facility_power,
)
from calculators.cost.units import (
    DollarsPerGpuHour,
    DollarsPerKwh,
    DollarsPerKwMonth,
    DollarsPerYear,
    Fraction,
    Gpus,
    Kilowatts,
    KilowattsPerGpu,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
)


def energy_charge(
    *, metered: MegawattHoursPerYear, energy_price: DollarsPerKwh = facts.ENERGY_PRICE
) -> DollarsPerYear:
    """Return what the meter's energy costs; below zero for energy that is saved.

    >>> round(energy_charge(metered=11_437.056))
    914964
    """
    check(metered=metered, energy_price=energy_price)
    return metered * KWH_PER_MWH * energy_price


@dataclass(frozen=True)
class PowerBill:
    """A year of electricity: what the meter counts, and what the peak costs."""

    energy_cost: DollarsPerYear
    demand_cost: DollarsPerYear
    total: DollarsPerYear
    all_in_price: DollarsPerKwh


def power_bill(
    *,
    yearly_energy: MegawattHoursPerYear,
    peak_power: Kilowatts,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    demand_charge: DollarsPerKwMonth = facts.DEMAND_CHARGE,
) -> PowerBill:
    """Return a year's bill: energy x price + peak x demand charge x 12.

    Assumes one peak all year, and no fixed or reactive charges.

    >>> bill = power_bill(yearly_energy=11_437.056, peak_power=1632)
    >>> round(bill.energy_cost), round(bill.demand_cost), round(bill.all_in_price, 4)
    (914964, 235008, 0.1005)
    """
    check(yearly_energy=yearly_energy, peak_power=peak_power, demand_charge=demand_charge)
    energy_cost: DollarsPerYear = energy_charge(metered=yearly_energy, energy_price=energy_price)
    demand_cost: DollarsPerYear = peak_power * demand_charge * MONTHS_PER_YEAR
    total: DollarsPerYear = energy_cost + demand_cost
    all_in_price: DollarsPerKwh = total / (yearly_energy * KWH_PER_MWH)
    return PowerBill(
        energy_cost=energy_cost, demand_cost=demand_cost, total=total, all_in_price=all_in_price
    )


@dataclass(frozen=True)
class SiteBill:
    """Watts, then watt-hours, then dollars."""

    it_load: Megawatts
    site_load: Megawatts
    yearly_energy: MegawattHoursPerYear
    peak: Kilowatts
    energy_cost: DollarsPerYear
    demand_cost: DollarsPerYear
    total: DollarsPerYear
    all_in_price: DollarsPerKwh
    per_gpu_hour: DollarsPerGpuHour
    """For each installed hour, used or not."""


def site_bill(
    *,
    gpus: Gpus,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    pue: Ratio = facts.PUE,
    load: Fraction = facts.LOAD,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    demand_charge: DollarsPerKwMonth = facts.DEMAND_CHARGE,
) -> SiteBill:
    """Return the load, the year's energy and the electricity bill of a site.

    The peak that is billed is the facility load; energy follows the average draw.

    >>> site = site_bill(gpus=1024)
    >>> round(site.site_load, 3), round(site.yearly_energy), round(site.total)
    (1.813, 12708, 1277747)
    """
    power: FacilityPower = facility_power(
        gpus=gpus, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu, pue=pue
    )
    it_load: Megawatts = power.it
    site_load: Megawatts = power.facility
    yearly_energy: MegawattHoursPerYear = annual_energy(it_power=it_load, load=load, pue=pue)
    peak: Kilowatts = site_load * KILOWATTS_PER_MEGAWATT
    bill: PowerBill = power_bill(
        yearly_energy=yearly_energy,
        peak_power=peak,
        energy_price=energy_price,
        demand_charge=demand_charge,
    )
    total: DollarsPerYear = bill.total
    per_gpu_hour: DollarsPerGpuHour = total / (gpus * HOURS_PER_YEAR)
    return SiteBill(
        it_load=it_load,
        site_load=site_load,
        yearly_energy=yearly_energy,
        peak=peak,
        energy_cost=bill.energy_cost,
        demand_cost=bill.demand_cost,
        total=total,
        all_in_price=bill.all_in_price,
        per_gpu_hour=per_gpu_hour,
    )
