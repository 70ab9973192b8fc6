"""The result of a run as a reader sees it: headline, comparison, bill."""

from __future__ import annotations

from html import escape
from typing import Any

from calculators.engine.model.record import Calculator, ResultLine
from calculators.engine.numbers.write import MINUS, machine, write, write_in_full
from calculators.engine.running.run import Result


def line_html(line: ResultLine, value: Any, *, full: bool = False) -> str:
    """Return one line's value, with the unrounded number for scripts."""
    text = (
        line.none
        if value is None
        else write_in_full(value, line.unit)
        if full
        else write(value, line.unit)
    )
    return f'<data class="cc-value" data-line="{line.name}" data-value="{machine(value)}" value="{machine(value)}">{escape(text)}</data>'


def headline_html(calculator: Calculator, result: Result) -> str:
    """Return the answer in a sentence, its number set large and the mark after it heard, not seen."""
    line = calculator.headline
    value = result.value(line.name)
    number = f'<output class="cc-number" aria-live="off">{line_html(line, value)}</output>'
    before, marker, after = line.headline.partition("{" + line.name + "}")
    assert marker, f"{calculator.name}: the headline of {line.name} must contain {{{line.name}}}"
    before, after = (_filled(calculator, result, part) for part in (before, after))
    rest = after.lstrip(".,:; ")
    joint = after.removesuffix(rest)
    hidden = f'<span class="cc-unseen">{joint}</span>' if joint.strip() else joint
    return f'<p class="cc-headline">{before}{number}{hidden}{rest}</p>'


def headline_text(calculator: Calculator, result: Result) -> str:
    """Return the same sentence as plain text, for the status line and for copying."""
    text = calculator.headline.headline
    for line in calculator.lines:
        text = text.replace("{" + line.name + "}", _said(line, result.value(line.name)))
    return text


def _filled(calculator: Calculator, result: Result, text: str) -> str:
    for line in calculator.lines:
        text = text.replace("{" + line.name + "}", _said(line, result.value(line.name)))
    return escape(text)


def _said(line: ResultLine, value: Any) -> str:
    return line.none if value is None else write(value, line.unit)


def comparison_text(calculator: Calculator, result: Result, example: Result, name: str) -> str:
    """Say how the answer differs from the example's, or that it is the example's."""
    line = calculator.headline
    now, then = result.value(line.name), example.value(line.name)
    if now is None or then is None:
        return ""
    if now == then:
        return f"The same as {name}."
    gap = now - then
    word = "more" if gap > 0 else "less"
    sign = "+" if gap > 0 else MINUS
    share = f" ({sign}{abs(gap / then):.0%})" if then else ""
    return f"{write(abs(gap), line.unit)} {word} than {name}{share}, which gives {write(then, line.unit)}."


def bill_html(calculator: Calculator, result: Result) -> str:
    """Return every line of the result, in the order a reader would work them out."""
    rows = "".join(
        f"<div{' class=cc-total' if line.headline else ''}><dt>{escape(line.label)}</dt>"
        f"<dd>{line_html(line, result.value(line.name), full=True)}</dd></div>"
        for line in calculator.lines
    )
    return f'<dl class="cc-bill">{rows}</dl>'
