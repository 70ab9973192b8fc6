"""The switches and cables of a cluster, and their price."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.fabric import ClusterFabric, cluster_fabric
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "Switches, cables and cost of a fabric",
    group="Network",
    place=120,
    lines={
        "levels": Line("Levels of switches"),
        "leaf": Line("Leaf switches"),
        "spine": Line("Spine switches"),
        "core": Line("Core switches"),
        "switches": Line("Switches in all"),
        "cables": Line("Cables"),
        "switch_cost": Line("Cost of switches", part_of="fabric_cost"),
        "cable_cost": Line("Cost of cables and optics", part_of="fabric_cost"),
        "fabric_cost": Line(
            "Cost of the fabric",
            headline="The fabric costs {fabric_cost}, {share} of servers and fabric together.",
        ),
        "per_gpu": Line("Fabric per GPU"),
        "server_cost": Line("Cost of servers, network cards included"),
        "cluster_cost": Line("Servers and fabric"),
        "share": Line("Fabric's share, cards counted with the servers"),
        "card_cost": Line("Cost of network cards"),
        "share_with_cards": Line("Fabric's share, cards counted with the fabric"),
    },
    chart=Chart(x="gpus", y="per_gpu"),
    presets=(
        Preset.of("The same, oversubscribed 2:1", "illustrative", oversubscription=2),
        Preset.of("4,096 GPUs: a third level", "counts as in NVIDIA's reference design", gpus=4096),
    ),
    left_out=(
        "Rails and pods: real builds round up to full units.",
        "The storage and management networks, spares, racks, power and installation.",
        (
            "Prices you will be quoted: the switch price is of 2024, the cable's solved back from "
            "a total."
        ),
    ),
    sources=(sources.SPOD, sources.NDR, sources.CHEAH),
)
def fabric(
    gpus: Annotated[units.GpuCount, Number("GPUs", 1, 200_000, "log")] = int(facts.EXAMPLE_GPUS),
    oversubscription: Annotated[
        units.Ratio, Number(help="2 means twice as many ports down as up.")
    ] = facts.OVERSUBSCRIPTION,
    radix: Annotated[
        units.Count,
        Number("Ports of a switch", 8, 512, "log", help="Of an odd number one port stays unused."),
    ] = int(facts.RADIX),
    switch_price: Annotated[units.Dollars, Number()] = facts.SWITCH_PRICE,
    cable_price: Annotated[units.Dollars, Number()] = facts.CABLE_PRICE,
    nic_price: Annotated[units.DollarsPerGpu, Number(more=True)] = facts.NIC_PRICE,
    server_capex: Annotated[
        units.DollarsPerGpu, Number(scale="log", help="Network cards included.", more=True)
    ] = facts.SERVER_CAPEX,
) -> ClusterFabric:
    """What does the network of a cluster cost?

    A fat-tree gives each GPU one port on a leaf switch; the leaves meet in spines, and beyond
    a size in a third level, the cores. Switches and cables follow from the number of ports
    alone. A share of networking means nothing without its base, so both are given: with the
    cards counted among the servers, and among the fabric. Counts are exact for full units and
    a little low in between.

    >>> net = fabric(gpus=1024)
    >>> net.leaf, net.spine, net.cables
    (32, 16, 2048)
    >>> f"{net.per_gpu:,.0f} {net.share:.1%} {net.share_with_cards:.1%}"
    '4,248 9.9% 13.4%'
    """
    return cluster_fabric(
        gpus=gpus,
        oversubscription=oversubscription,
        radix=radix,
        switch_price=switch_price,
        cable_price=cable_price,
        nic_price=nic_price,
        server_capex=server_capex,
    )
