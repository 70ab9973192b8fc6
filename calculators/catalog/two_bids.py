"""Two offers for one job, compared on finished work."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, units
from calculators.cost.bids import BidComparison, compare_bids
from calculators.engine.model.markers import (
    Best,
    Chart,
    Line,
    Number,
    Preset,
    Rival,
    Verdict,
    calculator,
)


@calculator(
    "Two bids compared",
    group="Buying compute",
    place=70,
    gives="Which bid to take, what it saves on the finished job, and how slow or dear the other "
    "may be.",
    asked_as="quote, cheaper quote, compare quotes, compare offers, compare bids, tender, RFP, "
    "vendor, supplier, cluster price, offer",
    lines={
        "cost_a": Line("Cost of the job with bid A"),
        "cost_b": Line("Cost of the job with bid B"),
        "saving": Line(
            "What bid B saves",
            best=Best.MOST,
            headline=Verdict(
                over=(
                    "Take B: it saves {saving}.",
                    "The job costs {cost_a} with bid A and {cost_b} with bid B.",
                    "A wins above {breakeven_hours} for B, or above {breakeven_price_b:full}.",
                ),
                under=(
                    "Take A: B costs {saving:size} more.",
                    "The job costs {cost_a} with bid A and {cost_b} with bid B.",
                    "B wins below {breakeven_hours}, or below {breakeven_price_b:full}.",
                ),
                even="Take either: the job costs {cost_a} with both bids.",
            ),
        ),
        "stretch": Line("Runtime of B over runtime of A"),
        "breakeven_stretch": Line("Stretch at which both cost the same", even_with="stretch"),
        "breakeven_hours": Line("Hours of B at which both cost the same", even_with="hours_b"),
        "breakeven_price_b": Line(
            "Price of B at which both cost the same", even_with="hourly_price_b"
        ),
    },
    chart=Chart(
        x="hours_b",
        y="cost_b",
        rival=Rival("cost_a", "Cost of the job", ("Bid B", "Bid A"), "bid A wins", "bid B wins"),
    ),
    presets=(
        Preset.of("A cheaper bid that is too slow", "illustrative", hours_b=120),
        Preset.of("A month on 1,024 GPUs", "illustrative", gpus=1024, hours_a=730, hours_b=770),
    ),
    left_out=(
        "The day the result arrives: a slower bid may cost less and still be late.",
        "Failures and restarts, storage and support, unless your hours and prices contain them.",
        "Doubt about the hours. Measure both on your own job, at the size you will run.",
    ),
)
def two_bids(
    gpus: Annotated[units.Gpus, Number("GPUs in both bids", 1, 1_000_000, "log")] = 256,
    hourly_price_a: Annotated[
        units.DollarsPerGpuHour, Number("Price per GPU-hour of bid A", scale="log")
    ] = facts.LIST_PRICE,
    hours_a: Annotated[
        units.Hours, Number("Hours the job takes with bid A", 1, 20_000, "log")
    ] = 100,
    hourly_price_b: Annotated[
        units.DollarsPerGpuHour, Number("Price per GPU-hour of bid B", 0.05, 50, "log")
    ] = 2.60,
    hours_b: Annotated[
        units.Hours, Number("Hours the job takes with bid B", 1, 20_000, "log")
    ] = 108,
) -> BidComparison:
    """Which of two bids finishes the job for less?

    A bid is a price and a speed. The price per hour says nothing until it is multiplied by the
    hours your own job takes, so both bids are compared on the finished job. The break-even
    lines say how slow or how dear bid B may be before A is the better buy. Both bids have the
    same number of GPUs here. It misleads when the
    hours come from a benchmark that is not your job.

    >>> bids = two_bids(
    ...     gpus=256, hourly_price_a=3.00, hours_a=100, hourly_price_b=2.60, hours_b=108)
    >>> round(bids.cost_a), round(bids.cost_b), round(bids.saving), round(bids.breakeven_stretch, 3)
    (76800, 71885, 4915, 1.154)
    """
    return compare_bids(
        gpus=gpus,
        hourly_price_a=hourly_price_a,
        hours_a=hours_a,
        hourly_price_b=hourly_price_b,
        hours_b=hours_b,
    )
