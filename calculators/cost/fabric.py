"""The switches and cables between servers, counted and priced."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import ONE_GPU
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Count,
    Dollars,
    DollarsPerGpu,
    Fraction,
    GpuCount,
    Gpus,
    Ratio,
)

_SPINES: Count = 2
"""Levels of a tree whose top are spines; a third level is the core."""


@dataclass(frozen=True)
class FatTree:
    """What a layered network is made of."""

    levels: Count
    leaf: Count
    spine: Count
    core: Count
    switches: Count
    cables: Count


def fat_tree(
    *,
    gpus: GpuCount,
    radix: Count = int(facts.RADIX),
    oversubscription: Ratio = facts.OVERSUBSCRIPTION,
) -> FatTree:
    """Return switches and cables of a fat-tree with one network port for each GPU [SPOD].

    Of a leaf's k ports, d = floor(k x r/(1 + r)) lead down and u = k - d up.
    Up to k GPUs: one switch. Up to d x k: ceil(n/d) leaves and ceil(leaves x u/k) spines.
    Beyond: twice as many spines and ceil(leaves x u/k) cores, up to d/u x k^3/4 GPUs.
    Cables: n to the leaves, and n x u/d between each two levels. Real builds round to rails
    and pods: exact for multiples of a full unit only.

    >>> tree = fat_tree(gpus=1024, radix=64)
    >>> tree.leaf, tree.spine, tree.cables
    (32, 16, 2048)
    """
    check(gpus=gpus, radix=radix, oversubscription=oversubscription)
    ports_down: Count = math.floor(radix * oversubscription / (1 + oversubscription))
    ports_up: Count = radix - ports_down
    require(radix % 2 == 0, f"A switch has {radix} ports; a fat-tree needs an even number.")
    _require_reach(gpus=gpus, radix=radix, ports_down=ports_down, ports_up=ports_up)
    two_levels_reach: GpuCount = ports_down * radix
    levels_above_one: Count = 2 if gpus <= two_levels_reach else 3
    levels: Count = 1 if gpus <= radix else levels_above_one
    leaf: Count = math.ceil(gpus / ports_down) if levels > 1 else 1
    uplinks: Count = leaf * ports_up
    switches_at_the_top: Count = math.ceil(uplinks / radix) if levels > 1 else 0
    spine: Count = math.ceil(2 * uplinks / radix) if levels > _SPINES else switches_at_the_top
    core: Count = switches_at_the_top if levels > _SPINES else 0
    switches: Count = leaf + spine + core
    cables_between_levels: Count = math.ceil(gpus * ports_up / ports_down)
    cables: Count = gpus + cables_between_levels * (levels - 1)
    return FatTree(
        levels=levels, leaf=leaf, spine=spine, core=core, switches=switches, cables=cables
    )


def _require_reach(*, gpus: GpuCount, radix: Count, ports_down: Count, ports_up: Count) -> None:
    most = ports_down * radix**3 // (4 * ports_up)
    require(
        gpus <= most,
        f"Three levels of {radix}-port switches reach {most:,} GPUs, not {gpus:,}; "
        "take switches with more ports, or a higher oversubscription.",
    )


@dataclass(frozen=True)
class FabricBill:
    """What the network costs, and its share of the cluster, the base of the share stated."""

    switch_cost: Dollars
    cable_cost: Dollars
    fabric_cost: Dollars
    """Switches and cables."""
    per_gpu: DollarsPerGpu
    """Switches and cables for each GPU."""
    server_cost: Dollars
    """Network cards included."""
    cluster_cost: Dollars
    share: Fraction
    """Switches and cables as a share of servers and fabric."""
    card_cost: Dollars
    share_with_cards: Fraction
    """The same with network cards moved from the servers' side to the fabric's."""


def fabric_bill(
    *,
    gpus: Gpus,
    switches: Count,
    cables: Count,
    switch_price: Dollars = facts.SWITCH_PRICE,
    cable_price: Dollars = facts.CABLE_PRICE,
    nic_price: DollarsPerGpu = facts.NIC_PRICE,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
) -> FabricBill:
    """Return the cost of a network and its share of the cluster.

    A cable's price includes its optics; the servers' price includes their network cards
    [CHEAH]. Storage networks are left out.

    >>> bill = fabric_bill(gpus=1024, switches=48, cables=2048)
    >>> round(bill.fabric_cost), round(bill.per_gpu), round(bill.share, 3)
    (4349440, 4248, 0.099)
    """
    check(
        gpus=gpus,
        switches=switches,
        cables=cables,
        server_capex=server_capex,
        switch_price=switch_price,
        cable_price=cable_price,
        nic_price=nic_price,
    )
    switch_cost: Dollars = switches * switch_price
    cable_cost: Dollars = cables * cable_price
    fabric_cost: Dollars = switch_cost + cable_cost
    per_gpu: DollarsPerGpu = fabric_cost / gpus
    server_cost: Dollars = gpus * server_capex
    cluster_cost: Dollars = server_cost + fabric_cost
    share: Fraction = fabric_cost / cluster_cost
    card_cost: Dollars = gpus * nic_price
    share_with_cards: Fraction = (fabric_cost + card_cost) / cluster_cost
    return FabricBill(
        switch_cost=switch_cost,
        cable_cost=cable_cost,
        fabric_cost=fabric_cost,
        per_gpu=per_gpu,
        server_cost=server_cost,
        cluster_cost=cluster_cost,
        share=share,
        card_cost=card_cost,
        share_with_cards=share_with_cards,
    )


@dataclass(frozen=True)
class ClusterFabric(FabricBill, FatTree):
    """The network of a cluster: what it is made of, then what it costs."""


def cluster_fabric(
    *,
    gpus: GpuCount,
    radix: Count = int(facts.RADIX),
    oversubscription: Ratio = facts.OVERSUBSCRIPTION,
    switch_price: Dollars = facts.SWITCH_PRICE,
    cable_price: Dollars = facts.CABLE_PRICE,
    nic_price: DollarsPerGpu = facts.NIC_PRICE,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
) -> ClusterFabric:
    """Return the fat-tree of a cluster, counted and priced.

    Of an odd number of ports one stays unused.

    >>> net = cluster_fabric(gpus=1024)
    >>> net.leaf, net.spine, net.cables, round(net.share_with_cards, 3)
    (32, 16, 2048, 0.134)
    """
    check(radix=radix)
    ports_used: Count = 2 * math.floor(radix / 2)
    tree: FatTree = fat_tree(gpus=gpus, radix=ports_used, oversubscription=oversubscription)
    bill: FabricBill = fabric_bill(
        gpus=gpus * ONE_GPU,
        switches=tree.switches,
        cables=tree.cables,
        switch_price=switch_price,
        cable_price=cable_price,
        nic_price=nic_price,
        server_capex=server_capex,
    )
    return ClusterFabric(
        levels=tree.levels,
        leaf=tree.leaf,
        spine=tree.spine,
        core=tree.core,
        switches=tree.switches,
        cables=tree.cables,
        switch_cost=bill.switch_cost,
        cable_cost=bill.cable_cost,
        fabric_cost=bill.fabric_cost,
        per_gpu=bill.per_gpu,
        server_cost=bill.server_cost,
        cluster_cost=bill.cluster_cost,
        share=bill.share,
        card_cost=bill.card_cost,
        share_with_cards=bill.share_with_cards,
    )
