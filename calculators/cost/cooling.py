"""The flow of air or liquid that carries heat away."""

from calculators.cost import facts
from calculators.cost.facts.constants import LITERS_PER_CUBIC_METER, SECONDS_PER_MINUTE
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    CubicMetersPerSecond,
    Kelvin,
    KgPerCubicMeter,
    KgPerLiter,
    Kilowatts,
    KjPerKgKelvin,
    LitersPerMinute,
    Ratio,
)


def air_flow(
    *,
    heat: Kilowatts,
    temperature_rise: Kelvin = facts.AIR_RISE,
    air_density: KgPerCubicMeter = facts.AIR_DENSITY,
    air_heat_capacity: KjPerKgKelvin = facts.AIR_HEAT_CAPACITY,
) -> CubicMetersPerSecond:
    """Return the air a rack needs: heat / (density x heat capacity x temperature rise).

    A heat balance: nearly all electrical power leaves as heat. Sea level, room temperature.

    >>> round(air_flow(heat=40.8, temperature_rise=12), 2)
    2.82
    """
    check(heat=heat, temperature_rise=temperature_rise)
    check(air_density=air_density, air_heat_capacity=air_heat_capacity)
    return heat / (air_density * air_heat_capacity * temperature_rise)


def liquid_flow(
    *,
    heat: Kilowatts,
    temperature_rise: Kelvin = facts.LIQUID_RISE,
    liquid_density: KgPerLiter = facts.WATER_DENSITY,
    liquid_heat_capacity: KjPerKgKelvin = facts.WATER_HEAT_CAPACITY,
) -> LitersPerMinute:
    """Return the coolant a rack needs: heat / (density x heat capacity x temperature rise) x 60.

    The defaults are water; mixtures with glycol carry less heat.

    >>> round(liquid_flow(heat=120, temperature_rise=10))
    172
    """
    check(heat=heat, temperature_rise=temperature_rise)
    check(liquid_density=liquid_density, liquid_heat_capacity=liquid_heat_capacity)
    return heat / (liquid_density * liquid_heat_capacity * temperature_rise) * SECONDS_PER_MINUTE


def liquid_over_air(
    *,
    air_density: KgPerCubicMeter = facts.AIR_DENSITY,
    air_heat_capacity: KjPerKgKelvin = facts.AIR_HEAT_CAPACITY,
    liquid_density: KgPerLiter = facts.WATER_DENSITY,
    liquid_heat_capacity: KjPerKgKelvin = facts.WATER_HEAT_CAPACITY,
) -> Ratio:
    """Return how many times more heat a volume of liquid carries than one of air, for each degree.

    >>> round(liquid_over_air(), -2)
    3500.0
    """
    check(air_density=air_density, air_heat_capacity=air_heat_capacity)
    check(liquid_density=liquid_density, liquid_heat_capacity=liquid_heat_capacity)
    return (
        liquid_density
        * LITERS_PER_CUBIC_METER
        * liquid_heat_capacity
        / (air_density * air_heat_capacity)
    )
