"""The facts about buildings."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import Group

_GROUP = Group("Building and site")

COLO_PRICE: Final = _GROUP.sourced(
    184,
    units.DOLLARS_PER_KW_MONTH,
    "Colocation rent",
    "asking rent of $184.06 for 250-500 kW in primary North American markets; about $195 a year "
    "later, as reported",
    source=sources.CBRE,
    plausible=(150, 220),
    allowed=(0, 600),
)
BUILD_PRICE: Final = _GROUP.sourced(
    12.5,
    units.DOLLARS_PER_WATT,
    "Construction cost of a data center",
    "below the middle of three markets: Frankfurt 11.6, Silicon Valley 13.3, Tokyo 15.2",
    source=sources.TT,
    plausible=(10, 15.2),
    asked="Construction price of a watt",
    allowed=(6, 25),
)
LOAD_ASKED: Final = _GROUP.sourced(
    30_000,
    units.MEGAWATTS,
    "Load that data centers asked AEP Ohio for",
    "before a tariff that wants commitments; ERCOT's queue of large loads was 226 GW in 2025-11 "
    "and about 440 GW in 2026-03, as reported",
    source=sources.AEPOHIO,
    allowed=(0, 1e6),
)
LOAD_SIGNED: Final = _GROUP.sourced(
    5_642,
    units.MEGAWATTS,
    "Load that data centers signed for at AEP Ohio",
    "under the tariff, with collateral; 12,219 MW were signed before it",
    source=sources.AEPOHIO,
    allowed=(0, 1e6),
)
DELAY: Final = _GROUP.illustrative(
    6,
    units.MONTHS,
    "Wait of delivered machines for power",
    "machines that stand ready before their connection; a large one may take years from its "
    "request",
    plausible=(0, 36),
    asked="Delay",
    allowed=(0, 120),
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
HALL_UPKEEP: Final = _GROUP.illustrative(
    0.04,
    units.PER_YEAR,
    "Running a hall, per year",
    "people, repairs, insurance and taxes of the building, as a share of its price",
    plausible=(0.02, 0.06),
    asked="Running the hall per year, share of its price",
    allowed=(0, 0.2),
)
HALL_FILL: Final = _GROUP.illustrative(
    0.85,
    units.FRACTION,
    "Share of a hall that is filled",
    "over its life, the first years included",
    plausible=(0.5, 1),
    asked="Share of the hall in use",
    allowed=(0.05, 1),
)
