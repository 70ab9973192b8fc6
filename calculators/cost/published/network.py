"""The reference cases of networks: trees, units, prices (A19, A32-A34)."""

from typing import Final

from calculators.case import Case, arithmetic
from calculators.cost import sources
from calculators.cost.fabric import fabric_bill
from calculators.cost.fat_tree import FatTree, fat_tree
from calculators.cost.finance import straight_line
from calculators.cost.links import bytes_from_gigabits
from calculators.cost.published.origins import REALCLEAR
from calculators.cost.units import (
    BYTES_PER_SECOND,
    COUNT,
    DOLLARS,
    DOLLARS_PER_YEAR,
)


def _tree(gpus: int) -> FatTree:
    return fat_tree(gpus=gpus, radix=64)


_TREES = (
    ("a", 512, 16, 8, 0),
    ("b", 1024, 32, 16, 0),
    ("c", 2048, 64, 32, 0),
    ("d", 4096, 128, 128, 64),
)


def _tree_cases(letter: str, gpus: int, leaf: int, spine: int, core: int) -> tuple[Case, ...]:
    words = f"{leaf} leaf, {spine} spine" + (f", {core} core" if core else "")
    return (
        Case(
            f"A19{letter}-leaf",
            f"Leaf switches for {gpus:,} GPUs",
            sources.SPOD,
            "undated",
            words,
            leaf,
            COUNT,
            lambda: _tree(gpus).leaf,
        ),
        Case(
            f"A19{letter}-spine",
            f"Spine switches for {gpus:,} GPUs",
            sources.SPOD,
            "undated",
            words,
            spine,
            COUNT,
            lambda: _tree(gpus).spine,
        ),
        *(
            (
                Case(
                    f"A19{letter}-core",
                    f"Core switches for {gpus:,} GPUs",
                    sources.SPOD,
                    "undated",
                    words,
                    core,
                    COUNT,
                    lambda: _tree(gpus).core,
                ),
            )
            if core
            else ()
        ),
    )


NETWORK_CASES: Final = (
    *(case for row in _TREES for case in _tree_cases(*row)),
    *arithmetic(
        Case(
            "A32a",
            "NVLink 4, one direction of one GPU",
            sources.STAS,
            "2026-08-22",
            "450 GB/s",
            450e9,
            BYTES_PER_SECOND,
            lambda: 18 * 25e9,
            remark="Eighteen links of 25 GB/s.",
        ),
        Case(
            "A32b",
            "One NDR port in bytes",
            sources.STAS,
            "2026-08-22",
            "50 GB/s",
            50e9,
            BYTES_PER_SECOND,
            lambda: bytes_from_gigabits(gigabits_per_second=400),
        ),
        Case(
            "A33a",
            "$40,000 over three years",
            REALCLEAR,
            "2025",
            "$13,333 a year",
            13_333,
            DOLLARS_PER_YEAR,
            lambda: straight_line(capex=40_000, residual=0, term=3),
            1 / 13_333,
            remark="Within a dollar.",
        ),
        Case(
            "A33b",
            "$40,000 over six years",
            REALCLEAR,
            "2025",
            "$6,667 a year",
            6_667,
            DOLLARS_PER_YEAR,
            lambda: straight_line(capex=40_000, residual=0, term=6),
            1 / 6_667,
            remark="Within a dollar.",
        ),
        Case(
            "A34a",
            "Switches for 1,024 GPUs",
            sources.CHEAH,
            "2024-08",
            "$1,728,000",
            1_728_000,
            DOLLARS,
            lambda: (
                fabric_bill(
                    gpus=1024, switches=_tree(1024).switches, cables=_tree(1024).cables
                ).switch_cost
            ),
        ),
        Case(
            "A34b",
            "Cables for 1,024 GPUs",
            sources.CHEAH,
            "2024-08",
            "$2,621,440",
            2_621_440,
            DOLLARS,
            lambda: (
                fabric_bill(
                    gpus=1024, switches=_tree(1024).switches, cables=_tree(1024).cables
                ).cable_cost
            ),
            remark="No test of the price: $1,280 a cable was solved back from this total.",
        ),
    ),
)
