"""A training run from its measured speed: share of peak, days and dollars."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import (
    ATTENTION_FLOP,
    HOURS_PER_DAY,
    SECONDS_PER_HOUR,
    TRAINING_FLOP,
    TRAINING_FLOP_RECOMPUTED,
)
from calculators.cost.facts.limits import check, require
from calculators.cost.training import attention_flop, mfu_from_throughput, training_flop
from calculators.cost.units import (
    Count,
    Days,
    Dollars,
    DollarsPerGpuHour,
    Flop,
    FlopPerGpuSecond,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    Parameters,
    Tokens,
    TokensPerSecond,
)


@dataclass(frozen=True)
class MeasuredRun:
    """What a measured speed means: of the machines' peak, on the clock and on the bill."""

    work: Flop
    """Of the parameters: six FLOP for each and token."""
    attention_work: Flop
    attention_share: Fraction
    """Attention's work over that of the parameters."""
    plain_mfu: Fraction
    """By six FLOP a parameter and token alone."""
    full_mfu: Fraction
    """With attention's own work."""
    hfu: Fraction
    """What the hardware did if activations were computed twice: eight FLOP in place of six."""
    run_hours: Hours
    days: Days
    paid_hours: GpuHours
    cost: Dollars


def measured_run(
    *,
    tokens_per_second: TokensPerSecond,
    gpus: Gpus,
    parameters: Parameters,
    tokens: Tokens,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    layers: Count,
    width: Count,
    sequence_length: Count,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    goodput: Fraction,
) -> MeasuredRun:
    """Return share of peak, days and dollars of a run from the tokens a second it was seen at.

    MFU is tokens/s x 6N / (GPUs x peak); attention adds 12 x layers x width x context to the 6N
    of a token, which counts once the context is long. HFU takes 8 in place of 6 [PALM; MEGA].

    >>> run = measured_run(tokens_per_second=960_000, gpus=1024, parameters=70e9, tokens=2e12,
    ...     layers=80, width=8192, sequence_length=8192, goodput=0.96)
    >>> round(run.plain_mfu, 3), round(run.full_mfu, 3), round(run.days, 1)
    (0.398, 0.459, 25.1)
    """
    check(tokens_per_second=tokens_per_second, goodput=goodput)
    work: Flop = training_flop(
        parameters=parameters, tokens=tokens, flop_per_parameter_token=TRAINING_FLOP
    )
    attention_work: Flop = attention_flop(
        layers=layers,
        width=width,
        sequence_length=sequence_length,
        tokens=tokens,
        attention_flop_per_token=ATTENTION_FLOP,
    )
    attention_share: Fraction = attention_work / work
    plain_mfu: Fraction = mfu_from_throughput(
        tokens_per_second=tokens_per_second,
        parameters=parameters,
        gpus=gpus,
        peak_flop_per_second=peak_flop_per_second,
        flop_per_parameter_token=TRAINING_FLOP,
    )
    full_mfu: Fraction = plain_mfu * (1 + attention_share)
    require(
        full_mfu <= 1,
        f"That would be {full_mfu:.0%} of the machines' peak. Check whether the speed is that of "
        "the whole job, and the peak that of the number format.",
    )
    recomputed: Fraction = mfu_from_throughput(
        tokens_per_second=tokens_per_second,
        parameters=parameters,
        gpus=gpus,
        peak_flop_per_second=peak_flop_per_second,
        flop_per_parameter_token=TRAINING_FLOP_RECOMPUTED,
    )
    hfu: Fraction = recomputed * (1 + attention_share)
    run_hours: Hours = tokens / tokens_per_second / SECONDS_PER_HOUR / goodput
    days: Days = run_hours / HOURS_PER_DAY
    paid_hours: GpuHours = gpus * run_hours
    cost: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price, hours=run_hours)
    return MeasuredRun(
        work=work,
        attention_work=attention_work,
        attention_share=attention_share,
        plain_mfu=plain_mfu,
        full_mfu=full_mfu,
        hfu=hfu,
        run_hours=run_hours,
        days=days,
        paid_hours=paid_hours,
        cost=cost,
    )
