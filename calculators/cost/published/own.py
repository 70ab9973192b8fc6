"""The reference cases of our own: the worked example of a lesson, to the dollar (A1)."""

from typing import Final

from calculators.case import Case, arithmetic
from calculators.cost.bids import job_cost
from calculators.cost.published.origins import LESSON
from calculators.cost.units import DOLLARS

OWN_CASES: Final = arithmetic(
    Case(
        "A1a",
        "256 GPUs for an hour at $7",
        LESSON,
        "2026",
        "$1,792",
        1792,
        DOLLARS,
        lambda: job_cost(gpus=256, hourly_price=7, hours=1),
    ),
    Case(
        "A1b",
        "256 GPUs for 100 hours at $7",
        LESSON,
        "2026",
        "$179,200",
        179_200,
        DOLLARS,
        lambda: job_cost(gpus=256, hourly_price=7, hours=100),
    ),
    Case(
        "A1c",
        "256 GPUs for 130 hours at $7",
        LESSON,
        "2026",
        "$232,960",
        232_960,
        DOLLARS,
        lambda: job_cost(gpus=256, hourly_price=7, hours=130),
    ),
    Case(
        "A1d",
        "What the 30 hours more cost",
        LESSON,
        "2026",
        "$53,760",
        53_760,
        DOLLARS,
        lambda: (
            job_cost(gpus=256, hourly_price=7, hours=130)
            - job_cost(gpus=256, hourly_price=7, hours=100)
        ),
    ),
)
