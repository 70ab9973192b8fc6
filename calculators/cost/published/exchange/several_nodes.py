"""The reference cases of an all-reduce over several GPUs and nodes (N5-N8)."""

from collections.abc import Iterator
from typing import Final

from calculators.case import Case, Kind
from calculators.cost import facts, sources
from calculators.cost.collectives import Sums, bus_bandwidth, hierarchical_allreduce_time
from calculators.cost.facts.chips import Chip
from calculators.cost.published.origins import NCCL283, NCCL1221
from calculators.cost.published.sweep import size_name
from calculators.cost.units import BYTES_PER_SECOND, Bytes, BytesPerSecond, Count, Fraction
from calculators.source import Source

_GIGA = 1e9
SMALLEST: Bytes = 2**15
LARGE: Bytes = 2**30
_SMALL_ROWS = (0.01, 0.04, 0.45, 1.33, 2.84, 5.37, 10.38, 18.90, 35.12, 64.43, 91.19, 156.74)
_LARGE_ROWS = (197.94, 229.09, 326.90, 361.99, 372.42, 377.34, 380.39, 381.80)
_B200_FOUR_NODES = (*_SMALL_ROWS, *_LARGE_ROWS)
"""GB/s from 32 KiB to 16 GiB by doubling."""
DELAYS = "Small messages wait for hops, not for wires; a bound by speed alone says little."
_SHARED = (
    "Planned with 80% of the links' speed: libraries reached 70-74% of the bound between nodes."
)


def _speed(
    *,
    message: Bytes,
    nodes: Count,
    gpus: Count = 8,
    inside: BytesPerSecond,
    sums: Sums = Sums.IN_GPUS,
    share: Fraction = 1,
) -> BytesPerSecond:
    """Return the bus bandwidth that our time means, at a share of the wire's speed."""
    time = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=gpus,
        nodes=nodes,
        scale_up_bandwidth=share * inside,
        scale_out_bandwidth=share * facts.NDR_PORT,
        latency=0,
        switched_inside=sums.value.switched_inside,
        switched_between=sums.value.switched_between,
    )
    return bus_bandwidth(message=message, time=time, gpus=gpus * nodes)


def exchange_case(
    id_: str,
    title: str,
    giga: float,
    *,
    message: Bytes,
    nodes: Count,
    inside: BytesPerSecond,
    gpus: Count = 8,
    sums: Sums = Sums.IN_GPUS,
    share: Fraction = 1,
    kind: Kind = Kind.CHECK,
    source: Source = sources.STAS,
    remark: str = "A bound at the full speed of all links; no library reaches it.",
) -> Case:
    """Return a measured bus bandwidth beside ours: a bound, or a plan at a share of the speed."""
    return Case(
        id_,
        title,
        source,
        source.date,
        f"{giga:g} GB/s bus bandwidth",
        giga * _GIGA,
        BYTES_PER_SECOND,
        lambda: _speed(
            message=message, nodes=nodes, gpus=gpus, inside=inside, sums=sums, share=share
        ),
        0.15,
        Kind.BOUND if share == 1 else kind,
        remark,
    )


def _four_nodes() -> Iterator[Case]:
    """Return every row of the sweep over four nodes of eight B200, and the large ones planned."""
    nvlink5 = Chip.B200.value.scale_up_bandwidth
    for doubling, giga in enumerate(_B200_FOUR_NODES):
        message = SMALLEST * 2**doubling
        title = f"All-reduce of {size_name(message)} over 4 nodes of 8 B200"
        yield exchange_case(
            f"N5-{doubling:02}-bound",
            f"{title}: bound",
            giga,
            message=message,
            nodes=4,
            inside=nvlink5,
            remark=_SHARED if message >= LARGE else DELAYS,
        )
        if message >= LARGE:
            yield exchange_case(
                f"N5-{doubling:02}-plan",
                f"{title}: planned",
                giga,
                message=message,
                nodes=4,
                inside=nvlink5,
                share=facts.LINK_EFFICIENCY,
                remark=_SHARED,
            )


_ONE_NODE = (
    (Chip.H200, (363.3, 414.2, 435.6, 460.0, 473.1), (363.3, 364.4, 365.1, 365.7, 365.6), 5),
    (Chip.B200, (673.2, 677.8, 778.2, 811.2, 838.0), (673.8, 677.8, 677.8, 680.5, 682.2), 6),
)


def _one_node() -> Iterator[Case]:
    """Return 8 GiB over 4 to 8 GPUs of a node, as the library chose and with sums in the GPUs."""
    for chip, chosen, rings, first in _ONE_NODE:
        for gpus, giga, ring in zip(range(4, 9), chosen, rings, strict=True):
            sums = Sums.IN_NODE_SWITCHES if gpus >= first else Sums.IN_GPUS
            for word, speed, place in (("chosen", giga, sums), ("ring", ring, Sums.IN_GPUS)):
                where = place.value.label.lower().replace("gpus", "GPUs")
                yield exchange_case(
                    f"N6-{chip.name}-{gpus}-{word}",
                    f"All-reduce of 8 GiB over {gpus} {chip.name}, sums {where}"
                    + (": the library's choice" if word == "chosen" else ": forced"),
                    speed,
                    message=2**33,
                    nodes=1,
                    gpus=gpus,
                    inside=chip.value.scale_up_bandwidth,
                    sums=place,
                )


_RING, _SWITCH = Sums.IN_GPUS, Sums.IN_NODE_SWITCHES
_HOPPER = (
    ("N7a", "4 nodes of 8 H200, 4 GiB", 4, 2**32, 364.87, _RING, sources.STAS),
    ("N7b", "4 nodes of 8 H200, 4 GiB, by tree", 4, 2**32, 310.07, _SWITCH, sources.STAS),
    ("N8a", "2 nodes of 8 H100, sums in switches", 2, 2**32, 430, _SWITCH, NCCL1221),
    ("N8b", "2 nodes of 8 H100", 2, 2**32, 330, _RING, NCCL1221),
    ("N8c", "4 nodes of 8 H100", 4, 2**32, 320, _RING, NCCL1221),
    ("N8d", "248 nodes of 8 H200, 512 MiB", 248, 2**29, 350, _RING, NCCL283),
)


def _hopper() -> Iterator[Case]:
    """Return what users of nodes with 400 Gb/s a GPU reported, good and poor."""
    for id_, what, nodes, message, giga, sums, source in _HOPPER:
        yield exchange_case(
            id_,
            f"All-reduce over {what}: bound",
            giga,
            message=message,
            nodes=nodes,
            inside=Chip.H100.value.scale_up_bandwidth,
            sums=sums,
            source=source,
        )


EXCHANGE_CASES: Final = (*_four_nodes(), *_one_node(), *_hopper())
