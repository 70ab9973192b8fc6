"""The reference cases of one request at a time over one to eight A100 (S1-S3)."""

from typing import Final

from calculators.case import Case, Kind
from calculators.cost.facts.chips import Chip
from calculators.cost.published.origins import GPTFAST
from calculators.cost.published.served.models import (
    LLAMA2_7B,
    LLAMA2_70B,
    LLAMA31_8B,
    LLAMA31_70B,
    LLAMA31_405B,
    MIXTRAL,
    Served,
    at_work,
)
from calculators.cost.units import TOKENS_PER_SECOND, TokensPerSecond

_CONTEXT = 105
"""A prompt of 5 tokens, and half of the 200 that are written."""
_TOLERANCE = 0.25
_BF16, _INT8, _INT4 = 2.0, 1.0, 0.5625
"""Bytes of a weight; 4-bit with a scale and a zero in BF16 for each 32 weights."""
_FORMATS = {_BF16: "BF16", _INT8: "int8", _INT4: "int4"}

_DENSE = (
    (LLAMA2_7B, 1, 104.9),
    (LLAMA2_7B, 2, 168.84),
    (LLAMA2_7B, 4, 254.02),
    (LLAMA2_7B, 8, 328.43),
    (LLAMA2_70B, 2, 21.32),
    (LLAMA2_70B, 4, 38.01),
    (LLAMA2_70B, 8, 62.50),
    (LLAMA31_8B, 1, 93.83),
    (LLAMA31_8B, 2, 149.10),
    (LLAMA31_8B, 4, 217.21),
    (LLAMA31_8B, 8, 276.01),
    (LLAMA31_70B, 2, 16.03),
    (LLAMA31_70B, 4, 37.45),
    (LLAMA31_70B, 8, 58.78),
)
_QUANTIZED = (
    (LLAMA2_7B, 1, _INT8, 155.58),
    (LLAMA2_7B, 1, _INT4, 196.80),
    (LLAMA2_70B, 1, _INT8, 19.13),
    (LLAMA2_70B, 1, _INT4, 25.25),
    (LLAMA31_8B, 1, _INT8, 137.64),
    (LLAMA31_70B, 1, _INT8, 18.04),
    (LLAMA2_70B, 8, _INT8, 80.44),
    (LLAMA2_70B, 8, _INT4, 90.77),
    (LLAMA31_70B, 8, _INT8, 75.58),
    (LLAMA31_405B, 8, _INT8, 15.60),
)
_EXPERTS = (
    (2, _BF16, 96.67),
    (4, _BF16, 155.35),
    (8, _BF16, 227.82),
    (1, _INT8, 97.92),
    (2, _INT8, 155.03),
    (4, _INT8, 216.87),
    (8, _INT8, 279.35),
)
_PLANNED = "With our planning shares, time between GPUs included."
_SMALLER = (
    "Weights kept in fewer bits are unpacked to BF16 before each product, which our bytes do not "
    "count; memory speed reached falls with them."
)


def speed(model: Served, gpus: int, weights: float, *, ideal: bool = False) -> TokensPerSecond:
    """Return our speed for one request; weights in bytes a parameter."""
    return at_work(
        model,
        Chip.A100,
        gpus=gpus,
        batch=1,
        tokens_in=5,
        context=_CONTEXT,
        weights=weights,
        cache=_BF16,
        ideal=ideal,
    ).tokens_per_second


ROWS: Final = (
    *(
        (f"S1-{row}", model, gpus, _BF16, found)
        for row, (model, gpus, found) in enumerate(_DENSE, 1)
    ),
    *((f"S2-{row}", *rest) for row, rest in enumerate(_QUANTIZED, 1)),
    *((f"S3-{row}", MIXTRAL, *rest) for row, rest in enumerate(_EXPERTS, 1)),
)
"""Number of the case, model, GPUs, bytes of a weight, and the tokens a second measured."""


def _case(id_: str, model: Served, gpus: int, weights: float, found: float) -> Case:
    judged = weights == _BF16
    return Case(
        id_,
        f"{model.name} in {_FORMATS[weights]}, one request, {gpus} A100",
        GPTFAST,
        GPTFAST.date,
        f"{found:,.2f} tokens a second",
        found,
        TOKENS_PER_SECOND,
        lambda: speed(model, gpus, weights),
        _TOLERANCE,
        Kind.CHECK if judged else Kind.REPORT,
        _PLANNED if judged else _SMALLER,
    )


DECODING_CASES: Final = tuple(_case(*row) for row in ROWS)
