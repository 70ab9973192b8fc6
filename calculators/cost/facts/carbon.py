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
WUE: Final = _GROUP.derived(
    0.36,
    units.LITERS_PER_KWH,
    "Water used on site (WUE)",
    "64 billion L on 176 TWh in 2023; formally WUE is for IT energy",
    source=sources.LBNLW,
    plausible=(0, 2.5),
    asked="Water on site per IT kWh (WUE)",
    allowed=(0, 5),
)
WATER_INTENSITY: Final = _GROUP.derived(
    4.54,
    units.LITERS_PER_KWH,
    "Water used to generate electricity",
    "800 billion L on 176 TWh in 2023",
    source=sources.LBNLW,
    plausible=(0, 10),
    asked="Water to make a kWh",
    allowed=(0, 20),
)
