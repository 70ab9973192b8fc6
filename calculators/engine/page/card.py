"""A calculator as it stands in a page: form, result, working, all before any script."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.markers import SourceLike
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.phrase import as_sentence
from calculators.engine.page.field import fact_mark
from calculators.engine.page.form import form_html, presets_html
from calculators.engine.page.parts import Parts, Run, result_parts
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
_STATIC = (
    "Worked out when this page was built. "
    "Change a number and Python works it out again, here in your browser."
)
_NO_SCRIPT = "Changing the numbers needs JavaScript; the result below is complete without it."
_STATE = (
    tag("p", _STATIC, class_="cc-state", data_part="state"),
    tag("noscript", tag("p", _NO_SCRIPT)),
    tag("ul", class_="cc-notices", data_part="notices", hidden=True),
)
"""What is said of the calculator itself; a script says it anew."""


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
) -> Html:
    """Return the whole calculator, answering for `start`; `old` names inputs of a dated default."""
    result = run(calculator, start)
    parts = result_parts(Run(calculator, start, result, result, example, uid), steps)
    title = f"{uid}-title"
    heading = tag(
        f"h{level}", calculator.question, class_="cc-title", id=title, data_search_exclude=True
    )
    fields = (presets_html(calculator, example, uid), form_html(calculator, start, uid, old))
    strip = tag("p", parts["strip"], class_="cc-strip", aria_hidden="true", data_part="strip")
    form = tag("form", *fields, _history(example), strip, class_="cc-form", aria_labelledby=title)
    section = tag(
        "section",
        heading,
        *_STATE,
        tag("div", form, tag("div", *_result(parts), class_="cc-result"), class_="cc-columns"),
        tag("div", *_below(calculator, parts, old, opened=open_working), class_="cc-below"),
        class_="cc-card",
        aria_labelledby=title,
    )
    return tag(
        "course-calculator",
        section,
        name=calculator.name,
        data_state="static",
        data_version=calculator.version,
        data_start=json.dumps(plain(start), sort_keys=True),
        data_example=example,
        data_uid=uid,
    )


def _button(action: str, label: str, *, disabled: bool = False) -> Html:
    return tag("button", label, type="button", data_do=action, disabled=disabled)


def _history(example: str) -> Html:
    """Return the buttons that go back and forth in what was changed."""
    return tag(
        "p",
        _button("restart", f"Back to {example}"),
        " ",
        _button("undo", "Undo", disabled=True),
        " ",
        _button("redo", "Redo", disabled=True),
        class_="cc-buttons",
    )


def _place(name: str, html: Html) -> Html:
    """Return a part in the place where a later run will put it again."""
    return tag("div", html, data_part=name)


def _fold(title: str, *body: Html | None, is_open: bool = False) -> Html:
    return tag("details", tag("summary", title), *body, class_="cc-fold", open=is_open)


def _result(parts: Parts) -> tuple[Html, ...]:
    """Return what stands beside the fields and follows them."""
    return (
        _place("headline", parts["headline"]),
        tag("p", parts["comparison"], data_part="comparison", class_="cc-comparison"),
        tag("p", class_="cc-refused", data_part="refused", hidden=True),
        _place("likely", parts["likely"]),
        _place("bill", parts["bill"]),
        _place("breakdown", parts["breakdown"]),
        _place("walk", parts["walk"]),
    )


def _below(
    calculator: Calculator, parts: Parts, old: Collection[str], *, opened: bool
) -> tuple[Html | None, ...]:
    """Return what takes the whole width: the chart, what to do with a result, how it came about."""
    sweep = _place("sweep", parts["sweep"])
    actions = [part for key, label in _ACTIONS for part in (_button(key, label), " ")]
    return (
        _fold("How it changes", sweep, is_open=True) if parts["sweep"] else None,
        tag("div", *actions[:-1], class_="cc-actions", role="group", aria_label="Keep and share"),
        tag("p", class_="cc-copied", data_part="copied", role="status", hidden=True),
        _place("compared", parts["compared"]),
        _fold("How this was worked out", _place("working", parts["working"]), is_open=opened),
        _fold("What matters most", _place("tornado", parts["tornado"])),
        _background(calculator, old),
    )


def _background(calculator: Calculator, old: Collection[str]) -> Html | None:
    """Return what no input changes: what is left out, and where the defaults come from."""
    left_out = [tag("li", item) for item in calculator.left_out]
    origins = [
        _origin(item, old=item.name in old) for item in calculator.inputs if item.fact is not None
    ]
    if not left_out and not origins:
        return None
    return _fold(
        "What is left out, and where the numbers come from",
        fragment(tag("p", "Left out:"), tag("ul", *left_out)) if left_out else None,
        fragment(tag("p", "Where the defaults come from:"), tag("ul", *origins))
        if origins
        else None,
    )


def _origin(item: Input, *, old: bool) -> Html:
    fact = item.fact
    assert fact is not None
    note = f". {as_sentence(fact.note)}" if fact.note else ""
    return tag(
        "li",
        tag("b", item.label),
        f": {fact_mark(fact, old=old)}{_source(fact.source)}{note}",
    )


def _source(source: SourceLike | None) -> str:
    if source is None:
        return ""
    reported = ", as reported" if source.second_hand else ""
    return f", {source.title} ({source.date}{reported})"
