"""The parts of a result: what a new run replaces in the page.

The build and the browser both call `result_parts`, so the printed and the live answer are one text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from calculators.engine.chart import Breakdown, Part, Subtotal, Waterfall, breakdown, waterfall
from calculators.engine.chart import Step as WalkStep
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import write
from calculators.engine.page.result import bill_html, comparison_text, headline_html, headline_text
from calculators.engine.running.compare import break_even, compare_html
from calculators.engine.running.likelihood import likely, likely_html
from calculators.engine.running.run import Result, run
from calculators.engine.running.sensitivity import tornado_html
from calculators.engine.running.sweep import sweep_html
from calculators.engine.working.show import worked_steps, working_html
from calculators.engine.working.steps import Step


@dataclass(frozen=True)
class Run:
    """One run with all that is said about it: its inputs, the example, and A if one is kept."""

    calculator: Calculator
    values: Mapping[str, Any]
    result: Result
    example: Result
    example_name: str
    uid: str
    ranges: Mapping[str, Range] = field(default_factory=dict)
    pinned: Mapping[str, Any] | None = None


def quick_parts(this: Run) -> dict[str, str]:
    """Return the parts that follow a moving slider."""
    return {
        "headline": headline_html(this.calculator, this.result),
        "strip": escape(headline_text(this.calculator, this.result)),
        "comparison": escape(
            comparison_text(this.calculator, this.result, this.example, this.example_name)
        ),
        "bill": bill_html(this.calculator, this.result),
        "breakdown": _breakdown(this),
    }


def result_parts(this: Run, steps: Iterable[Step]) -> dict[str, str]:
    """Return every part."""
    compared, even = "", None
    if this.pinned is not None:
        even = break_even(this.calculator, this.pinned, this.values)
        kept = run(this.calculator, this.pinned)
        compared = compare_html(
            this.calculator, (this.pinned, kept), (this.values, this.result), even
        )
    on_chart = even and this.calculator.chart and even[0].name == this.calculator.chart.x
    return {
        **quick_parts(this),
        "likely": _likely(this),
        "compared": compared,
        "sweep": sweep_html(
            this.calculator,
            this.values,
            this.uid,
            pinned=this.pinned,
            marker=even[1] if even and on_chart else None,
        ),
        "tornado": tornado_html(this.calculator, this.values, this.result, this.uid),
        "walk": walk_html(this),
        "working": working_html(worked_steps(this.calculator, steps, this.result.seen)),
    }


def _breakdown(this: Run) -> str:
    wholes = [
        line
        for line in this.calculator.lines
        if any(part.part_of == line.name for part in this.calculator.lines)
    ]
    figures = []
    for whole in wholes:
        parts = tuple(
            Part(line.label, this.result.value(line.name))
            for line in this.calculator.lines
            if line.part_of == whole.name
        )
        unit = whole.unit
        chart = Breakdown(
            f"{this.uid}-parts-{whole.name.replace('_', '-')}",
            whole.label,
            parts,
            lambda value, unit=unit: write(value, unit),  # type: ignore[misc]
            total=whole.label,
        )
        figures.append(breakdown(chart))
    return "".join(figures)


def walk_html(this: Run) -> str:
    """Return the walk from the first named line down to the last."""
    lines = [line for name in this.calculator.walk if (line := this.calculator.line(name))]
    if not lines:
        return ""
    unit = lines[0].unit
    amounts = [float(this.result.value(line.name)) for line in lines]
    steps: list[WalkStep | Subtotal] = [WalkStep(lines[0].label, amounts[0])]
    for before, amount, line in zip(amounts, amounts[1:], lines[1:], strict=False):
        steps.append(WalkStep(line.label, amount - before))
    first, last = (write(amount, unit, "bare") for amount in (amounts[0], amounts[-1]))
    chart = Waterfall(
        f"{this.uid}-walk",
        this.calculator.title,
        (*steps, Subtotal("What is left")),
        lambda value: write(value, unit, "bare"),
        finding=f"{lines[0].label}: {first}. {lines[-1].label}: {last}.",
    )
    return waterfall(chart)


def _likely(this: Run) -> str:
    if not this.ranges:
        return ""
    found = likely(this.calculator, this.values, this.ranges)
    return likely_html(this.calculator, found, this.uid) if found else ""
