"""A site's electricity: the load, the year's energy and the bill."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.power_bill import SiteBill, site_bill
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "A site's power and bill",
    group="Power and site",
    place=150,
    gives="The electricity bill of a year and of a GPU-hour, demand charge included.",
    asked_as="electricity bill, power bill, tariff, power cost, energy price, utility",
    lines={
        "it_load": Line("IT load"),
        "site_load": Line("Facility load"),
        "yearly_energy": Line("Energy in a year"),
        "peak": Line("Peak the site is billed for"),
        "energy_cost": Line("Energy", part_of="total"),
        "demand_cost": Line("Demand charge", part_of="total"),
        "total": Line("Bill of the year"),
        "all_in_price": Line("Price of a kWh, all in"),
        "per_gpu_hour": Line(
            "Electricity cost of an installed GPU-hour",
            best=Best.LEAST,
            headline=(
                "Electricity costs {per_gpu_hour} for each installed GPU-hour, {total} a year."
            ),
        ),
    },
    chart=Chart(x="energy_price", y="per_gpu_hour"),
    presets=(
        Preset.of(
            "Iowa's price",
            "average industrial price of April 2025; demand charge set to 0",
            energy_price=0.0604,
            demand_charge=0,
        ),
        Preset.of(
            "Massachusetts' price",
            "average industrial price of April 2025; demand charge set to 0",
            energy_price=0.1895,
            demand_charge=0,
        ),
        Preset.of("An average site", "PUE of the 2025 survey", pue=1.54),
    ),
    left_out=(
        "Fixed, reactive and seasonal charges, and taxes.",
        "A peak that changes from month to month: one peak is billed all year.",
        "Backup power, and the price of getting a connection at all.",
    ),
    sources=(sources.DGXPW, sources.EIAP, sources.UPT25),
)
def site_power(
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 10_000_000, "log")] = int(facts.EXAMPLE_GPUS),
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number()] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    pue: Annotated[units.Ratio, Number()] = facts.PUE,
    load: Annotated[units.Fraction, Number(low=0.05)] = facts.LOAD,
    energy_price: Annotated[units.DollarsPerKwh, Number()] = facts.ENERGY_PRICE,
    demand_charge: Annotated[units.DollarsPerKwMonth, Number()] = facts.DEMAND_CHARGE,
) -> SiteBill:
    """What does a site's electricity cost?

    Servers, network and storage are the IT load; PUE adds cooling and conversion. Feeds must
    carry the maximum, while energy follows the average draw. So does the bill: so much for each
    kilowatt-hour, and so much for each kilowatt of the peak in every month. Multiplying rated
    power by 8,760 hours overstates the energy. The last line is for an installed hour; an
    hour in use costs more.

    >>> site = site_power()
    >>> f"{site.it_load:.3f} {site.site_load:.3f} {site.yearly_energy:,.0f} {site.total:,.0f}"
    '1.451 1.813 12,708 1,277,747'
    """
    return site_bill(
        gpus=gpus,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        pue=pue,
        load=load,
        energy_price=energy_price,
        demand_charge=demand_charge,
    )
