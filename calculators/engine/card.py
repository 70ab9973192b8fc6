"""This file is a calculator as it stands in a page: form, result, working, all before any script."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from calculators.engine.form import form_html
from calculators.engine.record import Calculator
from calculators.engine.result import bill_html, comparison_text, headline_html
from calculators.engine.run import Result, plain, run
from calculators.engine.steps import Step
from calculators.engine.working import worked_steps, working_html

PARTS = ("headline", "comparison", "bill", "working")
"""The parts of the result that a new run replaces, each under `data-part`."""


def card_html(
    calculator: Calculator,
    steps: Iterable[Step],
    *,
    start: Mapping[str, Any],
    uid: str,
    example: str = "the example",
    level: int = 3,
    open_working: bool = True,
) -> str:
    """Give the whole calculator, answering for `start`."""
    parts = result_parts(calculator, steps, run(calculator, start), run(calculator, start), example)
    given = escape(json.dumps(plain(start), sort_keys=True))
    working = f'<div data-part="working">{parts["working"]}</div>'
    opened = " open" if open_working else ""
    return (
        f'<course-calculator name="{calculator.name}" data-state="static" data-version="{calculator.version}" '
        f'data-start="{given}" data-example="{escape(example)}" data-uid="{uid}">'
        f'<section class="cc-card" aria-labelledby="{uid}-title">'
        f'<h{level} class="cc-title" id="{uid}-title">{escape(calculator.question)}</h{level}>'
        '<p class="cc-state" data-part="state">Worked out when this page was built. '
        "Change a number and Python works it out again, here in your browser.</p>"
        "<noscript><p>Changing the numbers needs JavaScript; the result below is complete without it.</p></noscript>"
        f'<div class="cc-columns"><form class="cc-form" aria-labelledby="{uid}-title">'
        f"{form_html(calculator, start, uid)}"
        '<p class="cc-buttons"><button type="button" data-do="restart">Back to '
        f'{escape(example)}</button> <button type="button" data-do="undo" disabled>Undo</button></p></form>'
        '<div class="cc-result">'
        f'<div data-part="headline">{parts["headline"]}</div>'
        f'<p class="cc-comparison" data-part="comparison">{parts["comparison"]}</p>'
        f'<p class="cc-refused" data-part="refused" hidden></p>'
        f'<div data-part="bill">{parts["bill"]}</div>'
        f"<details class=cc-fold{opened}><summary>How this was worked out</summary>{working}</details>"
        f"{_background(calculator)}</div></div></section></course-calculator>"
    )


def result_parts(
    calculator: Calculator, steps: Iterable[Step], result: Result, example: Result, name: str
) -> dict[str, str]:
    """Give the HTML of each part that depends on the inputs; build and browser both call this."""
    return {
        "headline": headline_html(calculator, result),
        "comparison": escape(comparison_text(calculator, result, example, name)),
        "bill": bill_html(calculator, result),
        "working": working_html(worked_steps(calculator, steps, result.seen)),
    }


def _background(calculator: Calculator) -> str:
    """What no input changes: what is left out, and where the defaults come from."""
    left_out = "".join(f"<li>{escape(item)}</li>" for item in calculator.left_out)
    rows = "".join(
        f"<li><b>{escape(item.label)}</b>: {escape(item.fact.status.value)}, {escape(item.fact.date)}"
        f"{_source(item.fact.source)}{'. ' + escape(item.fact.note) if item.fact.note else ''}</li>"
        for item in calculator.inputs
        if item.fact
    )
    body = (f"<p>Left out:</p><ul>{left_out}</ul>" if left_out else "") + (
        f"<p>Where the defaults come from:</p><ul>{rows}</ul>" if rows else ""
    )
    if not body:
        return ""
    return f"<details class=cc-fold><summary>What is left out, and where the numbers come from</summary>{body}</details>"


def _source(source: Any) -> str:
    return f", {escape(source.title)} ({escape(source.date)})" if source else ""
