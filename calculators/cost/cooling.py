"""The flow of air or liquid that carries heat away."""

from dataclasses import dataclass

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
    check(
        heat=heat,
        temperature_rise=temperature_rise,
        air_density=air_density,
        air_heat_capacity=air_heat_capacity,
    )
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
    check(
        heat=heat,
        temperature_rise=temperature_rise,
        liquid_density=liquid_density,
        liquid_heat_capacity=liquid_heat_capacity,
    )
    return heat / (liquid_density * liquid_heat_capacity * temperature_rise) * SECONDS_PER_MINUTE


@dataclass(frozen=True)
class RackCooling:
    """The same heat, carried by air or by water."""

    air: CubicMetersPerSecond
    water: LitersPerMinute
    air_in_liters: LitersPerMinute
    ratio: Ratio
    """Liters of air for each liter of water."""


def rack_cooling(
    *,
    heat: Kilowatts,
    air_rise: Kelvin = facts.AIR_RISE,
    liquid_rise: Kelvin = facts.LIQUID_RISE,
    air_density: KgPerCubicMeter = facts.AIR_DENSITY,
    air_heat_capacity: KjPerKgKelvin = facts.AIR_HEAT_CAPACITY,
    liquid_density: KgPerLiter = facts.WATER_DENSITY,
    liquid_heat_capacity: KjPerKgKelvin = facts.WATER_HEAT_CAPACITY,
) -> RackCooling:
    """Return the air or the water that a rack needs, and how much more air than water.

    >>> flows = rack_cooling(heat=120)
    >>> round(flows.air, 1), round(flows.water), round(flows.ratio)
    (8.3, 172, 2892)
    """
    air: CubicMetersPerSecond = air_flow(
        heat=heat,
        temperature_rise=air_rise,
        air_density=air_density,
        air_heat_capacity=air_heat_capacity,
    )
    water: LitersPerMinute = liquid_flow(
        heat=heat,
        temperature_rise=liquid_rise,
        liquid_density=liquid_density,
        liquid_heat_capacity=liquid_heat_capacity,
    )
    air_in_liters: LitersPerMinute = air * LITERS_PER_CUBIC_METER * SECONDS_PER_MINUTE
    ratio: Ratio = air_in_liters / water
    return RackCooling(air=air, water=water, air_in_liters=air_in_liters, ratio=ratio)
