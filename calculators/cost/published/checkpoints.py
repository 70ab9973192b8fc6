"""The reference cases of saves: how large they are, and what they cost (R2 to R6)."""

from typing import Final

from calculators.case import Against, Case, Kind
from calculators.cost import sources
from calculators.cost.checkpoints import Saving, SavingBill, checkpoint_bytes, saving_bill
from calculators.cost.facts.constants import SECONDS_PER_MINUTE
from calculators.cost.units import (
    BYTES,
    BYTES_PER_GPU,
    DOLLARS_PER_MONTH,
    FRACTION,
    SECONDS,
)

_GIB = 2**30
_NO_MASTER = (
    "Its 12 bytes hold weights, gradients and two moments, and no master copy of the weights; "
    "its GB are binary."
)


def _bloom() -> SavingBill:
    return saving_bill(
        parameters=176e9,
        write_bandwidth=2.3e12 / 40,
        saving=Saving.BLOCKING,
        gap=180,
        gpus=384,
        saves_kept=1,
    )


def _nvidia(parameters: float, gpus: int) -> SavingBill:
    return saving_bill(
        parameters=parameters,
        checkpoint_bytes_per_parameter=12,
        write_bandwidth=5 * _GIB,
        saving=Saving.BLOCKING,
        gap=30,
        gpus=gpus,
        hourly_price=4.40,
        saves_kept=1,
    )


CHECKPOINT_CASES: Final = (
    Case(
        "R2a",
        "BLOOM 176B: size of a checkpoint",
        sources.STAS,
        "2026-08-22",
        "2.3 TB",
        2.3e12,
        BYTES,
        lambda: checkpoint_bytes(parameters=176e9),
        0.10,
        remark="14 bytes a parameter; the 2.3 may be counted in binary terabytes.",
    ),
    Case(
        "R2b",
        "BLOOM 176B: share of time spent on saves",
        sources.STAS,
        "2026-08-22",
        "0.37%: 40 s every three hours",
        0.0037,
        FRACTION,
        lambda: _bloom().share,
        0.10,
        remark="From the parameters, at the 57.5 GB/s that 2.3 TB in 40 s are.",
        against=Against.ARITHMETIC,
    ),
    Case(
        "R2c",
        "BLOOM 176B: bytes saved in a day",
        sources.STAS,
        "2026-08-22",
        "18.4 TB",
        18.4e12,
        BYTES,
        lambda: _bloom().size * 24 * SECONDS_PER_MINUTE / 180,
        0.10,
        against=Against.ARITHMETIC,
    ),
    Case(
        "R3a",
        "A GPT of 1,008 billion parameters: size of a checkpoint",
        sources.MEGA,
        "2021-04",
        "13.8 TB",
        13.8e12,
        BYTES,
        lambda: checkpoint_bytes(parameters=1008e9),
        0.10,
    ),
    Case(
        "R4a",
        "A 70B model in NVIDIA's example: size of a checkpoint",
        sources.NVCOMP,
        "2026-04-09",
        "782 GB, counted in binary",
        782 * _GIB,
        BYTES,
        lambda: checkpoint_bytes(parameters=70e9),
        kind=Kind.REPORT,
        remark=f"Ours has 14 bytes a parameter. {_NO_MASTER}",
    ),
    Case(
        "R4b",
        "The same: time to write it at 5 GB/s",
        sources.NVCOMP,
        "2026-04-09",
        "156 s",
        156,
        SECONDS,
        lambda: _nvidia(70e9, 8).write_time,
        0.05,
        remark=_NO_MASTER,
        against=Against.ARITHMETIC,
    ),
    Case(
        "R4c",
        "The same: idle GPUs in a month, on 8 GPUs at $4.40, saving every 30 minutes",
        sources.NVCOMP,
        "2026-04-09",
        "$2,200",
        2200,
        DOLLARS_PER_MONTH,
        lambda: _nvidia(70e9, 8).stall_cost,
        0.05,
        remark="Our month has 730 hours, theirs 720.",
        against=Against.ARITHMETIC,
    ),
    Case(
        "R5a",
        "A 405B model on 128 GPUs in NVIDIA's example: idle GPUs in a month",
        sources.NVCOMP,
        "2026-04-09",
        "$200,000",
        200_000,
        DOLLARS_PER_MONTH,
        lambda: _nvidia(405e9, 128).stall_cost,
        0.05,
        remark="Our month has 730 hours, theirs 720.",
        against=Against.ARITHMETIC,
    ),
    Case(
        "R6a",
        "Llama 3 405B: what one of 16,384 GPUs saves on average",
        sources.HERD,
        "2024-07",
        "1 MB to 4 GB a GPU; no total is told",
        None,
        BYTES_PER_GPU,
        lambda: checkpoint_bytes(parameters=405e9) / 16_384,
        kind=Kind.REPORT,
    ),
)
