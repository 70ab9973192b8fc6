"""The page on which a reader sets their own cluster once, for every calculator."""

from __future__ import annotations

from collections import Counter
from html import escape

from calculators.catalog import CATALOG
from calculators.engine.model.record import Input
from calculators.engine.numbers.write import field_unit, write_field
from calculators.engine.running.parse_inputs import factor_of, hint

INPUTS = (
    "gpus",
    "hourly_price",
    "utilization",
    "kw_per_gpu",
    "pue",
    "energy_price",
    "scale_out_bandwidth",
)
"""Inputs that describe a cluster and not a question; each means the same in every calculator."""


def my_cluster_page() -> str:
    """Return the page: a form read off the catalog, filled in and kept by a script."""
    fields = "".join(_field(name) for name in INPUTS)
    return (
        "---\nlive: true\nscripts: [my-cluster.js]\nsearch: {exclude: true}\n---\n\n"
        "# My cluster\n\n"
        "Set your own numbers once. Every calculator that knows one of them then offers the start "
        "“My cluster”. They are kept in this browser, and in the file you export on the page "
        "[Your progress](progress.md). Leave empty what you do not know.\n\n"
        f'<form class="cc-own-cluster" data-page="my-cluster" autocomplete="off" novalidate>{fields}'
        '<p class="cc-buttons"><button class="cc-button cc-primary">Keep these numbers</button> '
        '<button type="button" class="cc-button" data-do="empty">Empty all fields</button></p>'
        '<p class="cc-feedback" role="status"></p></form>\n\n'
        '<noscript><p class="cc-callout">This page needs JavaScript; the lessons do not.</p></noscript>\n'
    )


def found_input(name: str) -> tuple[str, Input]:
    """Return a calculator with such an input, and the input, under the label that most give it."""
    found = [
        (calculator.name, item)
        for calculator in CATALOG.values()
        for item in calculator.inputs
        if item.name == name
    ]
    labels = Counter(item.label for _, item in found)
    return max(found, key=lambda pair: labels[pair[1].label])


def _field(name: str) -> str:
    calculator, item = found_input(name)
    assert item.unit is not None
    before, after = field_unit(item.unit)
    first = item.unit.choices[0].symbol if item.unit.choices else after
    example = write_field(item.default, item.unit, factor_of(item, 0))
    own = f"own-{name}"
    lead = f'<span class="cc-before" aria-hidden="true">{before}</span>' if before else ""
    return (
        f'<div class="cc-field"><label for="{own}">{escape(item.label)}</label>'
        f'<div class="cc-entry">{lead}<input id="{own}" name="{name}" type="text" inputmode="decimal" '
        f'data-calculator="{calculator}" aria-describedby="{own}-hint {own}-error">'
        f'<span class="cc-unit">{escape(first.removeprefix("$ "))}</span></div>'
        f'<p class="cc-hint" id="{own}-hint">{escape(hint(item))}, such as {escape(example)}</p>'
        f'<p class="cc-error" id="{own}-error" hidden></p></div>'
    )
