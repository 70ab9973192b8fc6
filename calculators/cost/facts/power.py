"""The facts about power and heat."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import SHARE, Group

_GROUP = Group("Power and cooling")
_RATED, _SYSTEM = Chip.H100.value.tdp, Chip.H100.power_of_system
assert _RATED is not None

H100_TDP: Final = _GROUP.same(
    _RATED,
    "Rated power of an H100",
    "H100 SXM",
    asked="Rated power of a GPU",
    allowed=(50, 3000),
)
SERVER_OVERHEAD: Final = _GROUP.derived(
    _SYSTEM * 1000 / _RATED,
    units.RATIO,
    "Server power over rated GPU power",
    "10.2 kW for a DGX H100 whose eight GPUs are rated 5.6 kW; racks of 72 have 1.34 to 1.39, a "
    "DGX B200 1.79 and a DGX A100 2.03",
    source=sources.DGXPW,
    plausible=(1.3, 2.05),
    asked="Server power over GPU power",
    allowed=(1, 3),
)
KW_PER_GPU: Final = _GROUP.derived(
    _SYSTEM,
    units.KILOWATTS_PER_GPU,
    "Server power, per GPU",
    "10.2 kW over eight GPUs: the rating that a feed must carry",
    source=sources.DGXPW,
    plausible=(0.8, 2.0),
    asked="Power of a server per GPU",
    allowed=(0.2, 3),
)
NON_GPU: Final = _GROUP.illustrative(
    0.10,
    units.FRACTION,
    "IT load that is not GPU servers",
    "network, storage and management, as a share of all IT load",
    plausible=(0.05, 0.20),
    allowed=(0, 0.9),
)
DGX_H100_POWER: Final = _GROUP.sourced(
    _SYSTEM * 8,
    units.KILOWATTS,
    "Maximum power of a DGX H100 server",
    "maximum of a DGX H100",
    source=sources.DGXPW,
    asked="Power of a server",
    allowed=(0.01, 5000),
)
NVL72_POWER: Final = _GROUP.sourced(
    Chip.GB200.power_of_system * 72,
    units.KILOWATTS,
    "Power of a GB200 NVL72 rack",
    "a GB200 NVL72 rack, about",
    source=sources.NVL72,
    plausible=(115, 135),
    allowed=(1, 1000),
)
GB300_RACK_POWER: Final = _GROUP.sourced(
    Chip.GB300.power_of_system * 72,
    units.KILOWATTS,
    "Power of a GB300 NVL72 rack",
    "NVIDIA's budget: 18 nodes of 7.5 kW, 1.875 kW a GPU",
    source=sources.STAS,
    plausible=(132, 142),
    allowed=(1, 1000),
)
RUBIN_RACK_POWER: Final = _GROUP.illustrative(
    210,
    units.KILOWATTS,
    "Power of a Vera Rubin NVL72 rack",
    "announced for 2026, reported as 190 to 230 kW by setting; no data sheet yet",
    plausible=(190, 230),
    allowed=(1, 1000),
)
KYBER_RACK_POWER: Final = _GROUP.illustrative(
    600,
    units.KILOWATTS,
    "Power of a Kyber rack",
    "announced: a rack of 576 dies at 600 kW",
    plausible=(500, 600),
    allowed=(1, 1000),
)
LOAD: Final = _GROUP.derived(
    0.80,
    units.FRACTION,
    "Average draw over maximum draw",
    "servers of eight H100 rated 10.2 kW drew 7.75 kW (76%, H100MODEL) and at most 8.4 kW (82%) "
    "in training; waiting servers draw far less",
    source=sources.H100DRAW,
    plausible=(0.50, 0.90),
    asked="Average draw, share of the maximum",
    allowed=SHARE,
)
AVERAGE_DRAW: Final = _GROUP.derived(
    KW_PER_GPU * 1000 * LOAD / (1 - NON_GPU),
    units.WATTS_PER_GPU,
    "Average draw of an H100 with its server, network and storage",
    "the IT load that comes with a GPU, at its average; the server alone draws a tenth less",
    source=sources.DGXPW,
    plausible=(600, 1417),
    asked="Average draw of a GPU with all that serves it",
    allowed=(0, 5000),
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
    "US industrial prices of April 2025: 0.06 in Iowa, 0.19 in Massachusetts, more in Rhode Island "
    "and Connecticut",
    source=sources.EIAP,
    plausible=(0.06, 0.20),
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
