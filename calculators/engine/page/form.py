"""The form of a calculator: where to start from, then every field."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from calculators.engine.html import Html, tag
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.page.field import field_html
from calculators.engine.running.run import typed

_MANY = 10
"""A form of more fields than this is read in steps."""
OWN = -1
"""The start of inputs that the reader changed."""
_ABOUT = tag(
    "label",
    tag("input", type="checkbox", autocomplete="off"),
    " Show what each field takes, and of what date its number is",
    class_="cc-form-about",
)
"""What opens the notes under all fields; the sheet does it, without a script."""


def form_html(
    calculator: Calculator, values: Mapping[str, Any], uid: str, old: Collection[str] = ()
) -> Html:
    """Return the fields, finer assumptions folded; `old` names the inputs of a dated default."""

    def fields(*, more: bool) -> list[Html]:
        return [
            field_html(item, values, uid, old=item.name in old)
            for item in calculator.inputs
            if item.more is more
        ]

    more = _in_steps(calculator, fields(more=True))
    count = tag("span", data_part="more")
    folded = tag("details", tag("summary", "More assumptions ", count), *more)
    return tag(
        "fieldset",
        tag("legend", "Your numbers"),
        *fields(more=False),
        folded if more else None,
        _ABOUT,
    )


def _in_steps(calculator: Calculator, fields: list[Html]) -> list[Html]:
    """Return the fields of a long form in steps, each with its name; those of a short one as is."""
    folded = [item for item in calculator.inputs if item.more]
    names = step_names(folded)
    if len(calculator.inputs) <= _MANY or len({*names}) == 1:
        return fields
    steps: dict[str, list[Html]] = {}
    for name, field in zip(names, fields, strict=True):
        steps.setdefault(name, []).append(field)
    return [
        tag("details", tag("summary", name), *among, class_="cc-form-step")
        for name, among in steps.items()
    ]


def step_names(items: Sequence[Input]) -> list[str]:
    """Return the step of each input: its fact's group, or that of the nearest one before it."""
    groups = [item.fact.group if item.fact is not None else "" for item in items]
    known = next((group for group in groups if group), "")
    names = []
    for group in groups:
        known = group or known
        names.append(known)
    return names


def preset_values(calculator: Calculator, start: Mapping[str, Any], index: int) -> dict[str, Any]:
    """Return the inputs of the chosen start: 0 for the example, then the calculator's presets."""
    if not 1 <= index <= len(calculator.presets):
        return dict(start)
    return typed(calculator, dict(calculator.presets[index - 1].values))


def preset_of(calculator: Calculator, start: Mapping[str, Any], values: Mapping[str, Any]) -> int:
    """Return which start these inputs are, as a reader sees them, or OWN."""
    shown = calculator.shown_inputs(values)
    for index in range(len(calculator.presets) + 1):
        begun = preset_values(calculator, start, index)
        if all(begun[item.name] == values[item.name] for item in shown):
            return index
    return OWN


def presets_html(calculator: Calculator, example: str, uid: str) -> Html:
    """Return the choice of where to start: the example, presets, the reader's own once there."""
    names = [capitalized(example), *(f"{item.label} ({item.note})" for item in calculator.presets)]
    # First, so that the next key goes on to the example.
    changed = tag("option", "Your numbers", value=OWN, hidden=True)
    options = (
        tag("option", name, value=index, selected=index == 0) for index, name in enumerate(names)
    )
    own = f"{uid}-preset"
    select = tag("select", changed, *options, id=own, data_preset=True, autocomplete="off")
    return tag(
        "div",
        tag("label", "Start from", for_=own),
        tag("div", select, class_="cc-field-entry"),
        class_="cc-field",
    )
