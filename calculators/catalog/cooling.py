"""The air or water that carries a rack's heat away."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.cooling import RackCooling, rack_cooling
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Cooling air and water",
    group="Power and site",
    place=170,
    gives="The air or water a rack needs to carry its heat away.",
    asked_as="liquid cooling, air cooling, airflow, water flow, cooling need",
    lines={
        "air": Line("Air the rack needs"),
        "water": Line(
            "Water the rack needs",
            best=Best.LEAST,
            headline="The rack needs {water} of water, or {air} of air.",
        ),
        "air_in_liters": Line("The air in liters a minute"),
        "ratio": Line("Liters of air for each liter of water"),
    },
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
    heat: Annotated[units.Kilowatts, Number("Heat of the rack", scale="log")] = facts.NVL72_POWER,
    air_rise: Annotated[units.Kelvin, Number()] = facts.AIR_RISE,
    liquid_rise: Annotated[units.Kelvin, Number()] = facts.LIQUID_RISE,
) -> RackCooling:
    """How much air or water does a rack need?

    Nearly all the power that goes into a rack comes out as heat. Air or water takes it up by
    growing warmer, so the flow is heat divided by what a cubic meter or a liter carries for
    each degree. Water carries about 3,500 times as much as air for its volume. That is why
    dense racks go liquid. A flow that the formula allows may still be one that no hall can
    move.

    >>> f"{cooling(heat=40.8).air:.2f} m³/s, {cooling(heat=120).water:.0f} L/min"
    '2.82 m³/s, 172 L/min'
    """
    return rack_cooling(heat=heat, air_rise=air_rise, liquid_rise=liquid_rise)
