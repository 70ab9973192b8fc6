"""The electricity bill: energy, peak and what a better PUE saves."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_YEAR, KWH_PER_MWH, MONTHS_PER_YEAR
from calculators.cost.facts.limits import check
from calculators.cost.power import annual_energy
from calculators.cost.units import (
    DollarsPerGpuHour,
    DollarsPerKwh,
    DollarsPerKwMonth,
    DollarsPerYear,
    Fraction,
    Gpus,
    Kilowatts,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
)


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
    check(yearly_energy=yearly_energy, peak_power=peak_power)
    check(energy_price=energy_price, demand_charge=demand_charge)
    energy_cost: DollarsPerYear = yearly_energy * KWH_PER_MWH * energy_price
    demand_cost: DollarsPerYear = peak_power * demand_charge * MONTHS_PER_YEAR
    total: DollarsPerYear = energy_cost + demand_cost
    all_in_price: DollarsPerKwh = total / (yearly_energy * KWH_PER_MWH)
    return PowerBill(
        energy_cost=energy_cost, demand_cost=demand_cost, total=total, all_in_price=all_in_price
    )


@dataclass(frozen=True)
class PueSaving:
    """What a lower PUE saves in a year and on each GPU-hour."""

    energy: MegawattHoursPerYear
    saving: DollarsPerYear
    per_gpu_hour: DollarsPerGpuHour


def pue_saving(
    *,
    gpus: Gpus,
    it_power: Megawatts,
    pue_from: Ratio = facts.SURVEY_PUE,
    pue_to: Ratio = facts.PUE,
    load: Fraction = facts.LOAD,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
) -> PueSaving:
    """Return what moving from one PUE to another saves, at the same IT load.

    Below zero where the PUE gets worse.

    >>> saved = pue_saving(gpus=1024, it_power=1.3056, pue_from=1.54, pue_to=1.10)
    >>> round(saved.saving), round(saved.per_gpu_hour, 3)
    (322067, 0.036)
    """
    check(gpus=gpus, pue_from=pue_from, pue_to=pue_to, energy_price=energy_price)
    energy_before: MegawattHoursPerYear = annual_energy(it_power=it_power, load=load, pue=pue_from)
    energy_after: MegawattHoursPerYear = annual_energy(it_power=it_power, load=load, pue=pue_to)
    energy: MegawattHoursPerYear = energy_before - energy_after
    saving: DollarsPerYear = energy * KWH_PER_MWH * energy_price
    per_gpu_hour: DollarsPerGpuHour = saving / gpus / HOURS_PER_YEAR
    return PueSaving(energy=energy, saving=saving, per_gpu_hour=per_gpu_hour)
