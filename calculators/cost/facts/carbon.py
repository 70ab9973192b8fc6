"""The facts about carbon and water."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import Group

_GROUP = Group("Carbon and water")

CARBON_INTENSITY: Final = _GROUP.sourced(
    0.366,
    units.KG_PER_KWH,
    "Carbon intensity of US electricity",
    "US generation in 2023: 1,532 Mt on 4,183 TWh",
    source=sources.EIACO2,
    date="2023",
    plausible=(0.02, 0.9),
    asked="Carbon intensity of the grid",
    allowed=(0, 1.2),
)
WUE: Final = _GROUP.sourced(
    0.36,
    units.LITERS_PER_KWH,
    "Water used on site",
    "for a kWh at the meter: 66 billion L on 176 TWh in 2023, just over 0.36 in the report; a WUE "
    "for the computers' kWh is divided by PUE first",
    source=sources.LBNLW,
    plausible=(0, 2.5),
    asked="Water on site per kWh at the meter",
    allowed=(0, 5),
)
WATER_INTENSITY: Final = _GROUP.sourced(
    4.52,
    units.LITERS_PER_KWH,
    "Water used to generate electricity",
    "US mix in 2023, with what evaporates from the reservoirs of hydropower; about 1.8 without",
    source=sources.LBNLW,
    plausible=(1.8, 10),
    asked="Water at power plants per kWh",
    allowed=(0, 20),
)
WATER_WITHOUT_RESERVOIRS: Final = _GROUP.illustrative(
    1.8,
    units.LITERS_PER_KWH,
    "Water used to generate electricity, reservoirs left out",
    "three accounts without evaporation from reservoirs give 1.78 to 1.80 for the US mix",
    plausible=(1.78, 1.80),
    allowed=(0, 20),
)
DATA_CENTER_ENERGY: Final = _GROUP.sourced(
    192e6,
    units.MEGAWATT_HOURS_PER_YEAR,
    "Electricity of US data centers",
    "192 TWh in 2024, as reported of the update; the report of 2024 had 176 TWh for 2023",
    source=sources.LBNL26,
    plausible=(176e6, 192e6),
    allowed=(0, 1e10),
)
