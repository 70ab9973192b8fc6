"""The result of a run as a reader sees it: headline, comparison, bill."""

from __future__ import annotations

from calculators.engine.html import GAP, Html, pattern, tag
from calculators.engine.model.record import Calculator, ResultLine
from calculators.engine.numbers.change import amount_of_change, share_of_change
from calculators.engine.numbers.write import machine
from calculators.engine.page.verdict import answer, side
from calculators.engine.running.run import Result

_VALUE = tag("data", GAP, data_line=GAP, data_value=GAP, value=GAP)
_BILL_LINE = (tag("dt", GAP), tag("dd", _VALUE))
_value = pattern(_VALUE)
_bill_line = pattern(tag("div", *_BILL_LINE))
_bill_answer = pattern(tag("div", *_BILL_LINE, class_="cc-calculator-total"))


def headline_html(calculator: Calculator, result: Result) -> Html:
    """Return the answer in a sentence; the mark after its large number is heard, not seen."""
    line = calculator.headline
    said = answer(calculator, result)
    marks = {"class_": "cc-calculator-headline", "data_side": _turned(calculator, result)}
    exact = machine(result.value(line.name))
    number = _value(line.name, exact, exact, said.number or said.before)
    output = tag(
        "output", number, class_="cc-calculator-number" if said.number else None, aria_live="off"
    )
    if not said.number:
        return tag("p", output, **marks)
    rest = said.after.lstrip(".,:; ")
    joint = said.after.removesuffix(rest)
    return tag(
        "p",
        *_with_the_winner(said.before),
        output,
        tag("span", joint, class_="cc-unseen") if joint.strip() else joint,
        rest,
        **marks,
    )


def _turned(calculator: Calculator, result: Result) -> str | None:
    """Return the side that a verdict turned to; None where no number turns it."""
    verdict = calculator.headline.headline
    assert verdict is not None
    return side(calculator, verdict, result).value if verdict.over != verdict.under else None


def _with_the_winner(before: str) -> tuple[Html | str, ...]:
    """Set apart what is decided, which stands before a colon: "Take B:"."""
    winner, colon, rest = before.partition(":")
    return (tag("b", winner + colon, class_="cc-calculator-winner"), rest) if colon else (before,)


def headline_text(calculator: Calculator, result: Result) -> str:
    """Return the same sentence as plain text, for the status line and for copying."""
    return answer(calculator, result).text


def comparison_text(calculator: Calculator, result: Result, example: Result, name: str) -> str:
    """Say how the answer differs from the example's, or that every line is the example's."""
    others = [line for line in calculator.lines if line is not calculator.headline]
    for line in (calculator.headline, *others):
        now, then = result.value(line.name), example.value(line.name)
        if now == then:
            continue
        if line is calculator.headline and now is not None and then is not None:
            return f"{_difference(now, then, line)} than {name}, which gives {example.text(line)}."
        return f"{line.label}: {result.text(line)}, against {example.text(line)} in {name}."
    return f"The same as {name}."


def _difference(now: float, then: float, line: ResultLine) -> str:
    """Say by how much, and by which share where that tells something."""
    size, word = amount_of_change(now, then, line.unit), "more" if now > then else "less"
    share = share_of_change(now, then, line.unit)
    return f"{size} {word} ({share})" if share else f"{size} {word}"


def bill_html(calculator: Calculator, result: Result) -> Html:
    """Return every line of the result, in the order a reader would work them out."""
    rows = []
    for line in calculator.lines:
        exact = machine(result.value(line.name))
        row = _bill_answer if line.headline else _bill_line
        rows.append(row(line.label, line.name, exact, exact, result.full_text(line)))
    return tag("dl", *rows, class_="cc-calculator-bill")
