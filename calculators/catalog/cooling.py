"""The air or water that carries a rack's heat away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.cooling import air_flow, liquid_flow
from calculators.cost.facts.constants import LITERS_PER_CUBIC_METER, SECONDS_PER_MINUTE
from calculators.cost.units import (
    CubicMetersPerSecond,
    Kelvin,
    Kilowatts,
    LitersPerMinute,
    Ratio,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Cooling:
    """The same heat, carried by air or by water."""

    air: Annotated[CubicMetersPerSecond, Line("Air the rack needs")]
    water: Annotated[
        LitersPerMinute,
        Line(
            "Water the rack needs",
            headline="The rack needs {water} of water, or {air} of air.",
        ),
    ]
    air_in_liters: Annotated[LitersPerMinute, Line("The air in liters a minute")]
    ratio: Annotated[Ratio, Line("Liters of air for each liter of water")]


@calculator(
    "Cooling air and water",
    chart=Chart(x="heat", y="air"),
    presets=(
        Preset.of("Four DGX H100 in a rack", "sourced: 10.2 kW each", heat=40.8),
        Preset.of("An ordinary rack", "illustrative", heat=8),
    ),
    left_out=(
        "Fans, pumps and pressure: how hard it is to move so much air or water.",
        "Glycol in the water, which carries less heat, and air at altitude, which is thinner.",
        "Where the heat goes next. Towers evaporate water; dry coolers do not.",
    ),
    sources=(sources.NVL72, sources.DGXPW, sources.COOL),
)
def cooling(
    heat: Annotated[Kilowatts, Number("Heat of the rack", 1, 1000, "log")] = facts.NVL72_POWER,
    air_rise: Annotated[Kelvin, Number("Warming of the air", 3, 30)] = facts.AIR_RISE,
    liquid_rise: Annotated[Kelvin, Number("Warming of the water", 3, 30)] = facts.LIQUID_RISE,
) -> Cooling:
    """How much air or water does a rack need?

    Nearly all the power that goes into a rack comes out as heat. Air or water takes it up by
    growing warmer, so the flow is heat divided by what a cubic meter or a liter carries for
    each degree. Water carries about 3,500 times as much as air for its volume. That is why
    dense racks go liquid. A flow that the formula allows may still be one that no hall can
    move.

    >>> f"{cooling(heat=40.8).air:.2f} m³/s, {cooling(heat=120).water:.0f} L/min"
    '2.82 m³/s, 172 L/min'
    """
    air = air_flow(heat=heat, temperature_rise=air_rise)
    water = liquid_flow(heat=heat, temperature_rise=liquid_rise)
    air_in_liters = air * LITERS_PER_CUBIC_METER * SECONDS_PER_MINUTE
    ratio = air_in_liters / water
    return Cooling(air=air, water=water, air_in_liters=air_in_liters, ratio=ratio)
