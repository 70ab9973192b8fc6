"""The tables of the page of data: figures that stand together for each of several things."""

from typing import Final

from calculators.cost.facts.chips import KNOWN
from calculators.fact import FactChart, FactTable

_CHIPS: Final = tuple(chip.value for chip in KNOWN)

TABLES: Final = (
    FactTable(
        "Accelerators",
        "Chip",
        {chip.label: chip.figures for chip in _CHIPS},
        (
            FactChart(
                "data-per-watt",
                "Dense BF16 peak for each rated watt, in TFLOP/s",
                {chip.label: chip.bf16 / chip.tdp / 1e12 if chip.tdp else None for chip in _CHIPS},
                decimals=2,
            ),
            FactChart(
                "data-per-flop",
                "Bytes read from memory in the time of a thousand FLOP",
                {chip.label: chip.hbm_bandwidth / chip.bf16 * 1000 for chip in _CHIPS},
                decimals=1,
            ),
        ),
    ),
)
"""In the order of the page."""
