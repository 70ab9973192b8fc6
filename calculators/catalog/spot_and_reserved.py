"""GPU-hours bought in three ways: reserved, on demand and spot."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.rent import BlendedPrice, blended_price
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Spot, reserved and blended",
    group="Buying compute",
    place=50,
    gives="The average price of a mix of contracts, and the use above which reserving pays.",
    asked_as="spot price, reserved instance, commitment, on demand, interruptible, discount",
    lines={
        "spot_hour": Line("Spot price of an hour that counts"),
        "on_demand_share": Line("On-demand share"),
        "reserved_part": Line("Reserved hours", part_of="blend"),
        "on_demand_part": Line("On-demand hours", part_of="blend"),
        "spot_part": Line("Spot hours", part_of="blend"),
        "blend": Line(
            "Average price of a GPU-hour",
            best=Best.LEAST,
            headline=(
                "The mix costs {blend} per GPU-hour.",
                "A reservation pays above {breakeven_utilization:share} use.",
            ),
        ),
        "breakeven_utilization": Line("Use above which reserving pays"),
    },
    chart=Chart(x="interruptions_per_hour", y="spot_hour"),
    presets=(
        Preset.of(
            "Half spot, saved often",
            "illustrative",
            reserved_share=0.4,
            spot_share=0.5,
            lost_work=0.1,
        ),
        Preset.of("All reserved", "illustrative", reserved_share=1, spot_share=0),
    ),
    left_out=(
        "Reserved hours nobody uses: the mix takes every hour as needed.",
        "Interruptions during recovery. The spot formula holds while little time is lost.",
        "Work that cannot be interrupted, whatever spot costs.",
    ),
    sources=(sources.H100PX,),
)
def spot_and_reserved(
    reserved_share: Annotated[units.Fraction, Number("Reserved share of the hours", 0, 1)] = 0.60,
    spot_share: Annotated[units.Fraction, Number("Spot share of the hours", 0, 1)] = 0.15,
    reserved_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.RESERVED_PRICE,
    on_demand_price: Annotated[
        units.DollarsPerGpuHour, Number("On-demand price per GPU-hour", scale="log")
    ] = facts.LIST_PRICE,
    spot_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.SPOT_PRICE,
    interruptions_per_hour: Annotated[units.PerHour, Number()] = facts.INTERRUPTIONS_PER_HOUR,
    lost_work: Annotated[units.Hours, Number(more=True)] = facts.LOST_WORK,
    restart_delay: Annotated[units.Hours, Number(more=True)] = facts.RESTART_DELAY,
) -> BlendedPrice:
    """What does a mix of reserved, on-demand and spot hours cost?

    A reservation is paid for all hours, on-demand for used ones, and spot may be taken away. So
    a spot hour costs more than its price: what was lost since the last save is done again. What
    is neither reserved nor spot is bought on demand. Reserving pays once the machines are in use
    for more than the ratio of the two prices. Prices move, so date them.

    >>> mix = spot_and_reserved()
    >>> f"{mix.spot_hour:.3f} {mix.blend:.3f} {mix.breakeven_utilization:.1%}"
    '2.105 2.656 88.3%'
    """
    return blended_price(
        reserved_share=reserved_share,
        spot_share=spot_share,
        reserved_price=reserved_price,
        on_demand_price=on_demand_price,
        spot_price=spot_price,
        interruptions_per_hour=interruptions_per_hour,
        lost_work=lost_work,
        restart_delay=restart_delay,
    )
