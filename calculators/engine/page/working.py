"""The working as a reader sees it: a numbered list of steps."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized

_ROUNDED = "Each step is computed from unrounded values; the figures are shown rounded."


def working_html(rows: Iterable[tuple[str, str, str, str]]) -> Html:
    """Return the working: label, formula in words, formula in numbers and result of each step."""
    items = (
        tag(
            "li",
            tag("b", capitalized(label)),
            " ",
            tag("span", f"= {formula}", class_="cc-working-formula"),
            tag("br"),
            tag("span", f"{numbers} = ", tag("b", result), class_="cc-working-numbers"),
        )
        for label, formula, numbers, result in rows
    )
    return fragment(tag("ol", *items, class_="cc-working"), tag("p", _ROUNDED, class_="cc-note"))
