"""The reference cases of many requests at once, under full load (S4)."""

from typing import Final

from calculators.case import Case, Kind
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.kv_cache import kv_bytes_per_token, max_batch, weight_bytes
from calculators.cost.published.origins import TRTLLM
from calculators.cost.published.served.models import (
    LLAMA31_8B,
    LLAMA31_405B,
    LLAMA33_70B,
    QWEN3,
    Served,
    at_work,
)
from calculators.cost.serving import replica_time_per_request
from calculators.cost.units import TOKENS_PER_SECOND, TokensPerSecond

_TOLERANCE = 0.40
"""Set before the first run, for all rows."""
_PLANNED = "With our planning shares, memory full, prompts read in between."
_LONG = (
    "A misfit: of long answers to short prompts we expect more. Likely because requests that start "
    "together grow old together, so that memory holds fewer than we take for their mean length."
)
_MISFITS = {"S4-13": _LONG, "S4-33": _LONG}
_MIXTURE = (
    "A misfit: a mixture of experts under full load comes out up to 2.8 times too fast. Experts "
    "are loaded unevenly and wait for one another, attention runs in copies, and all of them "
    "exchange tokens, none of which we count. One request at a time fits (S3)."
)
_BYTE = 1
"""Weights, cache and arithmetic in FP8."""
_LENGTHS = (
    (128, 128, 30_000),
    (128, 2048, 3000),
    (128, 4096, 1500),
    (500, 2000, 3000),
    (1000, 1000, 3000),
    (1000, 2000, 1500),
    (2048, 128, 3000),
    (2048, 2048, 1500),
    (5000, 500, 1500),
    (20_000, 2000, 1000),
)
"""Tokens in and out, and how many such requests the benchmark sends."""
_NONE = 0
_TABLES = (
    (LLAMA33_70B, Chip.H200, 1, (3803, 4336, 2872, 3666, 2909, 2994, 442, 2003, 566, 283)),
    (LLAMA33_70B, Chip.H100, 2, (6378, 6651, 4199, 5222, 4205, 4146, 762, 3082, 898, 437)),
    (LLAMA31_405B, Chip.H200, 8, (3814, 5348, 4741, 4724, 3330, 3722, 456, 2948, 650, 505)),
    (LLAMA31_405B, Chip.H100, 8, (3627, 4340, 3116, 3994, 2919, 2895, 453, 2296, 610, 345)),
    (
        LLAMA31_8B,
        Chip.H200,
        1,
        (27_911, 26_221, 18_027, 20_770, 17_744, 16_828, 3538, 12_194, 3902, 1804),
    ),
    (
        LLAMA31_8B,
        Chip.H100,
        1,
        (28_312, 22_714, 14_325, 17_660, 15_220, 13_899, 3450, 9305, 3459, 1351),
    ),
    (
        QWEN3,
        Chip.H200,
        8,
        (30_429, 42_821, 26_852, 28_026, 23_789, 22_061, 3331, 16_672, 3623, 1876),
    ),
    (
        QWEN3,
        Chip.H100,
        8,
        (_NONE, 19_658, 12_447, 18_351, 14_898, 15_136, _NONE, 9924, 3225, _NONE),
    ),
)
"""Output tokens a second of all GPUs of a replica; the source leaves three rows empty."""


def output_speed(
    model: Served, chip: Chip, gpus: int, lengths: tuple[int, int, int], *, ideal: bool = False
) -> TokensPerSecond:
    """Return our output with memory full, prompts read in between."""
    tokens_in, tokens_out, requests = lengths
    context = tokens_in + tokens_out / 2
    fits = max_batch(
        gpus=gpus,
        weights=weight_bytes(parameters=model.total or model.parameters, bytes_per_parameter=_BYTE),
        kv_per_token=kv_bytes_per_token(
            layers=model.layers, kv_heads=model.kv_heads, head_size=128, bytes_per_value=_BYTE
        ),
        context=context,
        hbm_bytes=chip.value.hbm_bytes,
    )
    batch = min(fits, requests)
    one = at_work(
        model,
        chip,
        gpus=gpus,
        batch=batch,
        tokens_in=tokens_in,
        context=context,
        weights=_BYTE,
        cache=_BYTE,
        arithmetic=NumberFormat.FP8,
        ideal=ideal,
    )
    busy = replica_time_per_request(
        prefill=one.prefill, step_time=one.step_time, tokens_out=tokens_out, batch=batch
    )
    return tokens_out / busy


ROWS: Final = tuple(
    (f"S4-{table * 10 + row}", model, chip, gpus, lengths, found)
    for table, (model, chip, gpus, column) in enumerate(_TABLES)
    for row, (lengths, found) in enumerate(zip(_LENGTHS, column, strict=True), 1)
    if found
)
"""Number of the case, model, chip, GPUs, lengths, and the output tokens a second measured."""


def _case(
    id_: str,
    model: Served,
    chip: Chip,
    gpus: int,
    lengths: tuple[int, int, int],
    found: int,
) -> Case:
    remark = _MISFITS.get(id_) or (_MIXTURE if model.total else "")
    return Case(
        id_,
        f"{model.name} in FP8 on {gpus} {chip.name}, {lengths[0]:,} tokens in, {lengths[1]:,} out",
        TRTLLM,
        TRTLLM.date,
        f"{found:,} output tokens a second",
        found,
        TOKENS_PER_SECOND,
        lambda: output_speed(model, chip, gpus, lengths),
        _TOLERANCE,
        Kind.REPORT if remark else Kind.CHECK,
        remark or _PLANNED,
    )


THROUGHPUT_CASES: Final = tuple(_case(*row) for row in ROWS)
