"""An owner's GPU-hour against a rented one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.buy_vs_rent import buy_vs_rent
from calculators.cost.facts.constants import HOURS_PER_YEAR
from calculators.cost.finance import straight_line
from calculators.cost.own import own_gpu_hour
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class OwnOrRent:
    """The parts of an owner's useful hour, then what owning is worth against rent."""

    capex: Annotated[units.DollarsPerGpu, Line("Purchase price per GPU, network included")]
    capital: Annotated[units.DollarsPerGpuHour, Line("Capital", part_of="own_hour")]
    yearly_capital: Annotated[units.DollarsPerGpuYear, Line("Capital per year, with interest")]
    straight: Annotated[units.DollarsPerGpuYear, Line("The same without interest (straight line)")]
    colocation: Annotated[units.DollarsPerGpuHour, Line("Colocation", part_of="own_hour")]
    upkeep: Annotated[units.DollarsPerGpuHour, Line("Maintenance", part_of="own_hour")]
    energy: Annotated[units.DollarsPerGpuHour, Line("Energy", part_of="own_hour")]
    staff: Annotated[units.DollarsPerGpuHour, Line("Staff", part_of="own_hour")]
    installed_hour: Annotated[units.DollarsPerGpuHour, Line("Cost of an installed hour")]
    idle: Annotated[units.DollarsPerGpuHour, Line("Hours down or unused", part_of="own_hour")]
    own_hour: Annotated[
        units.DollarsPerGpuHour,
        Line(
            "Owner's cost of a useful hour",
            headline="Owning costs {own_hour} per useful GPU-hour, renting {rent_hour}.",
        ),
    ]
    rent_hour: Annotated[units.DollarsPerGpuHour, Line("Rent of a useful hour, extras included")]
    breakeven_utilization: Annotated[units.Fraction, Line("Use at which both cost the same")]
    payback: Annotated[units.Months | None, Line("Simple payback", none="never")]
    npv: Annotated[units.DollarsPerGpu, Line("Value today of buying instead of renting")]


@calculator(
    "Own or rent",
    chart=Chart(x="utilization", y="own_hour"),
    presets=(
        Preset.of("Machines kept for six years", "life as large clouds disclose it, 2025", years=6),
        Preset.of("Used 40% of the time", "illustrative", utilization=0.40),
        Preset.of("Against a one-year contract", "sourced price of March 2026", hourly_price=2.35, overhead=0.10),
    ),
    left_out=(
        "Falling rents: the comparison holds today's price for the whole life.",
        "A building of your own. Colocation rent stands for it.",
        "The wait for machines and power, and what a team learns by running its own cluster.",
    ),
    sources=(sources.CHEAH, sources.CBRE, sources.DEPR, sources.H100PX, sources.DGXPW),
)  # fmt: skip
def own_or_rent(
    hourly_price: Annotated[units.DollarsPerGpuHour, Number("Rent per GPU-hour, on demand", 0.05, 25, "log")] = facts.LIST_PRICE,
    server_capex: Annotated[units.DollarsPerGpu, Number("Price of a server per GPU", 1000, 200_000, "log")] = facts.SERVER_CAPEX,
    network_share: Annotated[units.Fraction, Number("Network's share of the cluster's price", 0, 0.5, help="Switches, optics and cables, of servers and network together.")] = facts.NETWORK_SHARE,
    years: Annotated[units.Years, Number("Life of the machines", 1, 10)] = facts.YEARS,
    utilization: Annotated[units.Fraction, Number("Share of available hours in use", 0.05, 1)] = facts.UTILIZATION,
    energy_price: Annotated[units.DollarsPerKwh, Number("Price of electricity", 0.01, 0.60)] = facts.ENERGY_PRICE,
    other_capex: Annotated[units.DollarsPerGpu, Number("Storage, racks and spares per GPU", 0, 50_000, more=True)] = facts.OTHER_CAPEX,
    overhead: Annotated[units.Fraction, Number("Extras on top of the rent", 0, 1, more=True)] = facts.OVERHEAD,
    rate: Annotated[units.PerYear, Number("Cost of capital per year", 0, 0.4, more=True)] = facts.RATE,
    residual: Annotated[units.Fraction, Number("Resale at the end, share of the price", 0, 0.6, more=True)] = facts.RESIDUAL,
    colo_price: Annotated[units.DollarsPerKwMonth, Number("Colocation rent", 0, 600, more=True)] = facts.COLO_PRICE,
    maintenance: Annotated[units.PerYear, Number("Maintenance per year, share of the price", 0, 0.2, more=True)] = facts.MAINTENANCE,
    staff_per_gpu: Annotated[units.DollarsPerGpuYear, Number("Staff per GPU and year", 0, 10_000, more=True)] = facts.STAFF_PER_GPU,
    tdp: Annotated[units.WattsPerGpu, Number("Rated power of a GPU", 50, 3000, more=True)] = facts.H100_TDP,
    server_overhead: Annotated[units.Ratio, Number("Server power over GPU power", 1, 3, more=True)] = facts.SERVER_OVERHEAD,
    load: Annotated[units.Fraction, Number("Average draw, share of the maximum", 0, 1, more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number("PUE", 1, 3, more=True)] = facts.PUE,
    availability: Annotated[units.Fraction, Number("Share of hours the GPU can be used", 0.5, 1, more=True)] = facts.AVAILABILITY,
) -> OwnOrRent:  # fmt: skip
    """When does owning GPUs beat renting them?

    An owner pays for every hour of the machine's life, a renter on demand only for hours in
    use. So the cost of an owned hour is divided by the share of hours that do useful work.
    Capital is charged as an annuity: money tied up costs interest, which straight-line
    depreciation leaves out. The life of the machines is the boldest guess here, and the answer
    misleads most when rents fall during that life.

    >>> choice = own_or_rent()
    >>> f"{choice.own_hour:.3f} {choice.breakeven_utilization:.1%} {choice.payback:.1f}"
    '2.898 70.3% 34.3'
    """
    owned = own_gpu_hour(
        server_capex=server_capex, network_share=network_share, other_capex=other_capex,
        residual=residual, years=years, rate=rate, tdp=tdp, server_overhead=server_overhead, load=load, pue=pue,
        energy_price=energy_price, colo_price=colo_price, maintenance=maintenance,
        staff_per_gpu=staff_per_gpu, availability=availability, utilization=utilization,
    )  # fmt: skip
    capex = owned.capex
    capital = owned.capital
    yearly_capital = capital * HOURS_PER_YEAR
    straight = straight_line(capex=capex, residual=residual, term=years)
    colocation = owned.colocation
    upkeep = owned.maintenance
    energy = owned.energy
    staff = owned.staff
    installed_hour = owned.installed_hour
    idle = owned.useful_hour - installed_hour
    own_hour = capital + colocation + upkeep + energy + staff + idle
    rent_hour = hourly_price * (1 + overhead)
    choice = buy_vs_rent(
        capex=capex, capital=capital, running=owned.running, rent_price=rent_hour, years=years,
        utilization=utilization, availability=availability, residual=residual, rate=rate,
    )  # fmt: skip
    return OwnOrRent(
        capex=capex, capital=capital, yearly_capital=yearly_capital, straight=straight,
        colocation=colocation, upkeep=upkeep, energy=energy, staff=staff, installed_hour=installed_hour, idle=idle, own_hour=own_hour,
        rent_hour=rent_hour, breakeven_utilization=choice.breakeven_utilization,
        payback=choice.payback, npv=choice.npv,
    )  # fmt: skip
