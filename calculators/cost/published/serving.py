"""The reference cases of serving: memory, decoding, reading (A20-A24)."""

from typing import Final

from calculators.case import Case, Kind, arithmetic
from calculators.cost import sources
from calculators.cost.kv_cache import kv_bytes_per_token, max_batch
from calculators.cost.serving import decode_step_time, prefill_time, replica_time_per_request
from calculators.cost.units import (
    BYTES,
    BYTES_PER_TOKEN,
    SECONDS,
    TOKENS_PER_SECOND,
    Count,
    Seconds,
    TokensPerSecond,
)

_BF16, _BYTE = 2, 1
_V5E_PEAK, _V5E_MEMORY_SPEED = 197e12, 0.82e12


def _llama_8b_bound() -> TokensPerSecond:
    """Return the most one H100 could answer in FP8, 778 tokens in and 73 out, memory full."""
    prompt, answer, parameters = 778, 73, 8.03e9
    peak = 1979e12
    cache = kv_bytes_per_token(layers=32, kv_heads=8, head_size=128, bytes_per_value=_BYTE)
    context = prompt + answer
    batch = max_batch(gpus=1, weights=parameters, kv_per_token=cache, context=context)
    step = decode_step_time(
        gpus=1,
        batch=batch,
        context=context,
        kv_per_token=cache,
        parameters=parameters,
        weights_read=parameters,
        peak_flop_per_second=peak,
        bandwidth_efficiency=1,
        flop_efficiency=1,
    )
    reading = prefill_time(
        gpus=1, tokens_in=prompt, parameters=parameters, peak_flop_per_second=peak, prefill_mfu=1
    )
    busy = replica_time_per_request(prefill=reading, step_time=step, tokens_out=answer, batch=batch)
    return answer / busy


def _llama_13b_step(batch: Count) -> Seconds:
    """Return the book's step on eight TPU v5e: 6.7 GB of cache a request, 26 GB of weights."""
    return decode_step_time(
        gpus=8,
        batch=batch,
        context=8192,
        kv_per_token=6.7e9 / 8192,
        parameters=13e9,
        weights_read=26e9,
        peak_flop_per_second=_V5E_PEAK,
        hbm_bandwidth=_V5E_MEMORY_SPEED,
        bandwidth_efficiency=1,
        flop_efficiency=1,
    )


_STEPS = (
    ("a", 1, 4.98),
    ("b", 8, 12.13),
    ("c", 16, 20.30),
    ("d", 32, 36.65),
    ("e", 64, 69.33),
    ("f", 240, 249.09),
)


def _step_case(letter: str, batch: int, milliseconds: float) -> Case:
    return Case(
        f"A21{letter}",
        f"Llama 2-13B on eight TPU v5e, batch {batch}: decoding step",
        sources.SCALE,
        "2025-02-18",
        f"{milliseconds} ms",
        milliseconds / 1000,
        SECONDS,
        lambda: _llama_13b_step(batch),
        0.002,
        remark="The same roofline as ours: it checks our arithmetic, not the world.",
    )


SERVING_CASES: Final = (
    Case(
        "A20",
        "Llama 3.1-8B in FP8 on one H100, offline",
        sources.RHMLP,
        "2025",
        "5,777 tokens a second",
        5777,
        TOKENS_PER_SECOND,
        _llama_8b_bound,
        kind=Kind.BOUND,
        remark=(
            "Our bound, with ideal efficiencies; the published system reaches under two "
            "thirds of it. Prompt and answer lengths (778 and 73 tokens) are not "
            "confirmed."
        ),
    ),
    *arithmetic(
        *(_step_case(*row) for row in _STEPS),
        Case(
            "A22",
            "70B, prompt of 8,192 tokens on 16 TPU v5e at 40%",
            sources.SCALE,
            "2025-02-18",
            "0.91 s",
            0.91,
            SECONDS,
            lambda: prefill_time(
                gpus=16,
                tokens_in=8192,
                parameters=70e9,
                peak_flop_per_second=_V5E_PEAK,
                prefill_mfu=0.4,
            ),
            0.01,
        ),
        Case(
            "A23a",
            "Llama 3-70B in int8: cache of a token",
            sources.SCALE,
            "2025-02-18",
            "160 kB",
            160_000,
            BYTES_PER_TOKEN,
            lambda: kv_bytes_per_token(layers=80, kv_heads=8, head_size=128, bytes_per_value=_BYTE),
            0.03,
            remark="The book rounds 163,840 down.",
        ),
        Case(
            "A23b",
            "Llama 3.1-405B in BF16: cache of a token",
            sources.HERD,
            "2024-07",
            "126 layers, 8 heads, size 128: 516,096 bytes",
            516_096,
            BYTES_PER_TOKEN,
            lambda: kv_bytes_per_token(
                layers=126, kv_heads=8, head_size=128, bytes_per_value=_BF16
            ),
        ),
        Case(
            "A24",
            "Llama 2-13B in BF16: cache of 8,192 tokens",
            sources.SCALE,
            "2025-02-18",
            "6.7 GB",
            6.7e9,
            BYTES,
            lambda: (
                8192
                * kv_bytes_per_token(layers=40, kv_heads=40, head_size=128, bytes_per_value=_BF16)
            ),
            0.01,
        ),
    ),
)
