"""The reference cases of failures: how often a large run stops, and what is left (A26, A27)."""

from typing import Final

from calculators.cost import sources
from calculators.cost.facts.constants import HOURS_PER_DAY
from calculators.cost.failures import cluster_mtbf, goodput, gpu_mtbf_from_interruptions
from calculators.cost.published.case import Case
from calculators.cost.units import FRACTION, HOURS, Hours


def _llama_mtbf() -> Hours:
    seen = gpu_mtbf_from_interruptions(interruptions=419, gpus=16_384, hours=54 * HOURS_PER_DAY)
    return cluster_mtbf(gpus=16_384, gpu_mtbf=seen)


FAILURE_CASES: Final = (
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
