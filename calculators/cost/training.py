"""The work of training a model, and the GPU time it takes."""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.constants import ATTENTION_FLOP, SECONDS_PER_HOUR, TRAINING_FLOP
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Count,
    Flop,
    FlopPerGpuSecond,
    FlopPerParameterToken,
    FlopPerSecond,
    FlopPerToken,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    Parameters,
    Tokens,
    TokensPerSecond,
)


def training_flop(
    *,
    parameters: Parameters,
    tokens: Tokens,
    flop_per_parameter_token: FlopPerParameterToken = TRAINING_FLOP,
) -> Flop:
    """Return the work of training a transformer once: six FLOP a parameter and token [SCALE].

    6 x N x D. For a mixture of experts N counts active parameters only. Attention is left out:
    add `attention_flop` when the context is long against the model. With activations
    recomputed, 8 instead of 6 gives hardware FLOP, to be divided by HFU [MEGA].

    >>> f"{training_flop(parameters=7e9, tokens=2e12):.1e}"
    '8.4e+22'
    """
    check(parameters=parameters, tokens=tokens, flop_per_parameter_token=flop_per_parameter_token)
    return flop_per_parameter_token * parameters * tokens


def attention_flop(
    *,
    layers: Count,
    width: Count,
    sequence_length: Count,
    tokens: Tokens,
    attention_flop_per_token: FlopPerToken = ATTENTION_FLOP,
) -> Flop:
    """Return the work that attention adds to training, which grows with the context [SCALE; PALM].

    12 x layers x width x sequence_length x tokens; 6 instead of 12 where the masked half is
    skipped.

    >>> f"{attention_flop(layers=80, width=8192, sequence_length=8192, tokens=1e12):.2e}"
    '6.44e+22'
    """
    check(
        layers=layers,
        width=width,
        sequence_length=sequence_length,
        tokens=tokens,
        attention_flop_per_token=attention_flop_per_token,
    )
    return attention_flop_per_token * layers * width * sequence_length * tokens


@dataclass(frozen=True)
class WorkCounted:
    """Whether attention's own work is counted, in words for a menu."""

    label: str
    is_counted: bool


class AttentionWork(Enum):
    """The choices a reader has."""

    LEFT_OUT = WorkCounted("Left out: six FLOP a parameter and token", is_counted=False)
    COUNTED = WorkCounted("Counted, with the context", is_counted=True)


def counted_attention(
    *,
    counting: AttentionWork,
    layers: Count,
    width: Count,
    sequence_length: Count,
    tokens: Tokens,
) -> Flop:
    """Return attention's work where it is counted, and none where it is left out.

    >>> shape = {"layers": 80, "width": 8192, "sequence_length": 8192, "tokens": 1e12}
    >>> [f"{counted_attention(counting=one, **shape):.2e}" for one in AttentionWork]
    ['0.00e+00', '6.44e+22']
    """
    counted: Flop = attention_flop(
        layers=layers, width=width, sequence_length=sequence_length, tokens=tokens
    )
    return counted if counting.value.is_counted else 0


def training_gpu_hours(
    *,
    flop: Flop,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    mfu: Fraction = facts.MFU,
) -> GpuHours:
    """Return the GPU time for an amount of work: FLOP / (peak x MFU x 3600).

    The peak is dense: an MFU above 0.75 is refused, and one measured against a peak with
    sparsity is half of what is meant here. Nothing is lost to failures; see `goodput`.

    >>> round(training_gpu_hours(flop=6 * 70e9 * 2e12, peak_flop_per_second=989e12, mfu=0.40))
    589821
    """
    check(flop=flop, peak_flop_per_second=peak_flop_per_second, mfu=mfu)
    return flop / (peak_flop_per_second * mfu * SECONDS_PER_HOUR)


def training_wall_hours(*, gpu_hours: GpuHours, gpus: Gpus, goodput: Fraction) -> Hours:
    """Return how long the run takes on the clock: GPU-hours / (GPUs x goodput).

    >>> round(training_wall_hours(gpu_hours=589_821, gpus=1024, goodput=0.96) / 24, 1)
    25.0
    """
    check(gpu_hours=gpu_hours, gpus=gpus, goodput=goodput)
    return gpu_hours / (gpus * goodput)


def mfu_from_throughput(
    *,
    tokens_per_second: TokensPerSecond,
    parameters: Parameters,
    gpus: Gpus,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    flop_per_parameter_token: FlopPerParameterToken = TRAINING_FLOP,
) -> Fraction:
    """Return the share of dense peak that a measured throughput stands for [PALM].

    tokens/s x 6N / (GPUs x peak).

    >>> mfu = mfu_from_throughput(
    ...     tokens_per_second=238_300, parameters=540.35e9, gpus=6144, peak_flop_per_second=275e12)
    >>> round(mfu, 4)
    0.4573
    """
    check(
        tokens_per_second=tokens_per_second,
        parameters=parameters,
        gpus=gpus,
        peak_flop_per_second=peak_flop_per_second,
        flop_per_parameter_token=flop_per_parameter_token,
    )
    useful: FlopPerSecond = tokens_per_second * flop_per_parameter_token * parameters
    peak: FlopPerSecond = gpus * peak_flop_per_second
    return useful / peak


def mfu_from_speed(
    *,
    achieved_flop_per_second: FlopPerGpuSecond,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
) -> Fraction:
    """Return the share of dense peak that a measured speed of one GPU stands for.

    >>> round(mfu_from_speed(achieved_flop_per_second=400e12, peak_flop_per_second=989e12), 3)
    0.404
    """
    check(
        achieved_flop_per_second=achieved_flop_per_second, peak_flop_per_second=peak_flop_per_second
    )
    return achieved_flop_per_second / peak_flop_per_second


def achieved_speed(*, flop: Flop, gpu_hours: GpuHours) -> FlopPerGpuSecond:
    """Return the average speed of one GPU over a whole run: FLOP / (GPU-hours x 3600).

    >>> speed = achieved_speed(flop=6 * 37e9 * 14.8e12, gpu_hours=2.664e6)
    >>> round(speed / 1e12)
    343
    """
    check(flop=flop, gpu_hours=gpu_hours)
    return flop / (gpu_hours * SECONDS_PER_HOUR)
