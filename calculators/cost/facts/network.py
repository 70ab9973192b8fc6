"""The facts about links, switches and cables."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import SHARE, Group
from calculators.cost.facts.prices import SERVER_CAPEX as _SERVER_CAPEX

_GROUP = Group("Networking")

NVLINK4: Final = _GROUP.same(
    Chip.H100.value.scale_up_bandwidth,
    "NVLink 4 bandwidth, one way",
    "NVLink 4, one direction of one GPU",
    asked="Link of a GPU inside a node",
    allowed=(1e9, 1e13),
)
NVLINK3: Final = _GROUP.same(
    Chip.A100.value.scale_up_bandwidth,
    "NVLink 3 bandwidth, one way",
    "NVLink 3, one direction of one GPU",
    asked="Link of a GPU inside a node",
    allowed=(1e9, 1e13),
)
NDR_PORT: Final = _GROUP.sourced(
    50e9,
    units.BYTES_PER_SECOND,
    "NDR InfiniBand port, one way",
    "one NDR port of 400 Gb/s, one direction; STAS, of that date, has the same",
    source=sources.NDR,
    date="2026-08",
    asked="Link of a GPU between nodes",
    allowed=(1e8, 1e12),
)
LINK_EFFICIENCY: Final = _GROUP.sourced(
    0.80,
    units.FRACTION,
    "Share of link speed reached",
    "78-88% of specification measured for large messages inside a node; cautious between nodes, "
    "where one test gives 74% or 95%, by how it is counted",
    source=sources.STAS,
    plausible=(0.5, 0.95),
    asked="Share of the specified speed delivered",
    allowed=(0.3, 1),
)
LATENCY: Final = _GROUP.illustrative(
    5e-6,
    units.SECONDS,
    "Latency of a hop",
    "for each hop",
    plausible=(1e-6, 5e-5),
    asked="Delay of a hop",
    allowed=(0, 0.001),
)
OVERLAP: Final = _GROUP.illustrative(
    0.5,
    units.FRACTION,
    "Communication hidden behind compute",
    "communication that can hide behind compute",
    plausible=(0, 0.9),
    asked="Share that can hide behind compute",
    allowed=SHARE,
)
RADIX: Final = _GROUP.sourced(
    64,
    units.COUNT,
    "Ports of a switch",
    "ports of 400 Gb/s on one NDR switch; STAS, of that date, has the same",
    source=sources.NDR,
    date="2026-08",
    allowed=(4, 16_384),
)
OVERSUBSCRIPTION: Final = _GROUP.illustrative(
    1.0,
    units.RATIO,
    "Oversubscription",
    "as many ports up as down: non-blocking",
    plausible=(1, 3),
    allowed=(1, 8),
)
SWITCH_PRICE: Final = _GROUP.sourced(
    36_000,
    units.DOLLARS,
    "Price of a switch",
    "a 64-port 400G switch",
    source=sources.CHEAH,
    plausible=(25_000, 50_000),
    allowed=(0, 500_000),
)
CABLE_PRICE: Final = _GROUP.derived(
    1_280,
    units.DOLLARS,
    "Price of a cable with optics",
    "a cable with its optics, solved back from the sheet's total",
    source=sources.CHEAH,
    plausible=(500, 2_500),
    allowed=(0, 10_000),
)
NIC_PRICE: Final = _GROUP.illustrative(
    1_500,
    units.DOLLARS_PER_GPU,
    "Price of a network card, per GPU",
    "one 400 Gb/s card for each GPU",
    plausible=(1_000, 2_500),
    asked="Price of a network card",
    allowed=(0, 10_000),
)
_SWITCHES, _CABLES, _GPUS = 48, 2048, 1024
_FABRIC = _SWITCHES * SWITCH_PRICE + _CABLES * CABLE_PRICE
NETWORK_SHARE: Final = _GROUP.derived(
    _FABRIC / (_FABRIC + _GPUS * _SERVER_CAPEX),
    units.FRACTION,
    "Network's share of the purchase",
    "48 switches and 2,048 cables over all capital of 1,024 GPUs; cards come with the server, and "
    "15-25% is often said without a base",
    source=sources.CHEAH,
    plausible=(0.05, 0.25),
    asked="Network's share of the cluster's price",
    allowed=(0, 0.5),
)
