"""How a typed answer is judged: right, a slip people make, or which way it is off."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from calculators.engine.numbers.phrase import MULTIPLES, quoted
from calculators.engine.numbers.read import Range, Unreadable, read, refuse_length
from calculators.engine.prose.expression import Amount, Nonsense
from calculators.engine.prose.slips import GENERIC, Slip
from calculators.money import MONEY
from calculators.unit import Style

_TRAILING = re.compile(r"^(?P<number>.*?[\d.])\s*(?P<word>[^\d\s.,][^\d]*)$")
_SHOWN = re.compile(r"^(?P<sign>[-\u2212]?)(?P<digits>[\d,]+(?:\.\d+)?(?:e-?\d+)?)(?P<rest>.*)$")
_BELOW_ONE_PERCENT = 0.01
WRONG_SIGN = "The right size, with the wrong sign."


class VerdictKind(StrEnum):
    """What a try can be."""

    RIGHT = "right"
    SLIP = "slip"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Verdict:
    """What is said to one try."""

    kind: VerdictKind
    say: str

    @property
    def right(self) -> bool:
        """Whether the answer counts."""
        return self.kind is VerdictKind.RIGHT


def grade(
    text: str,
    expected: Amount,
    tolerance: str = "2%",
    foreseen: Iterable[tuple[Amount, str]] = (),
    slips: Iterable[Slip] = GENERIC,
) -> Verdict:
    """Judge what a reader typed against an amount the model worked out.

    Any unit that can be read is converted; a bare number counts in the amount's own unit, or in
    the one it is shown in. `foreseen` are wrong answers with what the author says to them.
    """
    try:
        values = _readings(text, expected)
    except Unreadable as reason:
        return Verdict(VerdictKind.UNREADABLE, str(reason))
    target = expected.number
    wrong = [(amount.number, say) for amount, say in foreseen]
    return _verdict(values, target, tolerance, wrong, slips)


def grade_shown(
    text: str, shown: str, tolerance: str = "2%", slips: Iterable[Slip] = GENERIC
) -> Verdict:
    """Judge a typed result against one that is only known as it is printed, such as `$5.38/h`."""
    target, scale = _printed(shown)
    try:
        refuse_length(text)
        typed, own_scale = _printed(text.strip().replace("\u00a0", " "))
    except Unreadable as reason:
        return Verdict(VerdictKind.UNREADABLE, str(reason))
    values = [typed * own_scale] if own_scale != 1 else [typed * scale, typed]
    return _verdict(values, target * scale, tolerance, [], slips)


def _verdict(
    values: list[float],
    target: float,
    tolerance: str,
    foreseen: list[tuple[float, str]],
    slips: Iterable[Slip],
) -> Verdict:
    margin = _margin(tolerance)
    if any(_near(value, target, margin) for value in values):
        return Verdict(VerdictKind.RIGHT, "Right.")
    for wrong, say in foreseen:
        if any(_near(value, wrong, margin) for value in values):
            return Verdict(VerdictKind.SLIP, say)
    value = values[0]
    if any(_near(-value, target, margin) for value in values) and target:
        return Verdict(VerdictKind.SLIP, WRONG_SIGN)
    for slip in slips:
        if any(_near(value, target * slip.factor, margin) for value in values):
            return Verdict(VerdictKind.SLIP, slip.too_high)
        if any(_near(value, target / slip.factor, margin) for value in values):
            return Verdict(VerdictKind.SLIP, slip.too_low)
    return Verdict(VerdictKind.WRONG, "Too high." if value > target else "Too low.")


def _readings(text: str, expected: Amount) -> list[float]:
    """Return the values a text may mean; an unknown unit is left aside, its number is not."""
    refuse_length(text)
    shown = " ".join(text.split())
    trailing = _TRAILING.match(shown)
    for writing in expected.unit.ladder:
        if trailing and trailing["word"].strip() == writing.symbol:
            return [_one(trailing["number"], expected) * writing.factor]
    try:
        value = _one(shown, expected)
    except Unreadable:
        if trailing is None:
            raise
        value = _one(trailing["number"], expected)
        return [value, *_rescaled(value, expected)]
    named = trailing is not None
    return [value] if named else [value, *_rescaled(value, expected), *_share(value, expected)]


def _one(text: str, expected: Amount) -> float:
    value = read(text, expected.unit)
    if isinstance(value, Range):
        raise Unreadable("Give one number here, not a range.")
    return float(value)


def _rescaled(value: float, expected: Amount) -> list[float]:
    """Return the value in the scale the answer is printed in: 10.2 may mean 10.2 km."""
    factor = expected.unit.writing_of(expected.number).factor
    return [value * factor] if factor != 1 else []


def _share(value: float, expected: Amount) -> list[float]:
    """Return a percentage below one as such: 0.4 may mean 0.4%."""
    percent = expected.unit.style is Style.PERCENT
    small = percent and abs(expected.number) < _BELOW_ONE_PERCENT
    return [value / 100] if small else []


def _printed(text: str) -> tuple[float, float]:
    """Take a printed number apart: its digits, and the scale its words give it."""
    match = _SHOWN.match(MONEY.unsigned(text).replace(" ", ""))
    if match is None or not any(map(str.isdigit, match["digits"])):
        raise Unreadable(f"{quoted(text)} is not a number." if text else "This field is empty.")
    number = float(match["digits"].replace(",", ""))
    number = -number if match["sign"] else number
    rest = match["rest"].replace("\u00a0", "").lower()
    scale = next((size for word, size in MULTIPLES.items() if rest.startswith(word)), 1.0)
    return number, scale


def _margin(tolerance: str) -> tuple[float, float]:
    """Read `2%` as a share of the answer, `0.5` as an amount: (share, amount)."""
    text = tolerance.strip()
    try:
        return (float(text[:-1]) / 100, 0.0) if text.endswith("%") else (0.0, float(text))
    except ValueError:
        raise Nonsense(f"tolerance {quoted(text)} is no number", "write 2% or 0.5") from None


def margin_at(tolerance: str, target: float) -> float:
    """Return how far from a number an answer may be and still count as it.

    >>> margin_at("2%", -50), margin_at("0.5", 10)
    (1.0, 0.5)
    """
    return _allowed(target, _margin(tolerance))


def _allowed(target: float, margin: tuple[float, float]) -> float:
    share, amount = margin
    return max(share * abs(target), amount, 1e-9 * abs(target))


def _near(value: float, target: float, margin: tuple[float, float]) -> bool:
    return abs(value - target) <= _allowed(target, margin)
