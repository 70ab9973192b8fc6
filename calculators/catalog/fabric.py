"""The switches and cables of a cluster, and their price."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.fabric import fat_tree
from calculators.cost.units import Count, Dollars, DollarsPerGpu, Fraction, Gpus, Ratio
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Fabric:
    """Counts first, then money, then shares with their base."""

    levels: Annotated[Count, Line("Levels of switches")]
    leaf: Annotated[Count, Line("Leaf switches")]
    spine: Annotated[Count, Line("Spine switches")]
    core: Annotated[Count, Line("Core switches")]
    switches: Annotated[Count, Line("Switches in all")]
    cables: Annotated[Count, Line("Cables")]
    switch_cost: Annotated[Dollars, Line("Cost of switches", part_of="fabric_cost")]
    cable_cost: Annotated[Dollars, Line("Cost of cables and optics", part_of="fabric_cost")]
    fabric_cost: Annotated[
        Dollars,
        Line(
            "Cost of the fabric",
            headline="The fabric costs {fabric_cost}, {share} of servers and fabric together.",
        ),
    ]
    per_gpu: Annotated[DollarsPerGpu, Line("Fabric per GPU")]
    server_cost: Annotated[Dollars, Line("Cost of servers, network cards included")]
    cluster_cost: Annotated[Dollars, Line("Servers and fabric")]
    share: Annotated[Fraction, Line("Fabric's share, cards counted with the servers")]
    card_cost: Annotated[Dollars, Line("Cost of network cards")]
    share_with_cards: Annotated[Fraction, Line("Fabric's share, cards counted with the fabric")]


@calculator(
    "Switches, cables and cost of a fabric",
    chart=Chart(x="gpus", y="per_gpu"),
    presets=(
        Preset.of("The same, oversubscribed 2:1", "illustrative", oversubscription=2),
        Preset.of("4,096 GPUs: a third level", "counts as in NVIDIA's reference design", gpus=4096),
    ),
    left_out=(
        "Rails and pods: real builds round up to full units.",
        "The storage and management networks, spares, racks, power and installation.",
        "Prices you will be quoted: the switch price is of 2024, the cable's solved back from a total.",
    ),
    sources=(sources.SPOD, sources.NDR, sources.CHEAH),
)
def fabric(
    gpus: Annotated[Gpus, Number("GPUs", 1, 200_000, "log")] = 1024,
    oversubscription: Annotated[Ratio, Number("Oversubscription", 1, 8, help="2 means twice as many ports down as up.")] = facts.OVERSUBSCRIPTION,
    radix: Annotated[Count, Number("Ports of a switch", 8, 512, "log", help="Of an odd number one port stays unused.")] = int(facts.RADIX),
    switch_price: Annotated[Dollars, Number("Price of a switch", 0, 500_000)] = facts.SWITCH_PRICE,
    cable_price: Annotated[Dollars, Number("Price of a cable with optics", 0, 10_000)] = facts.CABLE_PRICE,
    nic_price: Annotated[DollarsPerGpu, Number("Price of a network card", 0, 10_000, more=True)] = facts.NIC_PRICE,
    server_capex: Annotated[DollarsPerGpu, Number("Price of a server per GPU", 1000, 200_000, "log", help="Network cards included.", more=True)] = facts.SERVER_CAPEX,
) -> Fabric:  # fmt: skip
    """What does the network of a cluster cost?

    A fat-tree gives each GPU one port on a leaf switch; the leaves meet in spines, and beyond
    a size in a third level, the cores. Switches and cables follow from the number of ports
    alone. A share of networking means nothing without its base, so both are given: with the
    cards counted among the servers, and among the fabric. Counts are exact for full units and
    a little low in between.

    >>> net = fabric(gpus=1024)
    >>> net.leaf, net.spine, net.cables, f"{net.per_gpu:,.0f}", f"{net.share:.1%}", f"{net.share_with_cards:.1%}"
    (32, 16, 2048, '4,248', '9.9%', '13.4%')
    """
    ports_used: Count = 2 * math.floor(radix / 2)
    tree = fat_tree(gpus=gpus, radix=ports_used, oversubscription=oversubscription)
    switches = tree.switches
    cables = tree.cables
    switch_cost = switches * switch_price
    cable_cost = cables * cable_price
    fabric_cost = switch_cost + cable_cost
    per_gpu = fabric_cost / gpus
    server_cost = gpus * server_capex
    cluster_cost = server_cost + fabric_cost
    share = fabric_cost / cluster_cost
    card_cost = gpus * nic_price
    share_with_cards = (fabric_cost + card_cost) / cluster_cost
    return Fabric(
        levels=tree.levels, leaf=tree.leaf, spine=tree.spine, core=tree.core, switches=switches,
        cables=cables, switch_cost=switch_cost, cable_cost=cable_cost, fabric_cost=fabric_cost,
        per_gpu=per_gpu, server_cost=server_cost, cluster_cost=cluster_cost, share=share,
        card_cost=card_cost, share_with_cards=share_with_cards,
    )  # fmt: skip
