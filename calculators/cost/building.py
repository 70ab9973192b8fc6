"""The cost of the building around the machines."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import (
    HOURS_PER_YEAR,
    MONTHS_PER_YEAR,
    WATTS_PER_KILOWATT,
    WATTS_PER_MEGAWATT,
)
from calculators.cost.facts.limits import check, require
from calculators.cost.finance import annuity
from calculators.cost.power import it_power_per_gpu
from calculators.cost.units import (
    Dollars,
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerKwMonth,
    DollarsPerWatt,
    Fraction,
    KilowattsPerGpu,
    Megawatts,
    PerYear,
    Years,
)


def build_cost(*, it_power: Megawatts, build_price: DollarsPerWatt = facts.BUILD_PRICE) -> Dollars:
    """Return the cost of building a site: watts of IT load times the price of a watt [TT].

    Shell, power and cooling; no land, no machines.

    >>> build_cost(it_power=1, build_price=12.5)
    12500000.0
    """
    check(it_power=it_power, build_price=build_price)
    return it_power * WATTS_PER_MEGAWATT * build_price


def facility_cost_per_gpu_hour(
    *,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    build_price: DollarsPerWatt = facts.BUILD_PRICE,
    building_years: Years = facts.BUILDING_YEARS,
    rate: PerYear = facts.BUILDING_RATE,
) -> DollarsPerGpuHour:
    """Return the owner's cost of the building for each installed GPU-hour.

    The building's price for one GPU, as an annuity without resale value, over 8,760 hours.

    >>> round(facility_cost_per_gpu_hour(), 3)
    0.216
    """
    check(build_price=build_price, building_years=building_years, rate=rate)
    it_load: KilowattsPerGpu = it_power_per_gpu(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    building: DollarsPerGpu = it_load * WATTS_PER_KILOWATT * build_price
    yearly: DollarsPerGpuYear = annuity(capex=building, residual=0, term=building_years, rate=rate)
    return yearly / HOURS_PER_YEAR


def hall_price_per_gpu_hour(
    *,
    hall_price: DollarsPerKwMonth,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
) -> DollarsPerGpuHour:
    """Return what a hall costs for each installed GPU-hour, rented or one's own.

    >>> round(hall_price_per_gpu_hour(hall_price=195), 3)
    0.378
    """
    check(hall_price=hall_price)
    rated_power: KilowattsPerGpu = it_power_per_gpu(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    return rated_power * hall_price * MONTHS_PER_YEAR / HOURS_PER_YEAR


@dataclass(frozen=True)
class HallCost:
    """A kilowatt of hall: what it costs an owner for each month, full and as filled."""

    hall_capital: DollarsPerKwMonth
    """The building as an annuity without resale value."""
    hall_running: DollarsPerKwMonth
    full_month: DollarsPerKwMonth
    filled_month: DollarsPerKwMonth
    """For each kilowatt that is in use."""
    advantage: DollarsPerKwMonth
    """What building saves against colocation; below zero where it costs more."""
    breakeven_fill: Fraction
    hall_hour: DollarsPerGpuHour
    """For each installed GPU-hour, as filled."""


def hall_cost(
    *,
    build_price: DollarsPerWatt = facts.BUILD_PRICE,
    building_years: Years = facts.BUILDING_YEARS,
    rate: PerYear = facts.BUILDING_RATE,
    hall_upkeep: PerYear = facts.HALL_UPKEEP,
    hall_fill: Fraction = facts.HALL_FILL,
    colo_price: DollarsPerKwMonth = facts.COLO_PRICE,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
) -> HallCost:
    """Return what a kilowatt of one's own hall costs a month, against colocation [TT, CBRE].

    The construction price as an annuity, plus running it, over the share that is filled.

    >>> hall = hall_cost()
    >>> round(hall.full_month, 1), round(hall.filled_month, 1), round(hall.breakeven_fill, 2)
    (152.8, 179.8, 0.83)
    """
    check(
        build_price=build_price, hall_upkeep=hall_upkeep, hall_fill=hall_fill, colo_price=colo_price
    )
    require(colo_price > 0, "Without a rent there is nothing to compare; give more than 0.")
    hall_capital: DollarsPerKwMonth = (
        annuity(capex=build_price, residual=0, term=building_years, rate=rate)
        * WATTS_PER_KILOWATT
        / MONTHS_PER_YEAR
    )
    hall_running: DollarsPerKwMonth = (
        build_price * hall_upkeep * WATTS_PER_KILOWATT / MONTHS_PER_YEAR
    )
    full_month: DollarsPerKwMonth = hall_capital + hall_running
    filled_month: DollarsPerKwMonth = full_month / hall_fill
    advantage: DollarsPerKwMonth = colo_price - filled_month
    breakeven_fill: Fraction = full_month / colo_price
    hall_hour: DollarsPerGpuHour = hall_price_per_gpu_hour(
        hall_price=filled_month, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu
    )
    return HallCost(
        hall_capital=hall_capital,
        hall_running=hall_running,
        full_month=full_month,
        filled_month=filled_month,
        advantage=advantage,
        breakeven_fill=breakeven_fill,
        hall_hour=hall_hour,
    )
