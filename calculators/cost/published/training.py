"""The reference cases of training: FLOP, speed and hours (A2-A12, A25)."""

from typing import Final

from calculators.case import Case, Kind, arithmetic
from calculators.cost import sources
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import HOURS_PER_DAY, TRAINING_FLOP_RECOMPUTED
from calculators.cost.published.origins import GPT3
from calculators.cost.training import (
    achieved_speed,
    mfu_from_speed,
    mfu_from_throughput,
    training_flop,
    training_gpu_hours,
    training_wall_hours,
)
from calculators.cost.units import (
    DAYS,
    DOLLARS,
    FLOP,
    FLOP_PER_GPU_SECOND,
    FRACTION,
    GPU_HOURS,
)

_H100 = 989e12
_PETAFLOP_DAY = 1e15 * 86_400


def _mfu(tera: float) -> float:
    return mfu_from_speed(achieved_flop_per_second=tera * 1e12, peak_flop_per_second=_H100)


def _deepseek_speed() -> float:
    return achieved_speed(flop=training_flop(parameters=37e9, tokens=14.8e12), gpu_hours=2.664e6)


def _megatron_days() -> float:
    """Return 8TP/(nX) in days; the paper's X, 140 TFLOP/s, is an achieved speed."""
    flop = training_flop(
        parameters=175e9, tokens=300e9, flop_per_parameter_token=TRAINING_FLOP_RECOMPUTED
    )
    share = mfu_from_speed(achieved_flop_per_second=140e12, peak_flop_per_second=312e12)
    held = training_gpu_hours(flop=flop, peak_flop_per_second=312e12, mfu=share)
    return training_wall_hours(gpu_hours=held, gpus=1024, goodput=1) / HOURS_PER_DAY


def palm_mfu() -> float:
    """Return PaLM's share of peak by six FLOP a parameter and token."""
    return mfu_from_throughput(
        tokens_per_second=238_300, parameters=540.35e9, gpus=6144, peak_flop_per_second=275e12
    )


TRAINING_CASES: Final = arithmetic(
    Case(
        "A2",
        "GPT-3: training compute",
        GPT3,
        "2020-05",
        "3.14e23 FLOP",
        3.14e23,
        FLOP,
        lambda: training_flop(parameters=175e9, tokens=300e9),
        0.01,
    ),
    Case(
        "A3",
        "GPT-3: petaflop/s-days to FLOP",
        GPT3,
        "2020-05",
        "3,640 petaflop/s-days, 3.14e23 FLOP",
        3.14e23,
        FLOP,
        lambda: 3640 * _PETAFLOP_DAY,
        0.01,
        remark="The table's two columns agree; a conversion, no model.",
    ),
    Case(
        "A4",
        "Llama 3.1 405B: training compute",
        sources.HERD,
        "2024-07",
        "3.8e25 FLOP",
        3.8e25,
        FLOP,
        lambda: training_flop(parameters=405e9, tokens=15.6e12),
        0.01,
    ),
    Case(
        "A5a",
        "Llama 3 405B on 8,192 GPUs: MFU",
        sources.HERD,
        "2024-07",
        "43%",
        0.43,
        FRACTION,
        lambda: _mfu(430),
        0.03,
    ),
    Case(
        "A5b",
        "Llama 3 405B on 16,384 GPUs: MFU",
        sources.HERD,
        "2024-07",
        "41%",
        0.41,
        FRACTION,
        lambda: _mfu(400),
        0.03,
    ),
    Case(
        "A5c",
        "Llama 3 405B on 16,384 GPUs, long context: MFU",
        sources.HERD,
        "2024-07",
        "38%",
        0.38,
        FRACTION,
        lambda: _mfu(380),
        0.03,
    ),
    Case(
        "A6",
        "Llama 3 405B: speed kept from 8,192 to 16,384 GPUs",
        sources.HERD,
        "2024-07",
        "430 and 400 TFLOP/s; no ratio printed",
        None,
        FRACTION,
        lambda: _mfu(400) / _mfu(430),
        kind=Kind.REPORT,
    ),
    Case(
        "A7",
        "Llama 3.1 405B: share of peak over all GPU-hours of the card",
        sources.LLAMA31,
        "2024-07",
        "30.84 million GPU-hours; no share printed",
        None,
        FRACTION,
        lambda: (
            achieved_speed(flop=training_flop(parameters=405e9, tokens=15.6e12), gpu_hours=30.84e6)
            / _H100
        ),
        kind=Kind.REPORT,
        remark=(
            "Below the 38-43% of the paper: the card's hours hold everything, restarts included."
        ),
    ),
    Case(
        "A8",
        "PaLM 540B on 6,144 TPU v4: MFU without attention",
        sources.PALM,
        "2022-04",
        "45.7%",
        0.457,
        FRACTION,
        palm_mfu,
        0.01,
        remark="The throughput of 238,300 tokens a second is not confirmed at first hand.",
    ),
    Case(
        "A9",
        "DeepSeek-V3: sum of GPU-hours",
        sources.DSV3,
        "2024-12",
        "2,788 thousand",
        2_788_000,
        GPU_HOURS,
        lambda: 2_664_000 + 119_000 + 5_000,
        remark="A sum of the report's own rows.",
    ),
    Case(
        "A10",
        "DeepSeek-V3: cost at $2 a GPU-hour",
        sources.DSV3,
        "2024-12",
        "$5.576 million",
        5_576_000,
        DOLLARS,
        lambda: job_cost(gpus=1, hourly_price=2, hours=2_788_000),
        remark="The final run only, by the report's own words.",
    ),
    Case(
        "A11a",
        "DeepSeek-V3: GPU-hours for a trillion tokens",
        sources.DSV3,
        "2024-12",
        "180 thousand",
        180_000,
        GPU_HOURS,
        lambda: 2_664_000 / 14.8,
        0.02,
    ),
    Case(
        "A11b",
        "DeepSeek-V3: days for a trillion tokens on 2,048 GPUs",
        sources.DSV3,
        "2024-12",
        "3.7 days",
        3.7,
        DAYS,
        lambda: training_wall_hours(gpu_hours=180e3, gpus=2048, goodput=1) / HOURS_PER_DAY,
        0.02,
    ),
    Case(
        "A12a",
        "DeepSeek-V3: speed of one GPU over the run",
        sources.DSV3,
        "2024-12",
        "not published",
        None,
        FLOP_PER_GPU_SECOND,
        _deepseek_speed,
        kind=Kind.REPORT,
    ),
    Case(
        "A12b",
        "DeepSeek-V3: that speed as a share of BF16 peak",
        sources.DSV3,
        "2024-12",
        "not published",
        None,
        FRACTION,
        lambda: _deepseek_speed() / _H100,
        kind=Kind.REPORT,
        remark="Much of the run used FP8, whose peak is twice as high.",
    ),
    Case(
        "A25",
        "GPT-3 on 1,024 A100s: days by Megatron's formula",
        sources.MEGA,
        "2021",
        "34 days",
        34,
        DAYS,
        _megatron_days,
        0.01,
        remark="Eight FLOP a parameter and token, as the forward pass is done twice.",
    ),
)
