"""The parts of a result: what a new run replaces in the page.

The build and the browser both call `result_parts`, so the printed and the live answer are one text.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NotRequired, TypedDict

from calculators.engine.chart import (
    Breakdown,
    BreakdownPart,
    Subtotal,
    Waterfall,
    WaterfallStep,
    breakdown,
    waterfall,
)
from calculators.engine.html import Html, fragment
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import write
from calculators.engine.page.result import bill_html, comparison_text, headline_html, headline_text
from calculators.engine.page.saved import SavedRun, saved_html
from calculators.engine.page.working import working_html
from calculators.engine.running.likelihood import likely, likely_html
from calculators.engine.running.run import Result
from calculators.engine.running.sensitivity import tornado_html
from calculators.engine.running.sweep import sweep_html
from calculators.engine.working.in_steps import inputs_in_steps
from calculators.engine.working.show import worked_steps
from calculators.engine.working.steps import Step


class MovingParts(TypedDict):
    """The parts that follow a moving slider, as HTML."""

    headline: Html
    strip: Html
    """The answer in one line, for a narrow screen."""
    comparison: Html
    """How the answer differs from the example's."""
    bill: Html
    breakdown: Html


class Parts(MovingParts):
    """Every part of a result, as HTML; an empty one has nothing to show."""

    likely: Html
    """The likely range, where an input is one."""
    compared: NotRequired[Html]
    """The reader's saved scenarios; missing while their fold is closed."""
    sweep: Html
    tornado: NotRequired[Html]
    """Missing while its fold is closed."""
    walk: Html
    working: Html


@dataclass(frozen=True)
class Run:
    """One run with all that is said about it: its inputs, the example, what the reader saved."""

    calculator: Calculator
    values: Mapping[str, Any]
    result: Result
    example: Result
    example_name: str
    uid: str
    ranges: Mapping[str, Range] = field(default_factory=dict)
    saved: tuple[SavedRun, ...] = ()


def moving_parts(this: Run) -> MovingParts:
    """Return the parts that follow a moving slider."""
    calculator, result = this.calculator, this.result
    return {
        "headline": headline_html(calculator, result),
        "strip": fragment(headline_text(calculator, result)),
        "comparison": fragment(
            comparison_text(calculator, result, this.example, this.example_name)
        ),
        "bill": bill_html(calculator, result),
        "breakdown": breakdown_html(this),
    }


def result_parts(this: Run, steps: Collection[Step], closed: Collection[str] = ()) -> Parts:
    """Return every part but those whose fold is closed: they are made when it opens."""
    calculator, values = this.calculator, this.values
    moving = moving_parts(this)
    parts = Parts(
        headline=moving["headline"],
        strip=moving["strip"],
        comparison=moving["comparison"],
        bill=moving["bill"],
        breakdown=moving["breakdown"],
        likely=_likely(this),
        sweep=sweep_html(calculator, values, this.uid),
        walk=walk_html(this),
        working=working_html(worked_steps(calculator, steps, this.result.seen)),
    )
    if "compared" not in closed:
        parts["compared"] = saved_html(calculator, this.result, this.saved, this.uid)
    if "tornado" not in closed:
        in_steps = inputs_in_steps(steps, calculator.headline.name, this.result.seen)
        parts["tornado"] = tornado_html(calculator, values, this.result, this.uid, in_steps)
    return parts


def breakdown_html(this: Run) -> Html:
    """Return a breakdown of each line that others are parts of."""
    lines = this.calculator.lines
    wholes = [line for line in lines if any(part.part_of == line.name for part in lines)]
    figures = []
    for whole in wholes:
        parts = tuple(
            BreakdownPart(line.label, this.result.value(line.name))
            for line in lines
            if line.part_of == whole.name
        )
        chart = Breakdown(
            f"{this.uid}-parts-{whole.name.replace('_', '-')}",
            whole.label,
            parts,
            partial(write, unit=whole.unit),
            total=whole.label,
        )
        figures.append(breakdown(chart))
    return fragment(*figures)


def walk_html(this: Run) -> Html:
    """Return the walk from the first named line down to the last."""
    lines = [line for name in this.calculator.walk if (line := this.calculator.line(name))]
    if not lines:
        return fragment()
    unit = lines[0].unit
    amounts = [float(this.result.value(line.name)) for line in lines]
    steps: list[WaterfallStep | Subtotal] = [WaterfallStep(lines[0].label, amounts[0])]
    for before, amount, line in zip(amounts, amounts[1:], lines[1:], strict=False):
        steps.append(WaterfallStep(line.label, amount - before))
    first, last = (write(amount, unit, "bare") for amount in (amounts[0], amounts[-1]))
    chart = Waterfall(
        f"{this.uid}-walk",
        this.calculator.title,
        (*steps, Subtotal("What is left")),
        lambda value: write(value, unit, "bare"),
        finding=f"{lines[0].label}: {first}. {lines[-1].label}: {last}.",
    )
    return waterfall(chart)


def _likely(this: Run) -> Html:
    if not this.ranges:
        return fragment()
    found = likely(this.calculator, this.values, this.ranges)
    return likely_html(this.calculator, found, this.uid) if found else fragment()
