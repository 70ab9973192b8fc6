"""One field of a form: how it is printed, and what becomes of it after a run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.markers import FactLike
from calculators.engine.model.record import Input, option_label
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import (
    field_unit,
    write_field,
    write_in_full,
    write_short_field,
)
from calculators.engine.running.parse_inputs import factor_of, field_hint
from calculators.engine.running.slider import STOPS, position


class FieldState(TypedDict):
    """What the page shows in one field after a run."""

    text: str
    short: NotRequired[str]
    """The text as it is shown, where all of it would not fit."""
    start: str
    """The text that the field starts with."""
    was: str
    """The start's value in words, if this one is another; else empty."""
    hidden: NotRequired[bool]
    """Whether the other fields leave no place for this one."""
    at: NotRequired[int]
    """The slider's stop."""
    spoken: NotRequired[str]
    """The value with its unit, as a slider says it."""
    hint: NotRequired[str]
    """What the field takes."""


def field_html(item: Input, values: Mapping[str, Any], uid: str, *, old: bool) -> Html:
    """Return the field of an input with its label, hint, and room for a change or an error."""
    value = values[item.name]
    own = f"{uid}-{item.name}"
    return tag(
        "div",
        tag("label", item.label, for_=own),
        _choice(item, value, own) if item.options else _number(item, value, own),
        tag("p", item.help, class_="cc-field-help") if item.help else None,
        tag(
            "p",
            tag("span", "" if item.options else field_hint(item), data_hint=True),
            _status(item, old=old),
            class_="cc-field-hint",
            id=f"{own}-hint",
        ),
        _note(item, own),
        class_="cc-field",
        data_field=item.name,
        hidden=not item.is_shown(values),
    )


def _note(item: Input, own: str) -> Html:
    """Return the room under a field, where a change or an error is told and nothing moves."""
    return tag(
        "div",
        tag("p", tag("span"), " ", _reset(item), class_="cc-field-was", data_was=True, hidden=True),
        tag("p", class_="cc-field-error", id=f"{own}-error", data_error=True, hidden=True),
        class_="cc-field-note",
    )


def _reset(item: Input) -> Html:
    return tag(
        "button", "Reset", type="button", data_reset=item.name, aria_label=f"Reset {item.label}"
    )


def _status(item: Input, *, old: bool) -> Html | None:
    """Return the mark beside a default that is a fact."""
    if item.fact is None:
        return None
    return fragment(
        " ", tag("span", f"default: {fact_mark(item.fact, old=old)}", class_="cc-field-mark")
    )


def fact_mark(fact: FactLike, *, old: bool) -> str:
    """Say what kind of number it is, of what date, and whether that is too long ago."""
    return f"{fact.status.value}, {fact.date}{', old' if old else ''}"


def _choice(item: Input, value: Any, own: str) -> Html:
    options = (
        tag("option", option_label(option), value=name, selected=option is value)
        for name, option in item.options.items()
    )
    select = tag(
        "select",
        *options,
        id=own,
        name=item.name,
        aria_describedby=f"{own}-hint {own}-error",
        data_was_value=value.name,
    )
    return tag("div", select, class_="cc-field-entry")


def _number(item: Input, value: Any, own: str) -> Html:
    assert item.unit is not None
    before, after = field_unit(item.unit)
    text = write_field(value, item.unit, factor_of(item, 0))
    short = write_short_field(value, item.unit, factor_of(item, 0))
    entry = tag(
        "input",
        id=own,
        name=item.name,
        type="text",
        inputmode="decimal",
        autocomplete="off",
        spellcheck="false",
        value=short,
        data_was_value=text,
        data_short=short if short != text else None,
        data_exact=text if short != text else None,
        aria_describedby=f"{own}-hint {own}-error",
    )
    lead = tag("span", before, class_="cc-field-before", aria_hidden="true") if before else None
    slider = tag(
        "input",
        type="range",
        class_="cc-field-slider",
        data_slider=item.name,
        min=0,
        max=STOPS,
        step=1,
        value=position(item, value),
        aria_label=f"{item.label}, slider",
        aria_valuetext=write_in_full(value, item.unit),
    )
    return fragment(tag("div", lead, entry, _unit(item, after), class_="cc-field-entry"), slider)


def _unit(item: Input, after: str) -> Html | None:
    """Return the unit behind a field; a choice where two are common."""
    assert item.unit is not None
    if not item.unit.choices:
        return tag("span", after, class_="cc-field-unit") if after else None
    options = (
        tag("option", writing.symbol, value=index)
        for index, writing in enumerate(item.unit.choices)
    )
    return tag(
        "select",
        *options,
        class_="cc-field-unit",
        data_writing=item.name,
        aria_label=f"Unit of {item.label}",
    )


def field_state(
    item: Input,
    values: Mapping[str, Any],
    start: Any,
    writing: int,
    between: Range | None = None,
) -> FieldState:
    """Return what the page shows in a field after a run."""
    state = _state(item, values[item.name], start, writing, between)
    if not item.is_shown(values):
        state["hidden"] = True
    return state


def _state(item: Input, value: Any, start: Any, writing: int, between: Range | None) -> FieldState:
    if item.options:
        was = option_label(start) if value is not start else ""
        return {"text": value.name, "start": start.name, "was": was}
    assert item.unit is not None
    unit, factor = item.unit, factor_of(item, writing)
    ends = (between.low, between.high) if between else (value,)
    changed = value != start or between is not None
    state: FieldState = {
        "text": " to ".join(write_field(end, unit, factor) for end in ends),
        "start": write_field(start, unit, factor),
        "at": position(item, value),
        "spoken": write_in_full(value, unit),
        "hint": field_hint(item, writing),
        "was": write_in_full(start, unit) if changed else "",
    }
    short = " to ".join(write_short_field(end, unit, factor) for end in ends)
    if short != state["text"]:
        state["short"] = short
    return state
