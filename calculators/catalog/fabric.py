"""The switches and cables of a cluster, and their price."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.fabric import ClusterFabric, cluster_fabric
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Switches, cables and cost of a fabric",
    group="Network",
    place=120,
    gives="A count of switches and cables, their price, and the network's share of the cluster.",
    asked_as="network quote, switch count, cable count, network price, optics, cluster network",
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
            best=Best.LEAST,
            headline="The fabric costs {fabric_cost}, {share} of all that is bought.",
        ),
        "per_gpu": Line("Fabric per GPU"),
        "server_cost": Line("Cost of servers, network cards included"),
        "other_cost": Line("Cost of other equipment"),
        "cluster_cost": Line("Servers, fabric and other equipment"),
        "share": Line("Fabric's share, cards counted with the servers"),
        "card_cost": Line("Cost of network cards"),
        "share_with_cards": Line("Fabric's share, cards counted with the fabric"),
    },
    chart=Chart(x="gpus", y="per_gpu"),
    presets=(
        Preset.of("4,096 GPUs: a third level", "counts as in NVIDIA's reference design", gpus=4096),
        Preset.of(
            "4,096 GPUs on eight rails", "counts as in the sheet of 2024", gpus=4096, rails=8
        ),
        Preset.of(
            "8,192 GPUs on two planes",
            "counts as in NVIDIA's design of 2025 for the B300",
            gpus=8192,
            planes=2,
        ),
    ),
    left_out=(
        "Sizes between full units: real builds leave room to grow.",
        "The storage and management networks, spares, racks, power and installation.",
        (
            "Prices you will be quoted: the switch price is of 2024, the cable's solved back from "
            "a total."
        ),
    ),
    sources=(sources.SPOD, sources.B300, sources.B300E, sources.NDR, sources.CHEAH),
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
    rails: Annotated[
        units.Count,
        Number(
            "Rails",
            1,
            72,
            plausible=(1, 8),
            help="Separate networks, each for one position of a GPU in its server.",
        ),
    ] = 1,
    planes: Annotated[
        units.Count,
        Number(
            "Planes",
            1,
            16,
            plausible=(1, 4),
            help="Networks among which each GPU's port is split.",
            more=True,
        ),
    ] = 1,
    switch_price: Annotated[units.Dollars, Number()] = facts.SWITCH_PRICE,
    cable_price: Annotated[units.Dollars, Number()] = facts.CABLE_PRICE,
    nic_price: Annotated[units.DollarsPerGpu, Number(more=True)] = facts.NIC_PRICE,
    server_capex: Annotated[
        units.DollarsPerGpu, Number(scale="log", help="Network cards included.", more=True)
    ] = facts.SERVER_CAPEX,
    other_capex: Annotated[units.DollarsPerGpu, Number(more=True)] = facts.OTHER_CAPEX,
) -> ClusterFabric:
    """What does the network of a cluster cost?

    A fat-tree gives each GPU one port on a leaf switch; the leaves meet in spines, and beyond
    a size in a third level, the cores. A leaf's uplinks divide evenly among the spines. Rails
    and planes are separate trees side by side: they save a level, and each GPU reaches the
    others of its rail only. A share of networking means nothing without its base, so both are
    given: with the cards counted among the servers, and among the fabric.

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
        other_capex=other_capex,
        rails=rails,
        planes=planes,
    )
