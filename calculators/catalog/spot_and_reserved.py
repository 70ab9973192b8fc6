"""GPU-hours bought in three ways: reserved, on demand and spot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.facts.limits import require
from calculators.cost.rent import reserved_breakeven_utilization, spot_effective_price
from calculators.cost.units import DollarsPerGpuHour, Fraction, Hours, PerHour
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class SpotAndReserved:
    """The spot hour that counts, the mix, and when to reserve."""

    spot_hour: Annotated[DollarsPerGpuHour, Line("Spot price of an hour that counts")]
    on_demand_share: Annotated[Fraction, Line("On-demand share")]
    reserved_part: Annotated[DollarsPerGpuHour, Line("Reserved hours", part_of="blend")]
    on_demand_part: Annotated[DollarsPerGpuHour, Line("On-demand hours", part_of="blend")]
    spot_part: Annotated[DollarsPerGpuHour, Line("Spot hours", part_of="blend")]
    blend: Annotated[
        DollarsPerGpuHour,
        Line(
            "Average price of a GPU-hour",
            headline="The mix costs {blend} per GPU-hour; a reservation pays above {breakeven_utilization} use.",
        ),
    ]
    breakeven_utilization: Annotated[Fraction, Line("Use above which reserving pays")]


@calculator(
    "Spot, reserved and blended",
    chart=Chart(x="interruptions_per_hour", y="spot_hour"),
    presets=(
        Preset.of("Half spot, saved often", "illustrative", reserved_share=0.4, spot_share=0.5, lost_work=0.1),
        Preset.of("All reserved", "illustrative", reserved_share=1, spot_share=0),
    ),
    left_out=(
        "Reserved hours nobody uses: the mix takes every hour as needed.",
        "Interruptions during recovery. The spot formula holds while little time is lost.",
        "Work that cannot be interrupted, whatever spot costs.",
    ),
    sources=(sources.H100PX,),
)  # fmt: skip
def spot_and_reserved(
    reserved_share: Annotated[Fraction, Number("Reserved share of the hours", 0, 1)] = 0.60,
    spot_share: Annotated[Fraction, Number("Spot share of the hours", 0, 1)] = 0.15,
    reserved_price: Annotated[DollarsPerGpuHour, Number("Reserved price per GPU-hour", 0.05, 50, "log")] = facts.RESERVED_PRICE,
    on_demand_price: Annotated[DollarsPerGpuHour, Number("On-demand price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
    spot_price: Annotated[DollarsPerGpuHour, Number("Spot price per GPU-hour", 0.05, 50, "log")] = facts.SPOT_PRICE,
    interruptions_per_hour: Annotated[PerHour, Number("Interruptions", 0, 0.5)] = facts.INTERRUPTIONS_PER_HOUR,
    lost_work: Annotated[Hours, Number("Work lost at an interruption", 0, 4, more=True)] = facts.LOST_WORK,
    restart_delay: Annotated[Hours, Number("Time to get going again", 0, 4, more=True)] = facts.RESTART_DELAY,
) -> SpotAndReserved:  # fmt: skip
    """What does a mix of reserved, on-demand and spot hours cost?

    A reservation is paid for all hours, on-demand for used ones, and spot may be taken away. So
    a spot hour costs more than its price: what was lost since the last save is done again. What
    is neither reserved nor spot is bought on demand. Reserving pays once the machines are in use
    for more than the ratio of the two prices. Prices move, so date them.

    >>> mix = spot_and_reserved()
    >>> f"{mix.spot_hour:.3f} {mix.blend:.3f} {mix.breakeven_utilization:.1%}"
    '1.263 2.349 78.3%'
    """
    require(reserved_share + spot_share <= 1, f"The reserved and the spot share add up to {reserved_share + spot_share:.0%}; together they can be 100% at most.")  # fmt: skip
    spot_hour = spot_effective_price(spot_price=spot_price, interruptions_per_hour=interruptions_per_hour, lost_work=lost_work, restart_delay=restart_delay)  # fmt: skip
    on_demand_share = 1 - reserved_share - spot_share
    reserved_part = reserved_share * reserved_price
    on_demand_part = on_demand_share * on_demand_price
    spot_part = spot_share * spot_hour
    blend = reserved_part + on_demand_part + spot_part
    breakeven_utilization = reserved_breakeven_utilization(reserved_price=reserved_price, on_demand_price=on_demand_price)  # fmt: skip
    return SpotAndReserved(
        spot_hour=spot_hour, on_demand_share=on_demand_share, reserved_part=reserved_part,
        on_demand_part=on_demand_part, spot_part=spot_part, blend=blend,
        breakeven_utilization=breakeven_utilization,
    )  # fmt: skip
