"""The facts about buildings."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import Group

_GROUP = Group("Building and site")

COLO_PRICE: Final = _GROUP.sourced(
    184,
    units.DOLLARS_PER_KW_MONTH,
    "Colocation rent",
    "asking rent of $184.06 for 250-500 kW in primary North American markets",
    source=sources.CBRE,
    plausible=(150, 220),
    allowed=(0, 600),
)
BUILD_PRICE: Final = _GROUP.sourced(
    12.5,
    units.DOLLARS_PER_WATT,
    "Construction cost of a data center",
    "middle of a range by market: Frankfurt 11.6, Silicon Valley 13.3, Tokyo 15.2",
    source=sources.TT,
    plausible=(10, 15.2),
    asked="Construction price of a watt",
    allowed=(6, 25),
)
BUILDING_YEARS: Final = _GROUP.illustrative(
    18,
    units.YEARS,
    "Life of the building",
    "life of a data center building",
    plausible=(15, 20),
    allowed=(1, 50),
)
BUILDING_RATE: Final = _GROUP.illustrative(
    0.08,
    units.PER_YEAR,
    "Cost of capital for a building",
    "cost of capital for a building",
    plausible=(0.05, 0.12),
    asked="Cost of capital per year",
    allowed=(0, 0.4),
)
