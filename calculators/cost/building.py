"""The cost of the building around the machines."""

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_YEAR, WATTS_PER_KILOWATT, WATTS_PER_MEGAWATT
from calculators.cost.facts.limits import check
from calculators.cost.finance import annuity
from calculators.cost.units import (
    Dollars,
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerWatt,
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
    build_price: DollarsPerWatt = facts.BUILD_PRICE,
    building_years: Years = facts.BUILDING_YEARS,
    rate: PerYear = facts.BUILDING_RATE,
) -> DollarsPerGpuHour:
    """Return the owner's cost of the building for each installed GPU-hour.

    The building's price for one GPU, as an annuity without resale value, over 8,760 hours.

    >>> round(facility_cost_per_gpu_hour(), 3)
    0.194
    """
    check(kw_per_gpu=kw_per_gpu, build_price=build_price, building_years=building_years, rate=rate)
    building: DollarsPerGpu = kw_per_gpu * WATTS_PER_KILOWATT * build_price
    yearly: DollarsPerGpuYear = annuity(capex=building, residual=0, term=building_years, rate=rate)
    return yearly / HOURS_PER_YEAR
