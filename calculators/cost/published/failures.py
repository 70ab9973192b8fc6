"""The reference cases of failures: how often a large run stops, and what is left (A26, A27)."""

from typing import Final

from calculators.case import Case
from calculators.cost import sources
from calculators.cost.facts.constants import HOURS_PER_DAY
from calculators.cost.failures import (
    FailureRate,
    cluster_mtbf,
    goodput,
    gpu_mtbf_from_interruptions,
    stated_mtbf,
)
from calculators.cost.published.origins import RSC
from calculators.cost.units import FRACTION, HOURS, Hours


def _llama_mtbf() -> Hours:
    seen = gpu_mtbf_from_interruptions(interruptions=419, gpus=16_384, hours=54 * HOURS_PER_DAY)
    return cluster_mtbf(gpus=16_384, gpu_mtbf=seen)


def _meta_mtbf(gpus: int) -> Hours:
    """Return the hours between failures at 6.50 failures in 1,000 days of a node of eight."""
    told = stated_mtbf(told_as=FailureRate.NODE_DAYS, node_failures=6.50, gpus_per_server=8)
    return cluster_mtbf(gpus=gpus, gpu_mtbf=told)


FAILURE_CASES: Final = (
    Case(
        "R1a",
        "Meta's research cluster: time between failures of a job on 16,384 GPUs",
        RSC,
        "2024-10",
        "1.8 hours, at 6.50 failures in 1,000 node-days",
        1.8,
        HOURS,
        lambda: _meta_mtbf(16_384),
        0.05,
    ),
    Case(
        "R1b",
        "Meta's research cluster: time between failures of a job on 131,072 GPUs",
        RSC,
        "2024-10",
        "0.23 hours, at the same rate",
        0.23,
        HOURS,
        lambda: _meta_mtbf(131_072),
        0.05,
    ),
    Case(
        "A26",
        "Llama 3 405B: time between interruptions",
        sources.HERD,
        "2024-07",
        "one every three hours",
        3,
        HOURS,
        _llama_mtbf,
        0.05,
    ),
    Case(
        "A27",
        "Llama 3 405B: effective training time",
        sources.HERD,
        "2024-07",
        "more than 90%",
        0.90,
        FRACTION,
        lambda: goodput(mtbf=_llama_mtbf(), checkpoint_time=30, restart_time=300).goodput,
        0.05 / 0.90,
        remark=(
            "A save of 30 s and a restart of 300 s are our assumption; consistent within 85-95%."
        ),
    ),
)
