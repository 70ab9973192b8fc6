"""The network between servers, priced, and its share of a cluster."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import ONE_GPU
from calculators.cost.facts.limits import check
from calculators.cost.fat_tree import FatTree, fat_tree
from calculators.cost.units import (
    Count,
    Dollars,
    DollarsPerGpu,
    Fraction,
    GpuCount,
    Gpus,
    Ratio,
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
    other_cost: Dollars
    """Capital beside servers and fabric, such as storage and spares."""
    cluster_cost: Dollars
    share: Fraction
    """Switches and cables as a share of the cluster's capital."""
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
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
) -> FabricBill:
    """Return the cost of a network and its share of the cluster.

    A cable's price includes its optics; the servers' price includes their network cards
    [CHEAH]. The base of the share is all capital: servers, fabric and what else is bought.

    >>> bill = fabric_bill(gpus=1024, switches=48, cables=2048)
    >>> round(bill.fabric_cost), round(bill.per_gpu), round(bill.share, 3)
    (4349440, 4248, 0.099)
    """
    check(
        gpus=gpus,
        switches=switches,
        cables=cables,
        server_capex=server_capex,
        other_capex=other_capex,
        switch_price=switch_price,
        cable_price=cable_price,
        nic_price=nic_price,
    )
    switch_cost: Dollars = switches * switch_price
    cable_cost: Dollars = cables * cable_price
    fabric_cost: Dollars = switch_cost + cable_cost
    per_gpu: DollarsPerGpu = fabric_cost / gpus
    server_cost: Dollars = gpus * server_capex
    other_cost: Dollars = gpus * other_capex
    cluster_cost: Dollars = server_cost + fabric_cost + other_cost
    share: Fraction = fabric_cost / cluster_cost
    card_cost: Dollars = gpus * nic_price
    share_with_cards: Fraction = (fabric_cost + card_cost) / cluster_cost
    return FabricBill(
        switch_cost=switch_cost,
        cable_cost=cable_cost,
        fabric_cost=fabric_cost,
        per_gpu=per_gpu,
        server_cost=server_cost,
        other_cost=other_cost,
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
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
    rails: Count = 1,
    planes: Count = 1,
) -> ClusterFabric:
    """Return the fat-tree of a cluster, counted and priced.

    >>> net = cluster_fabric(gpus=1024)
    >>> net.leaf, net.spine, net.cables, round(net.share_with_cards, 3)
    (32, 16, 2048, 0.134)
    """
    tree: FatTree = fat_tree(
        gpus=gpus, radix=radix, oversubscription=oversubscription, rails=rails, planes=planes
    )
    bill: FabricBill = fabric_bill(
        gpus=gpus * ONE_GPU,
        switches=tree.switches,
        cables=tree.cables,
        switch_price=switch_price,
        cable_price=cable_price,
        nic_price=nic_price,
        server_capex=server_capex,
        other_capex=other_capex,
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
        other_cost=bill.other_cost,
        cluster_cost=bill.cluster_cost,
        share=bill.share,
        card_cost=bill.card_cost,
        share_with_cards=bill.share_with_cards,
    )
