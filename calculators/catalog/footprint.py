"""The carbon and the water of a year of compute."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.environment import Footprint, yearly_footprint
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Water and carbon",
    group="Power and site",
    place=200,
    gives="Tonnes of carbon by location and by market, and liters of water, for a year of compute.",
    asked_as="emissions, CO2, sustainability, ESG, green power, water use",
    lines={
        "it_load": Line("IT load"),
        "it_energy": Line("Energy of the computers in a year"),
        "facility_energy": Line("Energy of the site in a year"),
        "location": Line(
            "Carbon by location",
            best=Best.LEAST,
            headline="A year of compute causes {location} and takes {total_water} of water.",
        ),
        "market": Line("Carbon by market"),
        "direct_water": Line("Water on site", part_of="total_water"),
        "indirect_water": Line("Water to make the electricity", part_of="total_water"),
        "total_water": Line("Total water"),
    },
    chart=Chart(x="carbon_intensity", y="location"),
    presets=(
        Preset.of("A clean grid", "illustrative", carbon_intensity=0.05),
        Preset.of("All of it covered by purchases", "illustrative", covered=1),
        Preset.of(
            "Reservoirs left out",
            "about 1.8 L for a kWh made, by accounts without them",
            water_intensity=facts.WATER_WITHOUT_RESERVOIRS,
        ),
    ),
    left_out=(
        "Making the chips, servers and buildings.",
        "The hour and the place: a grid's average hides clean and dirty hours.",
        "The residual mix: what purchases do not cover is charged at the grid's mean.",
        "What the water means locally. A liter is not the same in every basin.",
    ),
    sources=(sources.EIACO2, sources.LBNLW, sources.DGXPW),
)
def footprint(
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 10_000_000, "log")] = int(facts.EXAMPLE_GPUS),
    carbon_intensity: Annotated[units.KgPerKwh, Number()] = facts.CARBON_INTENSITY,
    covered: Annotated[units.Fraction, Number("Energy covered by clean-power purchases", 0, 1)] = 0,
    wue: Annotated[units.LitersPerKwh, Number()] = facts.WUE,
    water_intensity: Annotated[units.LitersPerKwh, Number()] = facts.WATER_INTENSITY,
    pue: Annotated[units.Ratio, Number()] = facts.PUE,
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number(more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
) -> Footprint:
    """How much carbon and water does a year of compute take?

    Both hang on energy. Carbon by location counts what the grid emits for it; carbon by market
    takes off what was covered by purchases. Same meter, two ledgers, so never compare one with
    the other. Water is used on site for cooling and elsewhere to make the electricity; both rates
    are for a kilowatt-hour at the meter. The one for plants counts what evaporates from reservoirs.
    The defaults are national averages, and any one site may lie far from them.

    >>> year = footprint()
    >>> f"{year.location:,.0f} t, {year.direct_water:,.0f} m³ on site"
    '4,651 t, 4,575 m³ on site'
    >>> f"{year.indirect_water:,.0f} m³ elsewhere"
    '57,439 m³ elsewhere'
    """
    return yearly_footprint(
        gpus=gpus,
        carbon_intensity=carbon_intensity,
        covered=covered,
        wue=wue,
        water_intensity=water_intensity,
        pue=pue,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
    )
