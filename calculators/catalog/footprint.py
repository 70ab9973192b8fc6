"""The carbon and the water of a year of compute."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.environment import water
from calculators.cost.facts.constants import HOURS_PER_YEAR, KILOWATTS_PER_MEGAWATT
from calculators.cost.units import (
    CubicMeters,
    Fraction,
    Gpus,
    KgPerKwh,
    KilowattsPerGpu,
    LitersPerKwh,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
    Tonnes,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Footprint:
    """Energy first, then two ledgers of carbon, then water."""

    it_load: Annotated[Megawatts, Line("IT load")]
    it_energy: Annotated[MegawattHoursPerYear, Line("Energy of the computers in a year")]
    facility_energy: Annotated[MegawattHoursPerYear, Line("Energy of the site in a year")]
    location: Annotated[
        Tonnes,
        Line(
            "Carbon by location",
            headline="A year of compute causes {location} and takes {total_water} of water.",
        ),
    ]
    market: Annotated[Tonnes, Line("Carbon by market")]
    direct_water: Annotated[CubicMeters, Line("Water on site", part_of="total_water")]
    indirect_water: Annotated[
        CubicMeters, Line("Water to make the electricity", part_of="total_water")
    ]
    total_water: Annotated[CubicMeters, Line("Water in all")]


@calculator(
    "Water and carbon",
    chart=Chart(x="carbon_intensity", y="location"),
    presets=(
        Preset.of("A clean grid", "illustrative", carbon_intensity=0.05),
        Preset.of("All of it covered by purchases", "illustrative", covered=1),
        Preset.of("Cooling towers in a dry place", "illustrative", wue=1.8),
    ),
    left_out=(
        "Making the chips, servers and buildings.",
        "The hour and the place: a grid's average hides clean and dirty hours.",
        "What the water means locally. A liter is not the same in every basin.",
    ),
    sources=(sources.EIACO2, sources.LBNLW, sources.DGXPW),
)
def footprint(
    gpus: Annotated[Gpus, Number("GPUs", 1, 10_000_000, "log")] = 1024,
    carbon_intensity: Annotated[KgPerKwh, Number("Carbon intensity of the grid", 0, 1.2)] = facts.CARBON_INTENSITY,
    covered: Annotated[Fraction, Number("Energy covered by clean-power purchases", 0, 1)] = 0,
    wue: Annotated[LitersPerKwh, Number("Water on site per IT kWh (WUE)", 0, 5)] = facts.WUE,
    water_intensity: Annotated[LitersPerKwh, Number("Water to make a kWh", 0, 20)] = facts.WATER_INTENSITY,
    pue: Annotated[Ratio, Number("PUE", 1, 3)] = facts.PUE,
    kw_per_gpu: Annotated[KilowattsPerGpu, Number("IT power per GPU, server included", 0.2, 3, more=True)] = facts.KW_PER_GPU,
    load: Annotated[Fraction, Number("Average draw, share of the maximum", 0, 1, more=True)] = facts.LOAD,
) -> Footprint:  # fmt: skip
    """How much carbon and water does a year of compute take?

    Both hang on energy. Carbon by location counts what the grid emits for it; carbon by market
    takes off what was covered by purchases. Same meter, two ledgers, so never compare one with
    the other. Water is used on site for cooling and elsewhere to make the electricity. The
    defaults are national averages, and any one site may lie far from them.

    >>> year = footprint()
    >>> f"{year.location:,.0f} t, {year.direct_water:,.0f} m³ on site, {year.indirect_water:,.0f} m³ elsewhere"
    '4,186 t, 3,294 m³ on site, 51,924 m³ elsewhere'
    """
    it_load = gpus * kw_per_gpu / KILOWATTS_PER_MEGAWATT
    it_energy = it_load * load * HOURS_PER_YEAR
    facility_energy = it_energy * pue
    location = facility_energy * carbon_intensity
    market = location * (1 - covered)
    used = water(it_energy=it_energy, facility_energy=facility_energy, wue=wue, water_intensity=water_intensity)  # fmt: skip
    return Footprint(
        it_load=it_load, it_energy=it_energy, facility_energy=facility_energy, location=location,
        market=market, direct_water=used.direct, indirect_water=used.indirect,
        total_water=used.total,
    )  # fmt: skip
