"""The form of a calculator: where to start from, then every field."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.page.field import field_html
from calculators.engine.running.run import typed


def form_html(
    calculator: Calculator, values: Mapping[str, Any], uid: str, old: Collection[str] = ()
) -> Html:
    """Return the fields, finer assumptions folded; `old` names the inputs of a dated default."""

    def fields(*, more: bool) -> list[Html]:
        return [
            field_html(item, values[item.name], uid, old=item.name in old)
            for item in calculator.inputs
            if item.more is more
        ]

    more = fields(more=True)
    count = tag("span", class_="cc-count", data_part="more")
    folded = tag("details", tag("summary", "More assumptions ", count), *more, class_="cc-more")
    return tag(
        "fieldset",
        tag("legend", "Your numbers"),
        *fields(more=False),
        folded if more else None,
    )


def preset_values(calculator: Calculator, start: Mapping[str, Any], index: int) -> dict[str, Any]:
    """Return the inputs of the chosen start: 0 for the example, then the calculator's presets."""
    if not 1 <= index <= len(calculator.presets):
        return dict(start)
    return typed(calculator, dict(calculator.presets[index - 1].values))


def presets_html(calculator: Calculator, example: str, uid: str) -> Html:
    """Return the choice of where to start, the example first."""
    if not calculator.presets:
        return fragment()
    names = [capitalized(example), *(f"{item.label} ({item.note})" for item in calculator.presets)]
    options = (tag("option", name, value=index) for index, name in enumerate(names))
    own = f"{uid}-preset"
    select = tag("select", *options, id=own, data_preset=True)
    return tag(
        "div",
        tag("label", "Start from", for_=own),
        tag("div", select, class_="cc-entry"),
        class_="cc-field",
    )
