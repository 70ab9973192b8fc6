"""A bill that grows: the parts of one line so far, the newest of them marked, and their sum."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from calculators.engine.html import Html, tag
from calculators.engine.model.record import Calculator, ResultLine
from calculators.engine.numbers.phrase import mid_sentence
from calculators.engine.numbers.read import read
from calculators.engine.numbers.write import machine, write
from calculators.engine.running.run import Result
from calculators.unit import Style

_SO_FAR = "So far"
_NEW = "new"
_COMPARED = "compared"
_THIS = "This bill"
_ROUNDED = "Each amount is rounded by itself."
_SAME = 1e-9


@dataclass(frozen=True)
class Ledger:
    """Which part of a bill is shown."""

    whole: str
    """The line that its parts add up to."""
    upto: str = ""
    """The last part shown, which is new; all of them without it."""
    since: str = ""
    """The first of the new parts, where there is more than one; or the first new line beside."""
    beside: tuple[str, ...] = ()
    """Lines that stand below the sum and are no part of it."""
    called: str = ""
    """What the second bill is called, where there is one."""


def ledger_parts(calculator: Calculator, whole: str) -> list[ResultLine]:
    """Return the lines that add up to a line of the result, in their order."""
    return [line for line in calculator.lines if line.part_of == whole]


def _title(calculator: Calculator, total: ResultLine) -> str:
    """Return what a bill is called: a second one of the same calculator says what it is of."""
    if total is calculator.headline:
        return calculator.title
    return f"{calculator.title}: {mid_sentence(total.label)}"


def ledger_html(
    calculator: Calculator, result: Result, ledger: Ledger, other: Result | None = None
) -> Html:
    """Return the parts of a line so far and their sum; a second bill gets a column of its own."""
    total = calculator.line(ledger.whole)
    assert total is not None
    parts = ledger_parts(calculator, ledger.whole)
    names = [part.name for part in parts]
    end = names.index(ledger.upto) + 1 if ledger.upto else len(parts)
    marked, mark = _marked(ledger, names), _NEW if other is None else _COMPARED
    shown, complete = parts[:end], end == len(parts)
    bills = (result,) if other is None else (result, other)
    rows = [
        _row(part, [bill.value(part.name) for bill in bills], mark=mark * (part.name in marked))
        for part in shown
    ]
    sums = [
        bill.value(total.name) if complete else math.fsum(bill.value(part.name) for part in shown)
        for bill in bills
    ]
    foot = [_row(total, sums, label="" if complete else _SO_FAR)]
    for name in ledger.beside:
        line = calculator.line(name)
        assert line is not None
        amounts = [bill.value(name) for bill in bills]
        foot.append(_row(line, amounts, mark=mark * (name in marked)))
    printed = [[bill.value(part.name) for part in shown] for bill in bills]
    if not all(_foots(lines, whole, total) for lines, whole in zip(printed, sums, strict=True)):
        words = tag("td", _ROUNDED, colspan=1 + len(bills))
        foot.append(tag("tr", words, class_="cc-ledger-note"))
    return tag(
        "table",
        tag("caption", _title(calculator, total), class_="cc-ledger-title"),
        tag("thead", _heads((_THIS, ledger.called))) if other is not None else None,
        tag("tbody", *rows),
        tag("tfoot", *foot),
        class_="cc-ledger",
    )


def _heads(words: Sequence[str]) -> Html:
    return tag("tr", tag("td"), *[tag("th", each, scope="col") for each in words])


def _foots(parts: Sequence[float], whole: float, line: ResultLine) -> bool:
    """Whether money as it is printed adds up to the sum as it is printed."""
    if line.unit.style is not Style.MONEY:
        return True
    amounts = [read(write(value, line.unit), line.unit) for value in (*parts, whole)]
    *printed, total = [amount for amount in amounts if isinstance(amount, float | int)]
    return math.isclose(math.fsum(printed), total, rel_tol=_SAME)


def _marked(ledger: Ledger, names: Sequence[str]) -> Sequence[str]:
    """Return the lines with a mark: the last parts shown, or lines beside the sum."""
    if ledger.since in ledger.beside:
        return ledger.beside[ledger.beside.index(ledger.since) :]
    if not ledger.upto:
        return ()
    return names[names.index(ledger.since or ledger.upto) : names.index(ledger.upto) + 1]


def _row(line: ResultLine, amounts: Sequence[float], *, label: str = "", mark: str = "") -> Html:
    cells = [
        tag("td", tag("data", write(each, line.unit), value=machine(each), data_line=line.name))
        for each in amounts
    ]
    words = [" ", tag("span", mark, class_="cc-ledger-mark")] if mark else []
    return tag(
        "tr",
        tag("th", label or line.label, *words, scope="row"),
        *cells,
        class_="cc-ledger-new" if mark else None,
    )
