"""The switches and cables between servers, counted and priced."""

import math
from dataclasses import dataclass

from calculators.cost import facts
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
    spine: Count = math.ceil(2 * uplinks / radix) if levels > 2 else switches_at_the_top  # noqa: PLR2004 - the third level is the core
    core: Count = switches_at_the_top if levels > 2 else 0  # noqa: PLR2004 - the same
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
    """What the network costs, with and without the cards in the servers."""

    switches: Dollars
    cables: Dollars
    fabric: Dollars
    """Switches and cables."""
    nics: Dollars
    fabric_with_nics: Dollars
    per_gpu: DollarsPerGpu
    """Switches and cables for each GPU."""
    share: Fraction
    """Switches and cables as a share of servers and fabric."""
    share_with_nics: Fraction
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
    """Return the cost of a network and its share of the cluster, the base of the share stated.

    `switches` and `cables` come from `fat_tree`; a cable's price includes its optics; the
    servers' price includes their network cards [CHEAH]. Storage networks are left out.

    >>> bill = fabric_bill(gpus=1024, switches=48, cables=2048)
    >>> round(bill.fabric), round(bill.per_gpu), round(bill.share, 3), round(bill.share_with_nics, 3)
    (4349440, 4248, 0.099, 0.134)
    """
    check(gpus=gpus, switches=switches, cables=cables, server_capex=server_capex)
    check(switch_price=switch_price, cable_price=cable_price, nic_price=nic_price)
    switch_cost: Dollars = switches * switch_price
    cable_cost: Dollars = cables * cable_price
    fabric: Dollars = switch_cost + cable_cost
    nics: Dollars = gpus * nic_price
    fabric_with_nics: Dollars = fabric + nics
    servers: Dollars = gpus * server_capex
    cluster: Dollars = servers + fabric
    per_gpu: DollarsPerGpu = fabric / gpus
    share: Fraction = fabric / cluster
    share_with_nics: Fraction = fabric_with_nics / cluster
    return FabricBill(
        switches=switch_cost,
        cables=cable_cost,
        fabric=fabric,
        nics=nics,
        fabric_with_nics=fabric_with_nics,
        per_gpu=per_gpu,
        share=share,
        share_with_nics=share_with_nics,
    )
