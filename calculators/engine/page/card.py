"""A calculator as it stands in a page: form, result, working, all before any script."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from html import escape
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.page.form import fact_mark, form_html, presets_html
from calculators.engine.page.parts import Run, result_parts
from calculators.engine.running.run import plain, run
from calculators.engine.working.steps import Step

_ACTIONS = (
    ("keep", "Keep as A"),
    ("link", "Copy link"),
    ("text", "Copy as text"),
    ("markdown", "Markdown"),
    ("csv", "CSV"),
    ("print", "Print"),
)


def card_html(
    calculator: Calculator,
    steps: Iterable[Step],
    *,
    start: Mapping[str, Any],
    uid: str,
    example: str = "the example",
    level: int = 3,
    open_working: bool = True,
    old: Collection[str] = (),
) -> str:
    """Return the whole calculator, answering for `start`; `old` names the inputs whose default is dated."""
    result = run(calculator, start)
    parts = result_parts(Run(calculator, start, result, result, example, uid), steps)
    given = escape(json.dumps(plain(start), sort_keys=True))
    return (
        f'<course-calculator name="{calculator.name}" data-state="static" data-version="{calculator.version}" '
        f'data-start="{given}" data-example="{escape(example)}" data-uid="{uid}">'
        f'<section class="cc-card" aria-labelledby="{uid}-title">'
        f'<h{level} class="cc-title" id="{uid}-title" data-search-exclude>{escape(calculator.question)}</h{level}>'
        '<p class="cc-state" data-part="state">Worked out when this page was built. '
        "Change a number and Python works it out again, here in your browser.</p>"
        "<noscript><p>Changing the numbers needs JavaScript; the result below is complete without it.</p></noscript>"
        '<ul class="cc-notices" data-part="notices" hidden></ul>'
        f'<div class="cc-columns"><form class="cc-form" aria-labelledby="{uid}-title">'
        f"{presets_html(calculator, example, uid)}{form_html(calculator, start, uid, old)}"
        f'<p class="cc-buttons"><button type="button" data-do="restart">Back to {escape(example)}</button> '
        '<button type="button" data-do="undo" disabled>Undo</button> '
        '<button type="button" data-do="redo" disabled>Redo</button></p>'
        f'<p class="cc-strip" aria-hidden="true" data-part="strip">{parts["strip"]}</p></form>'
        f'<div class="cc-result">{_result(parts)}</div></div>'
        f"{_below(calculator, parts, old, opened=open_working)}</section></course-calculator>"
    )


def _part(parts: Mapping[str, str], name: str, tag: str = "div", more: str = "") -> str:
    return f'<{tag} data-part="{name}"{more}>{parts[name]}</{tag}>'


def _fold(title: str, body: str, *, is_open: bool = False) -> str:
    return f'<details class="cc-fold"{" open" if is_open else ""}><summary>{title}</summary>{body}</details>'


def _result(parts: Mapping[str, str]) -> str:
    """What stands beside the fields and follows them."""
    return (
        f"{_part(parts, 'headline')}{_part(parts, 'comparison', 'p', ' class=cc-comparison')}"
        '<p class="cc-refused" data-part="refused" hidden></p>'
        f"{_part(parts, 'likely')}{_part(parts, 'bill')}{_part(parts, 'breakdown')}{_part(parts, 'walk')}"
    )


def _below(
    calculator: Calculator, parts: Mapping[str, str], old: Collection[str], *, opened: bool
) -> str:
    """What takes the whole width: the chart, what to do with the result, A beside B, how it came about."""
    buttons = " ".join(
        f'<button type="button" data-do="{key}">{label}</button>' for key, label in _ACTIONS
    )
    sweep = _part(parts, "sweep")
    return (
        '<div class="cc-below">'
        + (_fold("How it changes", sweep, is_open=True) if parts["sweep"] else "")
        + f'<div class="cc-actions" role="group" aria-label="Keep and share">{buttons}</div>'
        '<p class="cc-copied" data-part="copied" role="status" hidden></p>'
        + _part(parts, "compared")
        + _fold("How this was worked out", _part(parts, "working"), is_open=opened)
        + _fold("What matters most", _part(parts, "tornado"))
        + _background(calculator, old)
        + "</div>"
    )


def _background(calculator: Calculator, old: Collection[str]) -> str:
    """What no input changes: what is left out, and where the defaults come from."""
    left_out = "".join(f"<li>{escape(item)}</li>" for item in calculator.left_out)
    rows = "".join(
        f"<li><b>{escape(item.label)}</b>: {fact_mark(item.fact, old=item.name in old)}"
        f"{_source(item.fact.source)}{'. ' + escape(_sentence(item.fact.note)) if item.fact.note else ''}</li>"
        for item in calculator.inputs
        if item.fact is not None
    )
    body = (f"<p>Left out:</p><ul>{left_out}</ul>" if left_out else "") + (
        f"<p>Where the defaults come from:</p><ul>{rows}</ul>" if rows else ""
    )
    if not body:
        return ""
    return _fold("What is left out, and where the numbers come from", body)


def _sentence(note: str) -> str:
    return f"{note[:1].upper()}{note[1:].rstrip('.')}."


def _source(source: Any) -> str:
    if source is None:
        return ""
    reported = ", as reported" if source.second_hand else ""
    return f", {escape(source.title)} ({escape(source.date)}{reported})"
