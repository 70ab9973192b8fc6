"""Two runs beside each other: A, kept by the reader, and B, the present one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.record import Calculator, Input, option_label
from calculators.engine.numbers.phrase import mid_sentence
from calculators.engine.numbers.write import write_in_full
from calculators.engine.running.compare import differences
from calculators.engine.running.run import Result

_CAPTION = "A beside B: the answer, then the largest difference first"
_COLUMNS = ("Line", "A", "B", "Change")


def comparison_html(
    calculator: Calculator,
    a: tuple[Mapping[str, Any], Result],
    b: tuple[Mapping[str, Any], Result],
    even: tuple[Input, float] | None,
) -> Html:
    """Return the two results as a table and the break-even as a sentence."""
    inputs = [item for item in calculator.inputs if a[0][item.name] != b[0][item.name]]
    if not inputs:
        return fragment()
    changed = "; ".join(
        f"{item.label} {_shown(item, a[0])} → {_shown(item, b[0])}" for item in inputs
    )
    return fragment(
        tag("p", f"From A to B: {changed}."),
        tag(
            "div",
            _table(differences(calculator, a[1], b[1])),
            class_="cc-table-place",
            role="region",
            tabindex=0,
            aria_label="A beside B",
        ),
        tag("p", even_sentence(calculator, even)),
    )


def _table(rows: list[tuple[str, str, str, str]]) -> Html:
    heads = (tag("th", name, scope="col", role="columnheader") for name in _COLUMNS)
    body = (
        tag(
            "tr",
            tag("th", label, scope="row", role="rowheader"),
            *(tag("td", cell, role="cell") for cell in cells),
            role="row",
        )
        for label, *cells in rows
    )
    return tag(
        "table",
        tag("caption", _CAPTION, class_="cc-unseen"),
        tag("thead", tag("tr", *heads, role="row"), role="rowgroup"),
        tag("tbody", *body, role="rowgroup"),
        class_="cc-compare",
        role="table",
    )


def _shown(item: Input, values: Mapping[str, Any]) -> str:
    value = values[item.name]
    return write_in_full(value, item.unit) if item.unit else option_label(value)


def even_sentence(calculator: Calculator, even: tuple[Input, float] | None) -> str:
    """Say where A and B are even, or that no single input makes them so."""
    if even is None:
        return "No single input, moved alone within its range, makes the two equal."
    item, value = even
    assert item.unit is not None
    answer, moved = mid_sentence(calculator.headline.label), mid_sentence(item.label)
    return f"A and B have the same {answer} when {moved} in B is {write_in_full(value, item.unit)}."
