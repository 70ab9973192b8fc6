"""A site's electricity: the load, the year's energy and the bill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.facts.constants import HOURS_PER_YEAR, KILOWATTS_PER_MEGAWATT
from calculators.cost.power import annual_energy, facility_power
from calculators.cost.power_bill import power_bill
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
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class SitePower:
    """Watts, then watt-hours, then dollars."""

    it_load: Annotated[Megawatts, Line("IT load")]
    site_load: Annotated[Megawatts, Line("Facility load")]
    yearly_energy: Annotated[MegawattHoursPerYear, Line("Energy in a year")]
    peak: Annotated[Kilowatts, Line("Peak the site is billed for")]
    energy_cost: Annotated[DollarsPerYear, Line("Energy", part_of="total")]
    demand_cost: Annotated[DollarsPerYear, Line("Demand charge", part_of="total")]
    total: Annotated[DollarsPerYear, Line("Bill of the year")]
    all_in_price: Annotated[DollarsPerKwh, Line("Price of a kWh, all in")]
    per_gpu_hour: Annotated[
        DollarsPerGpuHour,
        Line(
            "Electricity of an installed GPU-hour",
            headline="Electricity costs {per_gpu_hour} for each installed GPU-hour, {total} a year.",
        ),
    ]


@calculator(
    "A site's power and bill",
    chart=Chart(x="energy_price", y="per_gpu_hour"),
    presets=(
        Preset.of("Iowa's price", "average industrial price of April 2025; demand charge set to 0", energy_price=0.0604, demand_charge=0),
        Preset.of("Massachusetts' price", "average industrial price of April 2025; demand charge set to 0", energy_price=0.1895, demand_charge=0),
        Preset.of("An average site", "PUE of the 2025 survey", pue=1.54),
    ),
    left_out=(
        "Fixed, reactive and seasonal charges, and taxes.",
        "A peak that changes from month to month: one peak is billed all year.",
        "Backup power, and the price of getting a connection at all.",
    ),
    sources=(sources.DGXPW, sources.EIAP, sources.UPT25),
)  # fmt: skip
def site_power(
    gpus: Annotated[Gpus, Number("GPUs", 1, 10_000_000, "log")] = 1024,
    kw_per_gpu: Annotated[KilowattsPerGpu, Number("IT power per GPU, server included", 0.2, 3)] = facts.KW_PER_GPU,
    pue: Annotated[Ratio, Number("PUE", 1, 3)] = facts.PUE,
    load: Annotated[Fraction, Number("Average draw, share of the maximum", 0.05, 1)] = facts.LOAD,
    energy_price: Annotated[DollarsPerKwh, Number("Price of electricity", 0.01, 0.60)] = facts.ENERGY_PRICE,
    demand_charge: Annotated[DollarsPerKwMonth, Number("Demand charge on the peak", 0, 60)] = facts.DEMAND_CHARGE,
) -> SitePower:  # fmt: skip
    """What does a site's electricity cost?

    The chips set the IT load; PUE adds cooling and conversion. Feeds must carry the maximum,
    while energy follows the average draw. So does the bill: so much for each kilowatt-hour, and
    so much for each kilowatt of the peak in every month. Multiplying rated power by 8,760 hours
    overstates the energy. The last line is for an installed hour; a useful hour costs more.

    >>> site = site_power()
    >>> f"{site.it_load:.3f} {site.site_load:.3f} {site.yearly_energy:,.0f} {site.total:,.0f}"
    '1.306 1.632 11,437 1,149,972'
    """
    site = facility_power(gpus=gpus, kw_per_gpu=kw_per_gpu, pue=pue)
    it_load = site.it
    site_load = site.facility
    yearly_energy = annual_energy(it_power=it_load, load=load, pue=pue)
    peak = site_load * KILOWATTS_PER_MEGAWATT
    bill = power_bill(yearly_energy=yearly_energy, peak_power=peak, energy_price=energy_price, demand_charge=demand_charge)  # fmt: skip
    total = bill.total
    per_gpu_hour = total / (gpus * HOURS_PER_YEAR)
    return SitePower(
        it_load=it_load, site_load=site_load, yearly_energy=yearly_energy, peak=peak,
        energy_cost=bill.energy_cost, demand_cost=bill.demand_cost, total=total,
        all_in_price=bill.all_in_price, per_gpu_hour=per_gpu_hour,
    )  # fmt: skip
