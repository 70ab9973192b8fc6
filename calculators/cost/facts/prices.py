"""The facts about what compute costs to rent and to own."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import PRICE, SHARE, Group

_GROUP = Group("Prices of compute")

LIST_PRICE: Final = _GROUP.sourced(
    3.00,
    units.DOLLARS_PER_GPU_HOUR,
    "On-demand price of an H100",
    "posted on-demand median of about $2.95, rounded; large clouds list up to $7, some offers more",
    source=sources.H100PX,
    date="2026-05",
    plausible=(2.00, 7.00),
    asked="Price per GPU-hour",
    allowed=PRICE,
)
RESERVED_PRICE: Final = _GROUP.illustrative(
    2.65,
    units.DOLLARS_PER_GPU_HOUR,
    "Reserved price of an H100",
    "one-year contract, about the level of mid 2026; reported $1.70 in 2025-10, $2.35 in 2026-03",
    source=sources.H100PX,
    plausible=(1.70, 3.00),
    asked="Reserved price per GPU-hour",
    allowed=PRICE,
)
SPOT_PRICE: Final = _GROUP.illustrative(
    2.00,
    units.DOLLARS_PER_GPU_HOUR,
    "Spot price of an H100-class GPU",
    "middle of the spot offers posted in 2026, about $1.50 to $2.50",
    source=sources.H100PX,
    plausible=(1.50, 2.50),
    asked="Spot price per GPU-hour",
    allowed=PRICE,
)
DISCOUNT: Final = _GROUP.illustrative(
    0.0,
    units.FRACTION,
    "Discount off the list price",
    "no discount off the list",
    plausible=(0, 0.3),
    asked="Discount off the list",
    allowed=(0, 0.9),
)
OVERHEAD: Final = _GROUP.illustrative(
    0.10,
    units.FRACTION,
    "Costs beside the GPU price",
    "storage, traffic, support and CPU nodes; at one GPU price providers' totals differ by 5-15%",
    source=sources.SEMITCO,
    plausible=(0.05, 0.15),
    asked="Extras on top of the GPU bill",
    allowed=SHARE,
)
SERVER_CAPEX: Final = _GROUP.sourced(
    38_750,
    units.DOLLARS_PER_GPU,
    "Purchase price of a server, per GPU",
    "$310,000 for a server of eight H100s with network cards; an old figure",
    source=sources.CHEAH,
    plausible=(30_000, 45_000),
    asked="Price of a server per GPU",
    allowed=(1000, 200_000),
)
OTHER_CAPEX: Final = _GROUP.illustrative(
    0.0,
    units.DOLLARS_PER_GPU,
    "Other equipment, per GPU",
    "storage, racks and spares left out",
    plausible=(0, 5000),
    asked="Storage, racks and spares per GPU",
    allowed=(0, 50_000),
)
RESIDUAL: Final = _GROUP.illustrative(
    0.10,
    units.FRACTION,
    "Resale value at the end of use",
    "resale value as a share of the price",
    plausible=(0, 0.30),
    asked="Resale at the end, share of the price",
    allowed=(0, 0.6),
)
YEARS: Final = _GROUP.illustrative(
    4,
    units.YEARS,
    "Years in use",
    "a cautious life for accelerators; disclosed server lives are five to six years",
    source=sources.DEPR,
    plausible=(3, 6),
    asked="Life of the machines",
    allowed=(1, 10),
)
RATE: Final = _GROUP.illustrative(
    0.10,
    units.PER_YEAR,
    "Cost of capital for equipment",
    "cost of capital",
    plausible=(0.06, 0.15),
    asked="Cost of capital per year",
    allowed=(0, 0.4),
)
MAINTENANCE: Final = _GROUP.illustrative(
    0.03,
    units.PER_YEAR,
    "Maintenance, per year",
    "of the price, a year",
    plausible=(0.01, 0.06),
    asked="Maintenance per year, share of the price",
    allowed=(0, 0.2),
)
STAFF_PER_GPU: Final = _GROUP.illustrative(
    300,
    units.DOLLARS_PER_GPU_YEAR,
    "Operating staff, per GPU",
    "operators of the cluster",
    plausible=(100, 1000),
    asked="Staff per GPU and year",
    allowed=(0, 10_000),
)
STAFF_PRICE: Final = _GROUP.illustrative(
    25_000,
    units.DOLLARS_PER_STAFF_MONTH,
    "Cost of an engineer",
    "salary and overhead of an engineer",
    plausible=(15_000, 50_000),
    asked="Cost of a person and month",
    allowed=(0, 100_000),
)
STORAGE_PRICE: Final = _GROUP.illustrative(
    20,
    units.DOLLARS_PER_TB_MONTH,
    "Price of storage",
    "object storage",
    plausible=(10, 40),
    allowed=(0, 500),
)
CONTINGENCY: Final = _GROUP.illustrative(
    0.15,
    units.FRACTION,
    "Contingency",
    "for what goes wrong",
    plausible=(0.05, 0.30),
    allowed=SHARE,
)
