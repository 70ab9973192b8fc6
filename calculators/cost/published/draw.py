"""The reference cases of power: what servers draw, and what racks are planned with (P1, P2)."""

from typing import Final

from calculators.case import Case, Kind
from calculators.cost import facts, sources
from calculators.cost.power import server_power
from calculators.cost.units import KILOWATTS, Kilowatts

_AVERAGE = "The rating of 10.2 kW times the average draw we plan energy with, 80%."


def _drawn() -> Kilowatts:
    return server_power(gpus=8) * facts.LOAD


DRAW_CASES: Final = (
    Case(
        "P1a",
        "A server of eight H100 in training: the most it drew",
        sources.H100DRAW,
        "2025",
        "about 8.4 kW, 18% below the rating of 10.2",
        8.4,
        KILOWATTS,
        _drawn,
        0.10,
        remark=_AVERAGE,
    ),
    Case(
        "P1b",
        "A server of eight H100 in heavy training",
        sources.H100MODEL,
        "2025-06",
        "76% of the rating of 10.2 kW",
        0.76 * 10.2,
        KILOWATTS,
        _drawn,
        0.10,
        remark=_AVERAGE,
    ),
    Case(
        "P2",
        "A rack of 72 GB300: planned power",
        sources.STAS,
        "2026-08-22",
        "135 kW for 72 GPUs of 1.4 kW, as NVIDIA plans it",
        135,
        KILOWATTS,
        lambda: server_power(gpus=72, tdp=1400),
        kind=Kind.REPORT,
        remark="With the overhead of a box of eight H100, 1.82, which does not fit a rack: it has "
        "1.34. That is why each chip of the table has the power of its own system.",
    ),
)
