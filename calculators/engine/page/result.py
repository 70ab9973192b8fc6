"""The result of a run as a reader sees it: headline, comparison, bill."""

from __future__ import annotations

from calculators.engine.html import GAP, Html, pattern, tag
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.write import MINUS, machine, write
from calculators.engine.running.run import Result

_VALUE = tag("data", GAP, class_="cc-value", data_line=GAP, data_value=GAP, value=GAP)
_BILL_LINE = (tag("dt", GAP), tag("dd", _VALUE))
_value = pattern(_VALUE)
_bill_line = pattern(tag("div", *_BILL_LINE))
_bill_answer = pattern(tag("div", *_BILL_LINE, class_="cc-total"))


def headline_html(calculator: Calculator, result: Result) -> Html:
    """Return the answer in a sentence; the mark after its large number is heard, not seen."""
    line = calculator.headline
    before, marker, after = line.headline.partition("{" + line.name + "}")
    assert marker, f"{calculator.name}: the headline of {line.name} must contain {{{line.name}}}"
    before, after = (_filled(calculator, result, part) for part in (before, after))
    exact = machine(result.value(line.name))
    number = _value(line.name, exact, exact, result.text(line))
    rest = after.lstrip(".,:; ")
    joint = after.removesuffix(rest)
    return tag(
        "p",
        before,
        tag("output", number, class_="cc-number", aria_live="off"),
        tag("span", joint, class_="cc-unseen") if joint.strip() else joint,
        rest,
        class_="cc-headline",
    )


def headline_text(calculator: Calculator, result: Result) -> str:
    """Return the same sentence as plain text, for the status line and for copying."""
    return _filled(calculator, result, calculator.headline.headline)


def _filled(calculator: Calculator, result: Result, text: str) -> str:
    for line in calculator.lines:
        gap = "{" + line.name + "}"
        if gap in text:
            text = text.replace(gap, result.text(line))
    return text


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
    return (
        f"{write(abs(gap), line.unit)} {word} than {name}{share},"
        f" which gives {write(then, line.unit)}."
    )


def bill_html(calculator: Calculator, result: Result) -> Html:
    """Return every line of the result, in the order a reader would work them out."""
    rows = []
    for line in calculator.lines:
        exact = machine(result.value(line.name))
        row = _bill_answer if line.headline else _bill_line
        rows.append(row(line.label, line.name, exact, exact, result.full_text(line)))
    return tag("dl", *rows, class_="cc-bill")
