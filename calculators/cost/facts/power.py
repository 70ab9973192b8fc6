"""The facts about power and heat."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import SHARE, Group

_GROUP = Group("Power and cooling")
_RATED = Chip.H100.value.tdp
assert _RATED is not None

H100_TDP: Final = _GROUP.same(
    _RATED,
    "Rated power of an H100",
    "H100 SXM",
    asked="Rated power of a GPU",
    allowed=(50, 3000),
)
SERVER_OVERHEAD: Final = _GROUP.derived(
    10_200 / 5_600,
    units.RATIO,
    "Server power over rated GPU power",
    "10.2 kW for a DGX H100 whose eight GPUs are rated 5.6 kW",
    source=sources.DGXPW,
    plausible=(1.4, 2.0),
    asked="Server power over GPU power",
    allowed=(1, 3),
)
KW_PER_GPU: Final = _GROUP.derived(
    1.275,
    units.KILOWATTS_PER_GPU,
    "Server power, per GPU",
    "10.2 kW over eight GPUs",
    source=sources.DGXPW,
    plausible=(1.0, 1.7),
    asked="IT power per GPU, server included",
    allowed=(0.2, 3),
)
DGX_H100_POWER: Final = _GROUP.sourced(
    10.2,
    units.KILOWATTS,
    "Maximum power of a DGX H100 server",
    "maximum of a DGX H100",
    source=sources.DGXPW,
    asked="Power of a server",
    allowed=(0.01, 5000),
)
NVL72_POWER: Final = _GROUP.sourced(
    120,
    units.KILOWATTS,
    "Power of a GB200 NVL72 rack",
    "a GB200 NVL72 rack, about",
    source=sources.NVL72,
    plausible=(115, 135),
    allowed=(1, 1000),
)
LOAD: Final = _GROUP.illustrative(
    0.80,
    units.FRACTION,
    "Average draw over maximum draw",
    "average draw as a share of the maximum; 15-85% was seen in training",
    source=sources.OLMOENV,
    plausible=(0.50, 0.90),
    asked="Average draw, share of the maximum",
    allowed=SHARE,
)
PUE: Final = _GROUP.illustrative(
    1.25,
    units.RATIO,
    "PUE of a new large site",
    "a newer large site; the survey mean of 2025 is 1.54",
    source=sources.UPT25,
    plausible=(1.10, 1.54),
    asked="PUE",
    allowed=(1, 3),
)
SURVEY_PUE: Final = _GROUP.sourced(
    1.54,
    units.RATIO,
    "PUE, mean of a survey",
    "average of surveyed sites",
    source=sources.UPT25,
    asked="PUE now",
    allowed=(1, 3),
)
ENERGY_PRICE: Final = _GROUP.illustrative(
    0.08,
    units.DOLLARS_PER_KWH,
    "Price of electricity",
    "US industrial prices of April 2025 run from 0.06 (Iowa) to 0.19 (Massachusetts)",
    source=sources.EIAP,
    plausible=(0.06, 0.19),
    allowed=(0.01, 0.6),
)
DEMAND_CHARGE: Final = _GROUP.illustrative(
    12,
    units.DOLLARS_PER_KW_MONTH,
    "Demand charge",
    "billed on the peak",
    plausible=(5, 25),
    asked="Demand charge on the peak",
    allowed=(0, 60),
)
AIR_RISE: Final = _GROUP.illustrative(
    12,
    units.KELVIN,
    "Temperature rise of cooling air",
    "warming of air through a rack",
    plausible=(8, 15),
    asked="Warming of the air",
    allowed=(3, 30),
)
LIQUID_RISE: Final = _GROUP.illustrative(
    10,
    units.KELVIN,
    "Temperature rise of coolant",
    "warming of coolant through a rack",
    plausible=(5, 15),
    asked="Warming of the water",
    allowed=(3, 30),
)
AIR_DENSITY: Final = _GROUP.illustrative(
    1.2,
    units.KG_PER_CUBIC_METER,
    "Density of air",
    "dry air at sea level and room temperature",
    plausible=(1.0, 1.25),
    allowed=(0.5, 2),
)
AIR_HEAT_CAPACITY: Final = _GROUP.illustrative(
    1.005,
    units.KJ_PER_KG_KELVIN,
    "Heat capacity of air",
    "dry air at room temperature",
    plausible=(1.0, 1.01),
    allowed=(0.9, 1.2),
)
WATER_DENSITY: Final = _GROUP.illustrative(
    1.0,
    units.KG_PER_LITER,
    "Density of water",
    "water at room temperature",
    plausible=(0.99, 1.0),
    asked="Density of the coolant",
    allowed=(0.5, 2),
)
WATER_HEAT_CAPACITY: Final = _GROUP.illustrative(
    4.186,
    units.KJ_PER_KG_KELVIN,
    "Heat capacity of water",
    "water at room temperature",
    plausible=(4.17, 4.19),
    asked="Heat capacity of the coolant",
    allowed=(0.5, 5),
)
