"""A hall of one's own against a colocation rent."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.building import HallCost, hall_cost
from calculators.engine.model.markers import Chart, Line, Number, Preset, Verdict, calculator


@calculator(
    "Build or colocate",
    group="Buying compute",
    place=45,
    gives="What a kilowatt of your own hall costs a month, and how full it must be to beat a rent.",
    asked_as="build data center, construction cost, colocation, lease space, cost per kW, own hall",
    lines={
        "hall_capital": Line("Building and interest", part_of="full_month"),
        "hall_running": Line("Running the hall", part_of="full_month"),
        "full_month": Line("Cost of a kilowatt and month in a full hall"),
        "filled_month": Line(
            "Cost of a kilowatt and month as filled",
            headline=Verdict(
                over=(
                    "Build: a kilowatt in use costs {filled_month}, less than the rent.",
                    "Colocation wins below {breakeven_fill} full.",
                ),
                under=(
                    "Colocate: a kilowatt of your own in use costs {filled_month}, above the rent.",
                    "Building wins above {breakeven_fill} full.",
                ),
                even="Build or colocate: a kilowatt in use costs {filled_month} either way.",
                by="advantage",
            ),
        ),
        "advantage": Line("What building saves, per kilowatt and month"),
        "breakeven_fill": Line("How full both cost the same", even_with="hall_fill"),
        "hall_hour": Line("Hall of an installed GPU-hour, as filled"),
    },
    chart=Chart(x="hall_fill", y="filled_month"),
    presets=(
        Preset.of("A hall half full", "illustrative", hall_fill=0.5),
        Preset.of("Tokyo", "construction price of 2025, sourced", build_price=15.2),
    ),
    left_out=(
        "Land, the grid connection, and the interest of the years until the hall stands.",
        "The premium of halls for dense racks over ordinary ones.",
        "Electricity: neither the rent nor this cost includes it.",
        "Discounts from the asking rent; taxes; the worth of the building at the end.",
    ),
    sources=(sources.TT, sources.CBRE, sources.DGXPW),
)
def build_or_colocate(
    build_price: Annotated[units.DollarsPerWatt, Number()] = facts.BUILD_PRICE,
    building_years: Annotated[units.Years, Number()] = facts.BUILDING_YEARS,
    rate: Annotated[units.PerYear, Number()] = facts.BUILDING_RATE,
    hall_upkeep: Annotated[units.PerYear, Number()] = facts.HALL_UPKEEP,
    hall_fill: Annotated[units.Fraction, Number()] = facts.HALL_FILL,
    colo_price: Annotated[units.DollarsPerKwMonth, Number(low=20)] = facts.COLO_PRICE,
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number(more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
) -> HallCost:
    """When does a hall of your own beat colocation?

    The construction price of a watt becomes a monthly payment with interest, and running the
    hall comes on top. Empty racks are paid for too, so divide by the share in use. Rent has none
    of that risk in it, and no wait. It misleads where your hall and the rent are of different
    markets, or of different sizes.

    >>> hall = build_or_colocate()
    >>> f"{hall.full_month:.1f} {hall.filled_month:.1f} {hall.breakeven_fill:.0%}"
    '152.8 179.8 83%'
    """
    return hall_cost(
        build_price=build_price,
        building_years=building_years,
        rate=rate,
        hall_upkeep=hall_upkeep,
        hall_fill=hall_fill,
        colo_price=colo_price,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
    )
