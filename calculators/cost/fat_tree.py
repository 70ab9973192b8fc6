"""The switches and cables of a layered network, counted: levels, rails and planes."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check, require
from calculators.cost.units import Count, GpuCount, Ratio

_SPINES: Count = 2
"""Levels of a tree whose top are spines; a third level is the core."""


@dataclass(frozen=True)
class Tree:
    """One tree of switches: how many of each kind, and the links of its leaves upward."""

    levels: Count
    leaves: Count
    spines: Count
    cores: Count
    uplinks: Count
    """Between each two levels."""


@dataclass(frozen=True)
class FatTree:
    """What a layered network is made of, all its trees together."""

    levels: Count
    leaf: Count
    spine: Count
    core: Count
    switches: Count
    cables: Count


def _even(*, ports: Count) -> Count:
    """Return a number of ports, or one less if it is odd."""
    return 2 * math.floor(ports / 2)


def _even_spread(*, ports_up: Count, least: Count) -> Count:
    """Return the fewest switches above, at least so many, that share a leaf's uplinks evenly."""
    return next(each for each in range(max(1, least), ports_up + 1) if ports_up % each == 0)


def single_tree(
    *,
    gpus: GpuCount,
    radix: Count = int(facts.RADIX),
    oversubscription: Ratio = facts.OVERSUBSCRIPTION,
    groups: Count = 1,
) -> Tree:
    """Return the switches of one fat-tree with one network port for each GPU [SPOD; B300].

    Of a leaf's k ports, d = floor(k x r/(1 + r)) lead down and u = k - d up, both even where
    r is above 1. Up to k GPUs: one switch. Up to d x k: ceil(n/d) leaves, and the fewest spines
    that have the ports and among which a leaf's uplinks divide evenly. Beyond: pods of at most
    k/2 leaves, each with its own spines, and ceil(leaves x u/k) cores, up to k x k/2 x d GPUs.
    `groups` asks for at least so many pods, such as one for each rail.

    >>> tree = single_tree(gpus=2304, radix=144)
    >>> tree.leaves, tree.spines, tree.uplinks
    (32, 18, 2304)
    """
    check(gpus=gpus, radix=radix, oversubscription=oversubscription, groups=groups)
    require(radix % 2 == 0, f"A switch has {radix} ports; a fat-tree needs an even number.")
    most_ports_down: Count = math.floor(radix * oversubscription / (1 + oversubscription))
    even_ports_down: Count = _even(ports=most_ports_down)
    ports_down: Count = even_ports_down if oversubscription > 1 else most_ports_down
    ports_up: Count = radix - ports_down
    _require_reach(gpus=gpus, radix=radix, ports_down=ports_down)
    two_levels_reach: GpuCount = ports_down * radix
    levels_above_one: Count = 2 if gpus <= two_levels_reach else 3
    levels: Count = 1 if gpus <= radix else levels_above_one
    leaves: Count = math.ceil(gpus / ports_down) if levels > 1 else 1
    uplinks: Count = leaves * ports_up if levels > 1 else 0
    switches_for_uplinks: Count = math.ceil(uplinks / radix)
    least_pods: Count = math.ceil(2 * leaves / radix)
    pods: Count = max(groups, least_pods) if levels > _SPINES else 1
    leaves_in_a_pod: Count = math.ceil(leaves / pods)
    spines_for_a_pod: Count = math.ceil(2 * leaves_in_a_pod * ports_up / radix)
    least_spines: Count = spines_for_a_pod if levels > _SPINES else switches_for_uplinks
    even_spines: Count = _even_spread(ports_up=ports_up, least=least_spines)
    spines: Count = pods * even_spines if levels > 1 else 0
    cores: Count = switches_for_uplinks if levels > _SPINES else 0
    return Tree(levels=levels, leaves=leaves, spines=spines, cores=cores, uplinks=uplinks)


def _require_reach(*, gpus: GpuCount, radix: Count, ports_down: Count) -> None:
    most = ports_down * radix * radix // 2
    require(
        gpus <= most,
        f"Three levels of {radix}-port switches reach {most:,} GPUs, not {gpus:,}; take switches "
        "with more ports, a higher oversubscription, or more rails or planes.",
    )


def fat_tree(
    *,
    gpus: GpuCount,
    radix: Count = int(facts.RADIX),
    oversubscription: Ratio = facts.OVERSUBSCRIPTION,
    rails: Count = 1,
    planes: Count = 1,
) -> FatTree:
    """Return switches and cables of a network made of one or more equal, separate trees.

    Rails: each holds the GPUs of one position in their servers, so it joins gpus / rails of them
    [CHEAH]. Planes: each GPU's port is split among them, and a switch's ports too, so a switch
    has `planes` times as many ports, each slower [B300E]. Cables, counted at full speed: one a
    GPU, and every uplink. Of an odd number of ports one stays unused.

    >>> tree = fat_tree(gpus=4096, rails=8)
    >>> tree.levels, tree.switches, tree.cables
    (2, 192, 8192)
    """
    check(gpus=gpus, radix=radix, rails=rails, planes=planes)
    ports_used: Count = _even(ports=radix)
    split_ports: Count = ports_used * planes
    gpus_on_a_rail: GpuCount = math.ceil(gpus / rails)
    tree: Tree = single_tree(
        gpus=gpus_on_a_rail, radix=split_ports, oversubscription=oversubscription
    )
    levels: Count = tree.levels
    trees: Count = rails * planes
    leaf: Count = trees * tree.leaves
    spine: Count = trees * tree.spines
    core: Count = trees * tree.cores
    switches: Count = leaf + spine + core
    cables: Count = gpus + rails * tree.uplinks * (levels - 1)
    return FatTree(
        levels=levels, leaf=leaf, spine=spine, core=core, switches=switches, cables=cables
    )
