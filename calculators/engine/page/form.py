"""The form of a calculator: every field read off its input."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from html import escape
from typing import Any

from calculators.engine.model.markers import FactLike
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import field_unit, write_field, write_in_full
from calculators.engine.running.parse_inputs import STOPS, factor_of, hint, position
from calculators.engine.running.run import typed


def form_html(
    calculator: Calculator, values: Mapping[str, Any], uid: str, old: Collection[str] = ()
) -> str:
    """Return the fields, the plain ones open and the finer assumptions folded; `old` defaults are marked."""

    def fields(*, more: bool) -> str:
        return "".join(
            _field(item, values[item.name], uid, old=item.name in old)
            for item in calculator.inputs
            if item.more is more
        )

    plain, more = fields(more=False), fields(more=True)
    folded = (
        '<details class="cc-more"><summary>More assumptions <span class="cc-count" data-part="more"></span></summary>'
        f"{more}</details>"
        if more
        else ""
    )
    return f"<fieldset><legend>Your numbers</legend>{plain}{folded}</fieldset>"


def _field(item: Input, value: Any, uid: str, *, old: bool) -> str:
    own = f"{uid}-{item.name}"
    entry = _choice(item, value, own) if item.options else _number(item, value, own)
    help_text = f'<p class="cc-help">{escape(item.help)}</p>' if item.help else ""
    return (
        f'<div class="cc-field" data-field="{item.name}">'
        f'<label for="{own}">{escape(item.label)}</label>{entry}'
        f'<p class="cc-hint" id="{own}-hint"><span data-hint>{escape(_hint(item))}</span>{_status(item, old=old)}</p>{help_text}'
        f'<p class="cc-was" data-was hidden><span></span> '
        f'<button type="button" data-reset="{item.name}" aria-label="Reset {escape(item.label)}">Reset</button></p>'
        f'<p class="cc-error" id="{own}-error" data-error hidden></p></div>'
    )


def _hint(item: Input) -> str:
    return "" if item.options else hint(item)


def _status(item: Input, *, old: bool) -> str:
    """The mark beside a default that is a fact."""
    if item.fact is None:
        return ""
    return f' <span class="cc-mark">default: {fact_mark(item.fact, old=old)}</span>'


def fact_mark(fact: FactLike, *, old: bool) -> str:
    """Say what kind of number it is, of what date, and whether that is too long ago."""
    return f"{escape(fact.status.value)}, {escape(fact.date)}{', old' if old else ''}"


def _choice(item: Input, value: Any, own: str) -> str:
    options = "".join(
        f'<option value="{name}"{" selected" if option is value else ""}>{escape(option_label(name, option))}</option>'
        for name, option in item.options.items()
    )
    return (
        f'<div class="cc-entry"><select id="{own}" name="{item.name}" '
        f'aria-describedby="{own}-hint {own}-error" data-was-value="{value.name}">{options}</select></div>'
    )


def option_label(name: str, option: Any) -> str:
    """Return what a reader sees of a choice: its record's own label, or its name in words."""
    return str(getattr(option.value, "label", "") or name.replace("_", " "))


def _number(item: Input, value: Any, own: str) -> str:
    assert item.unit is not None
    before, after = field_unit(item.unit)
    text = write_field(value, item.unit, factor_of(item, 0))
    lead = f'<span class="cc-before" aria-hidden="true">{before}</span>' if before else ""
    return (
        f'<div class="cc-entry">{lead}<input id="{own}" name="{item.name}" type="text" inputmode="decimal" '
        f'autocomplete="off" spellcheck="false" value="{escape(text)}" data-was-value="{escape(text)}" '
        f'aria-describedby="{own}-hint {own}-error">{_unit(item, after)}</div>'
        f'<input type="range" class="cc-slider" data-slider="{item.name}" min="0" max="{STOPS}" step="1" '
        f'value="{position(item, value)}" aria-label="{escape(item.label)}, slider" '
        f'aria-valuetext="{escape(write_in_full(value, item.unit))}">'
    )


def _unit(item: Input, after: str) -> str:
    """The unit behind a field; a choice where two are common."""
    assert item.unit is not None
    if not item.unit.choices:
        return f'<span class="cc-unit">{escape(after)}</span>' if after else ""
    options = "".join(
        f'<option value="{index}">{escape(writing.symbol.removeprefix("$ "))}</option>'
        for index, writing in enumerate(item.unit.choices)
    )
    return f'<select class="cc-unit" data-writing="{item.name}" aria-label="Unit of {escape(item.label)}">{options}</select>'


def preset_values(calculator: Calculator, start: Mapping[str, Any], index: int) -> dict[str, Any]:
    """Return the inputs of the chosen start: 0 is the example, then the calculator's own presets."""
    if not 1 <= index <= len(calculator.presets):
        return dict(start)
    return typed(calculator, dict(calculator.presets[index - 1].values))


def presets_html(calculator: Calculator, example: str, uid: str) -> str:
    """Return the choice of where to start, the example first."""
    if not calculator.presets:
        return ""
    names = [_opening(example), *(f"{item.label} ({item.note})" for item in calculator.presets)]
    options = "".join(
        f'<option value="{index}">{escape(name)}</option>' for index, name in enumerate(names)
    )
    return (
        f'<div class="cc-field"><label for="{uid}-preset">Start from</label>'
        f'<div class="cc-entry"><select id="{uid}-preset" data-preset>{options}</select></div></div>'
    )


def _opening(example: str) -> str:
    return example[:1].upper() + example[1:]


def field_state(
    item: Input, value: Any, start: Any, writing: int, between: Range | None = None
) -> dict[str, Any]:
    """Return what the page shows in a field after a run: text, slider stop, spoken value, change."""
    if item.options:
        changed = value is not start
        return {
            "text": value.name,
            "start": start.name,
            "was": option_label(start.name, start) if changed else "",
        }
    assert item.unit is not None
    factor = factor_of(item, writing)
    text = write_field(value, item.unit, factor)
    if between:
        text = " to ".join(
            write_field(end, item.unit, factor) for end in (between.low, between.high)
        )
    changed = value != start or between is not None
    return {
        "text": text,
        "start": write_field(start, item.unit, factor_of(item, writing)),
        "at": position(item, value),
        "spoken": write_in_full(value, item.unit),
        "hint": hint(item, writing),
        "was": write_in_full(start, item.unit) if changed else "",
    }
