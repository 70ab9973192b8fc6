"""The reference cases of fabrics: switches and cables as their designers count them (N1-N4)."""

from collections.abc import Callable, Iterator
from typing import Final

from calculators.case import Case
from calculators.cost import sources
from calculators.cost.fabric import ClusterFabric, cluster_fabric
from calculators.cost.fat_tree import FatTree, fat_tree
from calculators.cost.units import COUNT, DOLLARS
from calculators.source import Source

_B200 = ((8192, 256, 256, 128), (16_384, 512, 512, 256))
_XDR = (
    (576, 8, 4, 0),
    (1152, 16, 8, 0),
    (2304, 32, 18, 0),
    (4608, 64, 36, 0),
    (10_368, 144, 72, 0),
)
_TWO_PLANES = (
    (512, 16, 8, 0),
    (1024, 32, 16, 0),
    (2048, 64, 32, 0),
    (4096, 128, 64, 0),
    (8192, 256, 128, 0),
)
_SHEET = (
    (512, 8, 675_840),
    (1024, 48, 2_621_440),
    (2048, 96, 5_242_880),
    (4096, 192, 10_485_760),
    (8192, 384, 20_971_520),
    (16_384, 768, 41_943_040),
    (32_768, 2560, 124_518_400),
    (65_536, 5120, 249_036_800),
    (104_858, 8192, 398_458_880),
    (131_072, 10_240, 498_073_600),
    (262_144, 20_480, 996_147_200),
    (524_288, 40_960, 1_992_294_400),
)
_UNEVEN = 104_858
_MISPRINT = 10_368


def _part(tree: Callable[[int], FatTree], gpus: int, part: str) -> Callable[[], float]:
    return lambda: getattr(tree(gpus), part)


def _rows(
    number: int,
    source: Source,
    table: tuple[tuple[int, int, int, int], ...],
    tree: Callable[[int], FatTree],
    what: str,
) -> Iterator[Case]:
    """Return a case for each kind of switch in each row of a table, and one for its cables."""
    for gpus, leaf, spine, core in table:
        levels = 3 if core else 2
        figures = (
            ("leaf", "Leaf switches", leaf),
            ("spine", "Spine switches", spine),
            ("core", "Core switches", core),
            ("cables", "Cables", gpus * levels),
        )
        for part, title, published in figures:
            if published:
                yield Case(
                    f"N{number}-{gpus}-{part}",
                    f"{title} for {gpus:,} GPUs, {what}",
                    source,
                    "undated",
                    f"{leaf} leaf, {spine} spine" + (f", {core} core" if core else ""),
                    published,
                    COUNT,
                    _part(tree, gpus, part),
                    remark="The table prints 9,216 GPUs for its 1,296 nodes of eight."
                    if gpus == _MISPRINT
                    else "",
                )


def _rails(gpus: int) -> ClusterFabric:
    return cluster_fabric(gpus=gpus, rails=8)


def _sheet() -> Iterator[Case]:
    """Return a case for the switches and one for the cables of each row of the sheet."""
    for gpus, switches, cables in _SHEET:
        yield Case(
            f"N4-{gpus}-switches",
            f"Switches for {gpus:,} GPUs on eight rails",
            sources.CHEAH,
            "2024-08",
            f"{switches:,} switches",
            switches,
            COUNT,
            _part(_rails, gpus, "switches"),
            0.01 if gpus == _UNEVEN else 0,
            remark="No full unit: we fill the last pod, the sheet takes parts of switches."
            if gpus == _UNEVEN
            else "",
        )
        yield Case(
            f"N4-{gpus}-cables",
            f"Cables for {gpus:,} GPUs on eight rails",
            sources.CHEAH,
            "2024-08",
            f"${cables:,}",
            cables,
            DOLLARS,
            _part(_rails, gpus, "cable_cost"),
            0.05,
            remark="The sheet's totals mean $1,320 for a cable to a GPU and $1,240 for one between "
            "switches; we take one price, solved back from the row of 1,024.",
        )


TREE_CASES: Final = (
    *_rows(1, sources.SPOD, _B200, lambda gpus: fat_tree(gpus=gpus), "64 ports"),
    *_rows(2, sources.B300, _XDR, lambda gpus: fat_tree(gpus=gpus, radix=144), "144 ports"),
    *_rows(
        3,
        sources.B300E,
        _TWO_PLANES,
        lambda gpus: fat_tree(gpus=gpus, planes=2),
        "64 ports, two planes",
    ),
    *_sheet(),
)
