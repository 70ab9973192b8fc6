"""The one unit of a side of a chart: its numbers share a scale, and its name says it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from calculators.engine.numbers.phrase import capitalized
from calculators.engine.numbers.write import price_of, write, write_in_full
from calculators.unit import Style, Unit, Writing

_LONG = 10_000
"""A mark of so many is too long: the scale of the largest number is taken instead."""
_LETTERS_FROM = 100_000
"""From here on marks are written with letters: 100k, 1M."""


@dataclass(frozen=True)
class AxisUnit:
    """How all the numbers of one quantity are written, so that they can be compared."""

    unit: Unit
    marks: Unit
    """The same without a symbol, for marks: the axis's name has it."""
    symbol: str
    """What the marks count; empty where the quantity's own name, or each mark, says it."""
    named: bool
    """Whether the quantity's name says the unit: beside it, the unit is not said again."""
    letters: bool
    tells: bool
    """Whether a number beside the name has a sign or a unit of its own."""

    @property
    def drops(self) -> bool:
        """Whether a number has a unit behind it that can be left off."""
        return self.unit is not self.marks and bool(self.unit.symbol)

    def prose(self, value: float) -> str:
        """Write the number as prose does, a price without what it is for: `$7`."""
        return write(value, self.unit)

    def short(self, value: float) -> str:
        """Write the number as short as it can be said: `1,000`, `$97.5M`."""
        return self.mark(value) if self.letters else self.bare(value)

    def full(self, value: float) -> str:
        """Write the number for a sentence: `1,000 km/h`."""
        return write_in_full(value, self.unit)

    def beside(self, value: float) -> str:
        """Write the number beside the quantity's name, which may say the unit already."""
        return self.bare(value) if self.named else self.full(value)

    def bare(self, value: float) -> str:
        """Write the number without its unit; dollars and percents keep their sign."""
        return write(value, self.unit, "bare")

    def mark(self, value: float) -> str:
        """Write the number as it stands beside an axis."""
        return write(value, self.marks, "short" if self.letters else "bare")


def axis_unit(label: str, unit: Unit, values: Iterable[float], own: float) -> AxisUnit:
    """Choose the writing of the reader's own value, if the others stay short in it."""
    end = max((abs(value) for value in values), default=0.0)
    style = unit.style
    if style in (Style.MONEY, Style.PERCENT):
        # $1.8M carries its own scale, and so does 85%: only "per kilo" is left to say.
        symbol = price_of(unit) if style is Style.MONEY else unit.symbol.removeprefix("%")
        what = symbol.removeprefix("/").removeprefix("per ")
        named = not what or _says(label, what)
        return AxisUnit(
            unit,
            unit,
            "" if named else f"per {what}",
            named,
            letters=style is Style.MONEY,
            tells=True,
        )
    step = unit.writing_of(own)
    if end / step.factor >= _LONG:
        step = unit.writing_of(end)
    named = bool(step.symbol) and (
        _says(label, step.symbol) or (step.factor == 1 and _says(label, unit.name))
    )
    return AxisUnit(
        Unit(unit.name, step.symbol, style=style, ladder=(step,)),
        Unit(unit.name, "", style=style, ladder=(Writing("", step.factor),)),
        "" if named else step.symbol,
        named,
        letters=style is Style.LARGE or end / step.factor >= _LETTERS_FROM,
        tells=bool(step.symbol) and not named,
    )


def _says(label: str, words: str) -> bool:
    """Whether the label has each of these words in it, perhaps as its first.

    >>> _says("Apples in the box", "Apples"), _says("Hours of B", "hours"), _says("Share", "h")
    (True, True, False)
    """
    known = label.replace(",", " ").split()
    return all(word in known or capitalized(word) == known[0] for word in words.split())
