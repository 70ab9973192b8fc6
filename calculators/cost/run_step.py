"""One step of a training run: what it computes, and how long it waits for the network."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.collectives import ring_allreduce_time
from calculators.cost.facts.constants import ONE_GPU, SECONDS_PER_HOUR
from calculators.cost.facts.limits import check, require
from calculators.cost.scaling import TrainingStep, exposed_communication, training_step
from calculators.cost.training import training_gpu_hours
from calculators.cost.units import (
    Bytes,
    BytesPerParameter,
    BytesPerSecond,
    Count,
    Flop,
    FlopPerGpuSecond,
    Fraction,
    GpuCount,
    GpuHours,
    Gpus,
    Parameters,
    Seconds,
    Tokens,
)


@dataclass(frozen=True)
class RunStep:
    """A step on the network that MFU was measured on, then on the reader's."""

    gradients: Bytes
    measured_step: Seconds
    """The step that the measured MFU stands for, its wait included."""
    computing: Seconds
    """The same without its wait: no network changes it."""
    communication: Seconds
    exposed: Seconds
    inside_share: Fraction
    """Of the step, the wait that links inside servers leave with any network between them."""
    step_time: Seconds
    efficiency: Fraction
    reported_mfu: Fraction
    """What this run would report as its MFU."""


def run_step(
    *,
    parameters: Parameters,
    tokens: Tokens,
    flop: Flop,
    step_tokens: Tokens = facts.STEP_TOKENS,
    gradient_bytes: BytesPerParameter = facts.GRADIENT_BYTES,
    gpus: Gpus,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    mfu: Fraction = facts.MFU,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
    overlap: Fraction = facts.OVERLAP,
) -> RunStep:
    """Return how long a step computes and waits.

    MFU is taken as measured at this size on links of 400 Gb/s, of which half the exchange hides
    behind compute. Its wait is taken off first, and that of the reader's network is put in its
    place, so that waiting is counted once. One all-reduce of all gradients a step.

    >>> step = run_step(parameters=70e9, tokens=2e12, flop=6 * 70e9 * 2e12, gpus=1024)
    >>> round(step.gradients / 1e9), round(step.measured_step, 2), round(step.efficiency, 3)
    (140, 4.15, 0.895)
    >>> round(step.reported_mfu, 6), step.step_time == step.measured_step
    (0.4, True)
    """
    check(
        parameters=parameters,
        tokens=tokens,
        flop=flop,
        step_tokens=step_tokens,
        gradient_bytes=gradient_bytes,
        gpus=gpus,
        peak_flop_per_second=peak_flop_per_second,
        mfu=mfu,
    )
    count: GpuCount = math.ceil(gpus / ONE_GPU)
    gradients: Bytes = parameters * gradient_bytes
    step_flop: Flop = flop * step_tokens / tokens
    step_gpu_hours: GpuHours = training_gpu_hours(
        flop=step_flop, peak_flop_per_second=peak_flop_per_second, mfu=mfu
    )
    measured_step: Seconds = step_gpu_hours / gpus * SECONDS_PER_HOUR
    measured_on: TrainingStep = training_step(
        gpus=count,
        compute=measured_step,
        message=gradients,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
    )
    computing: Seconds = measured_step - measured_on.exposed
    require(
        computing > 0,
        f"A step of {measured_step:.3g} s would be spent on the exchange alone; "
        "give it more tokens, or take fewer GPUs.",
    )
    now: TrainingStep = training_step(
        gpus=count,
        compute=computing,
        message=gradients,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
        link_efficiency=link_efficiency,
        overlap=overlap,
    )
    inside_exchange: Seconds = ring_allreduce_time(
        message=gradients, gpus=now.in_a_node, bandwidth=now.delivered_inside, latency=0
    )
    inside_exposed: Seconds = exposed_communication(
        communication=inside_exchange, compute=computing, overlap=overlap
    )
    inside_share: Fraction = inside_exposed / now.step_time
    reported_mfu: Fraction = mfu * measured_step / now.step_time
    return RunStep(
        gradients=gradients,
        measured_step=measured_step,
        computing=computing,
        communication=now.communication,
        exposed=now.exposed,
        inside_share=inside_share,
        step_time=now.step_time,
        efficiency=now.efficiency,
        reported_mfu=reported_mfu,
    )
