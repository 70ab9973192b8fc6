"""The reference cases of MosaicML's training benchmarks: share of peak from speed (M1-M5)."""

from collections.abc import Iterator
from typing import Final

from calculators.case import Case, arithmetic
from calculators.cost import sources
from calculators.cost.measured_training import MeasuredRun, measured_run
from calculators.cost.published.mosaic import rows
from calculators.cost.units import FRACTION, Count, FlopPerGpuSecond

_SHAPES: Final[dict[str, tuple[Count, Count]]] = {
    "125m": (12, 768),
    "350m": (24, 1024),
    "760m": (24, 1536),
    "1b": (24, 2048),
    "3b": (32, 2560),
    "7b": (32, 4096),
    "13b": (40, 5120),
    "30b": (48, 7168),
    "70b": (80, 8192),
}
"""Layers and width of each model, from the same repository."""
_H100: FlopPerGpuSecond = 989e12
_H100_FP8: FlopPerGpuSecond = 1979e12
_A100: FlopPerGpuSecond = 312e12
_TABLES = (
    (1, "H100", rows.H100_LARGE, _H100),
    (2, "H100", rows.H100_BF16, _H100),
    (3, "H100 in FP8", rows.H100_FP8, _H100_FP8),
    (4, "A100 of 80 GB", rows.A100_80, _A100),
    (5, "A100 of 40 GB", rows.A100_40, _A100),
)
_TOLERANCE = 0.02


def _run(row: rows.Row, peak: FlopPerGpuSecond) -> MeasuredRun:
    layers, width = _SHAPES[row.model]
    return measured_run(
        tokens_per_second=row.tokens_per_second,
        gpus=row.gpus,
        parameters=row.parameters,
        tokens=1e12,
        peak_flop_per_second=peak,
        layers=layers,
        width=width,
        sequence_length=row.context,
        goodput=1,
    )


def _cases() -> Iterator[Case]:
    for number, chip, table, peak in _TABLES:
        for place, row in enumerate(table, 1):
            yield Case(
                f"M{number}-{place:02}",
                f"{row.model.upper()} on {row.gpus} {chip}, {row.context:,} tokens: MFU",
                sources.MOSAIC,
                sources.MOSAIC.date,
                f"{row.mfu:.2%}, at {row.tokens_per_second:,} tokens a second",
                row.mfu,
                FRACTION,
                lambda row=row, peak=peak: _run(row, peak).full_mfu,  # type: ignore[misc]
                _TOLERANCE,
            )


MOSAIC_CASES: Final = arithmetic(*_cases())
"""Of each printed speed, the share of peak with attention's work; the source counts as we do."""
