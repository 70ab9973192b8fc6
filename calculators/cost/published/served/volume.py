"""The reference cases of a service by volume: DeepSeek's published day (S5)."""

from typing import Final

from calculators.case import Case, arithmetic
from calculators.cost import sources
from calculators.cost.units import DOLLARS, FRACTION, RATIO
from calculators.cost.volume import ServiceDay, service_day


def _day() -> ServiceDay:
    return service_day(cached_input=342 / 608, hourly_price=2)


VOLUME_CASES: Final = arithmetic(
    Case(
        "S5-1",
        "DeepSeek's day: nodes in use on average",
        sources.DSDAY,
        sources.DSDAY.date,
        "226.75 nodes of eight H800",
        226.75,
        RATIO,
        lambda: _day().nodes,
        0.01,
        remark="From 608 billion tokens in, 168 billion out, and the speeds of a node.",
    ),
    Case(
        "S5-2",
        "DeepSeek's day: rent at $2 a GPU-hour",
        sources.DSDAY,
        sources.DSDAY.date,
        "$87,072",
        87_072,
        DOLLARS,
        lambda: _day().rent,
        0.01,
    ),
    Case(
        "S5-3",
        "DeepSeek's day: revenue, were all tokens paid for as R1's",
        sources.DSDAY,
        sources.DSDAY.date,
        "$562,027",
        562_027,
        DOLLARS,
        lambda: _day().revenue,
        0.01,
    ),
    Case(
        "S5-4",
        "DeepSeek's day: profit over cost",
        sources.DSDAY,
        sources.DSDAY.date,
        "545%",
        5.45,
        FRACTION,
        lambda: _day().markup,
        0.01,
        remark="The source calls it a cost profit margin; of revenue it is 85%.",
    ),
)
