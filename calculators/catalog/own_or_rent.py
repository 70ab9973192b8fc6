"""An owner's GPU-hour against a rented one."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.buy_vs_rent import OwnOrRent, own_against_rent
from calculators.engine.model.markers import (
    Best,
    Chart,
    Line,
    Number,
    Preset,
    Rival,
    Verdict,
    calculator,
)


@calculator(
    "Own or rent",
    group="Buying compute",
    place=40,
    gives="Which is cheaper for you, the use at which it turns, and how soon a purchase pays back.",
    asked_as="buy or rent, lease or buy, buy GPUs, cloud or on-premises, payback, purchase, TCO",
    lines={
        "capex": Line("Purchase price per GPU, network included"),
        "resale_today": Line("What the resale is worth today"),
        "to_repay": Line("Left to repay"),
        "payments": Line("A dollar a year over the life, worth today"),
        "yearly_capital": Line("Capital per year, with interest"),
        "capital": Line("Capital", part_of="own_hour"),
        "straight": Line("The same without interest (straight line)"),
        "colocation": Line("Colocation", part_of="own_hour"),
        "upkeep": Line("Maintenance", part_of="own_hour"),
        "energy": Line("Energy", part_of="own_hour"),
        "staff": Line("Staff", part_of="own_hour"),
        "installed_hour": Line("Cost of an installed hour"),
        "available_hour": Line("Cost of an hour in working order"),
        "idle": Line("Hours down or unused", part_of="own_hour"),
        "own_hour": Line(
            "Owner's cost of an hour in use",
            best=Best.LEAST,
            headline=Verdict(
                over=(
                    "Own: a GPU-hour in use costs {own_hour}, against {rent_hour} rented.",
                    "Renting wins below {breakeven_utilization} use.",
                ),
                under=(
                    "Rent: an owned GPU-hour in use costs {own_hour}, against {rent_hour} rented.",
                    "Owning wins above {breakeven_utilization} use.",
                ),
                even="Own or rent: a GPU-hour in use costs {own_hour} either way.",
                by="advantage",
            ),
        ),
        "rent_hour": Line("Rent of an hour in use, extras included"),
        "advantage": Line("What owning saves on an hour in use"),
        "breakeven_utilization": Line("Use at which both cost the same", even_with="utilization"),
        "payback": Line("Simple payback", none="never"),
        "npv": Line("Value today of buying instead of renting"),
    },
    chart=Chart(
        x="utilization",
        y="own_hour",
        rival=Rival(
            "rent_hour", "Cost of an hour in use", ("Own", "Rent"), "renting wins", "owning wins"
        ),
    ),
    presets=(
        Preset.of("Machines kept for six years", "life as large clouds disclose it, 2025", years=6),
        Preset.of("Used 40% of the time", "illustrative", utilization=0.40),
        Preset.of(
            "Against a one-year contract",
            "illustrative, about the level of mid 2026",
            hourly_price=facts.RESERVED_PRICE,
        ),
    ),
    left_out=(
        "Falling rents: the comparison holds today's price for the whole life.",
        "A building of your own: Build or colocate has it. Colocation rent stands for it here.",
        "The demand charge, and by default storage, racks and spares; a rent's extras hold some.",
        "Taxes, whose fast write-offs can decide a close case, and the wait for power.",
    ),
    sources=(sources.CHEAH, sources.CBRE, sources.DEPR, sources.H100PX, sources.DGXPW),
)
def own_or_rent(
    hourly_price: Annotated[
        units.DollarsPerGpuHour, Number("Rent per GPU-hour, on demand", high=25, scale="log")
    ] = facts.LIST_PRICE,
    server_capex: Annotated[units.DollarsPerGpu, Number(scale="log")] = facts.SERVER_CAPEX,
    network_share: Annotated[
        units.Fraction, Number(help="Switches, optics and cables, of all that is bought.")
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
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number(more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
) -> OwnOrRent:
    """When does owning GPUs beat renting them?

    An owner pays for every hour of the machine's life, a renter on demand only for hours in
    use. So the cost of an owned hour is divided by the share of hours in use.
    Capital is charged as an annuity: money tied up costs interest, which straight-line
    depreciation leaves out. The life of the machines is the boldest guess here, and the answer
    misleads most when rents fall during that life.

    >>> choice = own_or_rent()
    >>> f"{choice.own_hour:.3f} {choice.breakeven_utilization:.1%} {choice.payback:.1f}"
    '2.699 65.4% 30.9'
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
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
        availability=availability,
    )
