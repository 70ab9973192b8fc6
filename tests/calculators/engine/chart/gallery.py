"""The gallery: one of each chart, and the page that browser tests open."""

import random
from itertools import pairwise

from calculators.engine import chart
from tests.calculators.engine.gallery_page import gallery_page as page_of

MINUS = "\u2212"


def money(value: float) -> str:
    """Write whole dollars."""
    return f"{MINUS if round(value) < 0 else ''}${abs(value):,.0f}"


def short_money(value: float) -> str:
    """Write dollars for an axis."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"${value / size:,.1f}".removesuffix(".0") + letter
    return f"${value:,.0f}"


def hours(value: float) -> str:
    """Write whole hours."""
    return f"{value:,.0f}\u00a0h"


def count(value: float) -> str:
    """Write a whole number."""
    return f"{value:,.0f}"


def rate(value: float) -> str:
    """Write dollars and cents."""
    return f"{MINUS if round(value, 2) < 0 else ''}${abs(value):,.2f}"


HOURS = chart.Axis("Hours of training", hours, count, unit="h", tells=True)
COST = chart.Axis("Cost of the run", money, short_money, tells=True)
GPUS = chart.Axis("GPUs in the job", count, log=True)


def one_line() -> str:
    """Return a sweep of one line, with the ring."""
    points = tuple((float(h), 1792.0 * h) for h in range(20, 201, 4))
    here = chart.Here(130, 1792 * 130, "You: 130\u00a0h, $232,960")
    return chart.sweep(
        chart.Sweep(
            "one",
            HOURS,
            COST,
            (chart.Curve("Cost of the run", points),),
            here=here,
            finding="Each extra hour adds $1,792: a run that takes 30% longer costs 30% more.",
        )
    )


def rent_or_own() -> str:
    """Return a sweep of three lines, one with a gap, and a break-even."""
    months = tuple(range(1, 37))
    rent = tuple((float(m), 18_000.0 * m) for m in months)
    own = tuple((float(m), 320_000.0 + 4_200 * m) for m in months)
    lease = tuple((float(m), None if m > 30 else 90_000.0 + 12_500 * m) for m in months)
    return chart.sweep(
        chart.Sweep(
            "three",
            chart.Axis("Months in use", count),
            chart.Axis("Total cost", money, short_money),
            (
                chart.Curve("Rent by the hour", rent),
                chart.Curve("Own the node", own),
                chart.Curve("Lease, 30 months", lease),
            ),
            here=chart.Here(12, 216_000, "You: 12 months, $216,000"),
            marker=chart.Marker(23.2, "Owning wins from month 24"),
            finding="Renting is cheaper for the first two years; after that, owning wins.",
        )
    )


def scaling() -> str:
    """Return a sweep over a log axis."""
    gpus = [2.0**k for k in range(3, 13)]
    eff = tuple((g, 100 * (1 - 0.035 * k)) for k, g in enumerate(gpus))
    return chart.sweep(
        chart.Sweep(
            "scaling",
            GPUS,
            chart.Axis("Scaling efficiency", lambda v: f"{v:.0f}%"),
            (chart.Curve("Efficiency", eff),),
            here=chart.Here(256, eff[5][1], "You: 256 GPUs"),
        )
    )


def narrow_span() -> str:
    """Return a sweep whose axis leaves zero out."""
    points = tuple((float(x), 92.0 + 3 * ((x - 60) / 60) ** 2) for x in range(10, 121, 5))
    return chart.sweep(
        chart.Sweep(
            "cut",
            chart.Axis("Batch size", count),
            chart.Axis("Cost per million tokens", rate),
            (chart.Curve("Cost per million tokens", points),),
            here=chart.Here(60, 92.0, "You: batch of 60"),
        )
    )


def step_curve() -> str:
    """Return a step_curve with long names on both axes."""
    points = tuple((float(x), float(-(-128 // (x // 10)))) for x in range(10, 101, 5))
    course = [points[0]]
    for (_, before), point in pairwise(points):
        course += [(point[0], before), point]
    return chart.sweep(
        chart.Sweep(
            "step_curve",
            chart.Axis("Power that a rack of the hall may draw at most", count, unit="kW"),
            chart.Axis("Racks that the servers need in this hall, if full", count),
            (chart.Curve("Racks", points, tuple(course)),),
            notes=("Below 10 kW the calculator has no answer.",),
        )
    )


def bill() -> str:
    """Return a breakdown of six parts."""
    parts = (
        chart.BreakdownPart("GPU rent", 179_200),
        chart.BreakdownPart("Storage", 21_400),
        chart.BreakdownPart("Network out", 12_300),
        chart.BreakdownPart("Failed runs", 8_900),
        chart.BreakdownPart("People on call", 38_000),
        chart.BreakdownPart("Monitoring", 1_100),
    )
    return chart.breakdown(
        chart.Breakdown(
            "bill", "the bill", parts, money, finding="GPU rent is two thirds of the bill."
        )
    )


def saved() -> str:
    """Return a breakdown with parts taken off."""
    parts = (
        chart.BreakdownPart("List price", 200_000),
        chart.BreakdownPart("Support", 24_000),
        chart.BreakdownPart("Commitment discount", -52_000),
        chart.BreakdownPart("Credits", -12_000),
    )
    return chart.breakdown(chart.Breakdown("saved", "Bill after discounts", parts, money))


def what_matters() -> str:
    """Return a tornado."""
    swings = (
        chart.Swing("Price per GPU-hour", "$4.00", "$9.00", 102_400, 230_400),
        chart.Swing("Utilization", "50%", "90%", 250_880, 139_378),
        chart.Swing("Hours of training", "90 h", "130 h", 161_280, 232_960),
        chart.Swing("Number of GPUs", "240", "288", 168_000, 201_600),
        chart.Swing("Storage kept after the run", "1 PB", "3 PB", 177_000, 186_000),
        chart.Swing(
            "Network out",
            "10 terabytes a day",
            "50 terabytes a day",
            178_900,
            180_900,
            ("10", "50"),
            "terabytes a day",
        ),
    )
    return chart.tornado(chart.Tornado("matters", "Cost of the run", 179_200, swings, money))


def build_up() -> str:
    """Return a waterfall with a subtotal."""
    steps = (
        chart.WaterfallStep("Server and GPUs", 1.42),
        chart.WaterfallStep("Network", 0.31),
        chart.WaterfallStep("Power and cooling", 0.24),
        chart.WaterfallStep("Building", 0.18),
        chart.Subtotal("Cost at full use"),
        chart.WaterfallStep("Idle hours", 0.62),
        chart.WaterfallStep("Tax credit", -0.21),
        chart.Subtotal("Cost of a sold GPU-hour"),
    )
    return chart.waterfall(chart.Waterfall("build", "Cost of a GPU-hour", steps, rate))


def likely() -> str:
    """Return a strip of 2,000 draws."""
    source = random.Random(7)
    draws = tuple(180_000 * source.lognormvariate(0, 0.28) for _ in range(2000))
    ordered = sorted(draws)
    return chart.strip(
        chart.Strip("likely", COST, draws, ordered[100], ordered[1000], ordered[1900])
    )


def prices() -> str:
    """Return bars, one of them without a value."""
    rows = (
        chart.Bar("Hyperscaler, on demand", 6.98),
        chart.Bar("Hyperscaler, three-year commitment", 4.1),
        chart.Bar("Specialist cloud", 2.99),
        chart.Bar("Marketplace", 2.1),
        chart.Bar("Spot", None),
    )
    return chart.bars(chart.Bars("prices", "Price per GPU-hour", "Offer", rows, rate))


GALLERY = (
    one_line,
    rent_or_own,
    scaling,
    narrow_span,
    step_curve,
    bill,
    saved,
    what_matters,
    build_up,
    likely,
    prices,
)


def gallery_page() -> str:
    """Return a page of its own with every chart of the gallery."""
    return page_of(
        GALLERY, ("chart/chart.css", "chart/marks.css", "chart/table.css"), "chart/crosshair.js"
    )
