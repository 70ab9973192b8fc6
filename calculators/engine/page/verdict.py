"""The verdict of a run: the sentences its signs call for, with their gaps filled."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from calculators.engine.model.markers import Sentences, Verdict
from calculators.engine.model.record import Calculator, ResultLine
from calculators.engine.model.sentences import GAP, each_sentence
from calculators.engine.numbers.write import write, write_in_full
from calculators.engine.running.run import Result

_TIE = 1e-9
"""A difference of a smaller share of what is compared comes from rounding, and is none."""


class Side(Enum):
    """Which way a verdict turned."""

    OVER = "over"
    UNDER = "under"
    EVEN = "even"


@dataclass(frozen=True)
class Answer:
    """The verdict in three: what stands before the number that is asked for, it, and the rest."""

    before: str
    number: str
    """Empty where the sentences do without it, as at a tie."""
    after: str

    @property
    def text(self) -> str:
        """Return the whole as plain text."""
        return self.before + self.number + self.after


def answer(calculator: Calculator, result: Result) -> Answer:
    """Return the sentences that hold for this result."""
    line = calculator.headline
    assert line.headline is not None
    sentences = " ".join(
        sentence
        for sentence in each_sentence(chosen(calculator, line.headline, result))
        if all(_fill(calculator, result, gap) is not None for gap in GAP.finditer(sentence))
    )
    own = next((gap for gap in GAP.finditer(sentences) if gap[1] == line.name), None)
    if own is None:
        return Answer(_filled(calculator, result, sentences), "", "")
    return Answer(
        _filled(calculator, result, sentences[: own.start()]),
        _fill(calculator, result, own) or line.none,
        _filled(calculator, result, sentences[own.end() :]),
    )


def chosen(calculator: Calculator, verdict: Verdict, result: Result) -> Sentences:
    """Return the sentences of the side that the verdict turned to."""
    sentences: Sentences = getattr(verdict, side(calculator, verdict, result).value)
    return sentences


def side(calculator: Calculator, verdict: Verdict, result: Result) -> Side:
    """Return the side of the verdict that the deciding line's sign calls for."""
    line = calculator.line(verdict.by) or calculator.headline
    value = result.value(line.name)
    alike = [
        abs(amount)
        for other in calculator.lines
        if other.unit == line.unit and (amount := result.value(other.name)) is not None
    ]
    if value is None or abs(value) <= max(verdict.within, _TIE * max(alike, default=0)):
        return Side.EVEN
    return Side.OVER if value > 0 else Side.UNDER


def _filled(calculator: Calculator, result: Result, text: str) -> str:
    return GAP.sub(lambda gap: _fill(calculator, result, gap) or "", text)


def _is_out_of_reach(calculator: Calculator, line: ResultLine, value: float) -> bool:
    """Whether a break-even lies where its input can never be."""
    item = calculator.input(line.even_with) if line.even_with else None
    return item is not None and not item.low <= value <= item.high


def _fill(calculator: Calculator, result: Result, gap: re.Match[str]) -> str | None:
    """Return what goes into a gap; None where the line has no value and nothing to say of it."""
    name, form = gap.groups()
    line = calculator.line(name)
    item = None if line else calculator.input(name)
    source = line or item
    assert source is not None, f"{calculator.name}: {{{name}}} is neither a line nor an input"
    assert source.unit is not None, f"{calculator.name}: {{{name}}} has no unit"
    value = result.value(name) if line else result.values[name]
    if value is None or (line and _is_out_of_reach(calculator, line, value)):
        return line.none if line and line.none != "none" else None
    if form == "share" and not 0 <= value <= 1:
        return None
    if form == "size":
        return write(abs(value), source.unit)
    if form == "full":
        return result.full_text(line) if line else write_in_full(value, source.unit)
    return result.text(line) if line else write(value, source.unit)
