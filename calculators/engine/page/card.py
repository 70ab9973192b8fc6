"""A calculator as it stands in a page: form, result, working, all before any script."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.markers import SourceLike
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.phrase import as_sentence
from calculators.engine.page.field import fact_mark
from calculators.engine.page.figure import CHARTS
from calculators.engine.page.form import form_html, presets_html
from calculators.engine.page.parts import Parts, Run, result_parts
from calculators.engine.running.run import plain, run
from calculators.engine.working.steps import Step

_ACTIONS = (
    ("link", "Copy link"),
    ("text", "Copy as text"),
    ("markdown", "Copy as Markdown"),
    ("csv", "Download CSV"),
    ("xlsx", "Download spreadsheet"),
    ("print", "Print"),
)
_LONGEST = 60
"""Letters of a scenario's name."""
_STATIC = "Worked out when this page was built. Change a number: Python works it out again, here."
_NO_SCRIPT = "Changing the numbers needs JavaScript; the result is complete without it."
_STATE = (
    # The printed sentence keeps its room under any that a script says: nothing below may jump.
    tag("p", tag("span", _STATIC, data_part="state"), class_="cc-state", data_room=_STATIC),
    tag("noscript", tag("p", _NO_SCRIPT)),
    tag("ul", class_="cc-calculator-notices", data_part="notices", hidden=True),
)
"""What is said of the calculator itself; a script says it anew."""


def card_html(
    calculator: Calculator,
    steps: Collection[Step],
    *,
    start: Mapping[str, Any],
    uid: str,
    example: str = "the example",
    scenario: str = "",
    level: int = 3,
    open_working: bool = True,
    old: Collection[str] = (),
    without: Collection[str] = (),
) -> Html:
    """Return the whole calculator, answering for `start`, or for a `scenario` that the page shares.

    `old` names inputs of a dated default, `without` charts that the page shows already.
    """
    result = run(calculator, start)
    parts = result_parts(Run(calculator, start, result, result, example, uid), steps)
    kept = [part for part in CHARTS if part not in without]
    title = f"{uid}-title"
    heading = _heading(calculator.question, level, title)
    fields = (presets_html(calculator, example, uid), form_html(calculator, start, uid, old))
    form = _form(*fields, _history(example), _strip(parts), titled=title)
    below = _below(calculator, parts, old, uid, kept, opened=open_working)
    under = tag("div", *below, class_="cc-calculator-below")
    body = (heading, *_STATE, _columns(form, *_result(parts, kept)), under)
    return tag(
        "course-calculator",
        tag("section", *body, class_="cc-calculator", aria_labelledby=title),
        name=calculator.name,
        data_state="static",
        data_version=calculator.version,
        data_scenario=scenario or None,
        data_start=json.dumps(plain(start), sort_keys=True),
        data_example=example,
        data_uid=uid,
    )


def _heading(words: str, level: int, own: str) -> Html:
    return tag(f"h{level}", words, class_="cc-calculator-title", id=own, data_search_exclude=True)


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


def _form(*parts: Html | None, titled: str) -> Html:
    return tag("form", *parts, class_="cc-calculator-form", aria_labelledby=titled)


def _columns(form: Html, *results: Html | None) -> Html:
    beside = tag("div", *results, class_="cc-calculator-result")
    return tag("div", form, beside, class_="cc-calculator-columns")


def _strip(parts: Parts) -> Html:
    """Return the answer that stays in sight below the fields of a narrow card."""
    marks = {"data_part": "strip", "aria_hidden": "true"}
    return tag("p", parts["strip"], class_="cc-calculator-strip", **marks)


def _fold(title: str, *body: Html | None, is_open: bool = False, class_: str = "") -> Html:
    classes = f"cc-calculator-fold {class_}".strip()
    return tag("details", tag("summary", title), *body, class_=classes, open=is_open)


def _saving(uid: str) -> Html:
    """Return the field for the name of a scenario to save."""
    own = f"{uid}-save"
    return tag(
        "p",
        tag("label", "Save these numbers as", for_=own),
        " ",
        tag("input", id=own, type="text", maxlength=_LONGEST, autocomplete="off"),
        " ",
        _button("save", "Save"),
        " ",
        tag("span", data_part="told", role="status"),
        class_="cc-calculator-saved-new",
    )


def _result(parts: Parts, kept: Collection[str]) -> tuple[Html | None, ...]:
    """Return what stands beside the fields and follows them; the verdict stays in view."""
    under = tag(
        "div",
        tag("p", parts["comparison"], data_part="comparison", class_="cc-calculator-comparison"),
        tag("p", class_="cc-calculator-refused", data_part="refused", hidden=True),
    )
    return (
        tag("div", _place("headline", parts["headline"]), under, class_="cc-calculator-verdict"),
        _place("likely", parts["likely"]),
        _place("bill", parts["bill"]),
        _place("breakdown", parts["breakdown"]) if "breakdown" in kept else None,
        _place("walk", parts["walk"]) if "walk" in kept else None,
    )


def _below(
    calculator: Calculator,
    parts: Parts,
    old: Collection[str],
    uid: str,
    kept: Collection[str],
    *,
    opened: bool,
) -> tuple[Html | None, ...]:
    """Return what takes the whole width: the chart, what to do with a result, how it came about."""
    sweep = _place("sweep", parts["sweep"]) if parts["sweep"] and "sweep" in kept else None
    tornado = _place("tornado", parts.get("tornado", fragment())) if "tornado" in kept else None
    actions = [part for key, label in _ACTIONS for part in (_button(key, label), " ")]
    return (
        _fold("How it changes", sweep, is_open=True) if sweep else None,
        tag(
            "div",
            *actions[:-1],
            class_="cc-calculator-actions",
            role="group",
            aria_label="Keep and share",
        ),
        tag("p", class_="cc-calculator-copied", data_part="copied", role="status", hidden=True),
        _saving(uid),
        _fold("Saved scenarios", _place("compared", fragment()), class_="cc-calculator-saved"),
        _fold("How this was worked out", _place("working", parts["working"]), is_open=opened),
        _fold("What matters most", tornado) if tornado else None,
        _background(calculator, old),
        tag("p", class_="cc-calculator-address", data_part="address"),
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
