"""An owner's GPU-hour against a rented one."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.buy_vs_rent import OwnOrRent, own_against_rent
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "Own or rent",
    group="Buying compute",
    place=40,
    lines={
        "capex": Line("Purchase price per GPU, network included"),
        "capital": Line("Capital", part_of="own_hour"),
        "yearly_capital": Line("Capital per year, with interest"),
        "straight": Line("The same without interest (straight line)"),
        "colocation": Line("Colocation", part_of="own_hour"),
        "upkeep": Line("Maintenance", part_of="own_hour"),
        "energy": Line("Energy", part_of="own_hour"),
        "staff": Line("Staff", part_of="own_hour"),
        "installed_hour": Line("Cost of an installed hour"),
        "idle": Line("Hours down or unused", part_of="own_hour"),
        "own_hour": Line(
            "Owner's cost of a useful hour",
            headline="Owning costs {own_hour} per useful GPU-hour, renting {rent_hour}.",
        ),
        "rent_hour": Line("Rent of a useful hour, extras included"),
        "breakeven_utilization": Line("Use at which both cost the same"),
        "payback": Line("Simple payback", none="never"),
        "npv": Line("Value today of buying instead of renting"),
    },
    chart=Chart(x="utilization", y="own_hour"),
    presets=(
        Preset.of("Machines kept for six years", "life as large clouds disclose it, 2025", years=6),
        Preset.of("Used 40% of the time", "illustrative", utilization=0.40),
        Preset.of(
            "Against a one-year contract",
            "sourced price of March 2026",
            hourly_price=2.35,
            overhead=0.10,
        ),
    ),
    left_out=(
        "Falling rents: the comparison holds today's price for the whole life.",
        "A building of your own. Colocation rent stands for it.",
        "The wait for machines and power, and what a team learns by running its own cluster.",
    ),
    sources=(sources.CHEAH, sources.CBRE, sources.DEPR, sources.H100PX, sources.DGXPW),
)
def own_or_rent(
    hourly_price: Annotated[
        units.DollarsPerGpuHour, Number("Rent per GPU-hour, on demand", high=25, scale="log")
    ] = facts.LIST_PRICE,
    server_capex: Annotated[units.DollarsPerGpu, Number(scale="log")] = facts.SERVER_CAPEX,
    network_share: Annotated[
        units.Fraction, Number(help="Switches, optics and cables, of servers and network together.")
    ] = facts.NETWORK_SHARE,
    years: Annotated[units.Years, Number()] = facts.YEARS,
    utilization: Annotated[
        units.Fraction, Number("Share of available hours in use")
    ] = facts.UTILIZATION,
    energy_price: Annotated[units.DollarsPerKwh, Number()] = facts.ENERGY_PRICE,
    other_capex: Annotated[units.DollarsPerGpu, Number(more=True)] = facts.OTHER_CAPEX,
    overhead: Annotated[
        units.Fraction, Number("Extras on top of the rent", more=True)
    ] = facts.OVERHEAD,
    rate: Annotated[units.PerYear, Number(more=True)] = facts.RATE,
    residual: Annotated[units.Fraction, Number(more=True)] = facts.RESIDUAL,
    colo_price: Annotated[units.DollarsPerKwMonth, Number(more=True)] = facts.COLO_PRICE,
    maintenance: Annotated[units.PerYear, Number(more=True)] = facts.MAINTENANCE,
    staff_per_gpu: Annotated[units.DollarsPerGpuYear, Number(more=True)] = facts.STAFF_PER_GPU,
    tdp: Annotated[units.WattsPerGpu, Number(more=True)] = facts.H100_TDP,
    server_overhead: Annotated[units.Ratio, Number(more=True)] = facts.SERVER_OVERHEAD,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
) -> OwnOrRent:
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
    return own_against_rent(
        hourly_price=hourly_price,
        server_capex=server_capex,
        network_share=network_share,
        years=years,
        utilization=utilization,
        energy_price=energy_price,
        other_capex=other_capex,
        overhead=overhead,
        rate=rate,
        residual=residual,
        colo_price=colo_price,
        maintenance=maintenance,
        staff_per_gpu=staff_per_gpu,
        tdp=tdp,
        server_overhead=server_overhead,
        load=load,
        pue=pue,
        availability=availability,
    )
