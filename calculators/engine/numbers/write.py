"""The one place where a number becomes text: prose, results, charts, fields."""

from __future__ import annotations

import math

from calculators.engine.numbers.phrase import MULTIPLES
from calculators.engine.numbers.whole import int_if_whole
from calculators.unit import Style, Unit

NO_BREAK = "\u00a0"
MINUS = "\u2212"

_WORDS = tuple((size, word) for word, size in reversed(MULTIPLES.items()) if word != "thousand")
"""Thousands are read as digits."""
_LETTERS = ((1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k"))
_WHOLE_FROM = 1000
"""From here on decimals tell nobody anything."""
_WORDS_FROM = 10_000_000
"""From here on money is read as words: $97.5 million."""


def write(value: float | None, unit: Unit, spec: str = "") -> str:
    """Return the number as prose says it: `$5.38`, `23.1%`, `172 L/min`, `70 billion parameters`.

    `spec` overrides the digits: `.3f` three decimals, `words` for millions in words, `short`
    for little room ($1.8M, 1.8k apples), `bare` to leave the unit off, `percent` for a ratio as
    a share.
    """
    if value is None:
        return "none"
    number = float(value)
    if not math.isfinite(number):
        raise ValueError(f"{unit.name}: the result is not a finite number")
    sign = MINUS if number < 0 else ""
    digits = spec if spec.startswith(".") else ""
    style = Style.PERCENT if spec == "percent" else unit.style
    if style is Style.PERCENT:
        return _unsigned_zero(sign, _percent(abs(number), digits)) + "%"
    if style is Style.MONEY:
        return _unsigned_zero(sign, _money(abs(number), digits, spec), "$")
    writing = unit.writing_of(number)
    amount = abs(number) / writing.factor
    if spec == "short":
        body = _short(amount)
    elif style is Style.LARGE and not digits:
        body = _large(amount)
    else:
        body = _digits(amount, digits)
    symbol = "" if spec == "bare" else writing.symbol
    if symbol == "×":
        return _unsigned_zero(sign, body) + symbol
    return _unsigned_zero(sign, body) + (NO_BREAK + symbol if symbol else "")


def write_in_full(value: float | None, unit: Unit) -> str:
    """Return the number with all of its unit: `$7/h` where prose would say `$7`."""
    text = write(value, unit)
    return text + unit.symbol if unit.style is Style.MONEY and unit.symbol != "$" else text


def write_field(value: float, unit: Unit, factor: float = 1) -> str:
    """Return the text a field holds: no unit, enough digits to read back the same number."""
    if unit.style is Style.PERCENT:  # with its sign, or 0.5 would read back as a half
        return _trimmed(float(value) * 100, 10) + "%"
    shown = float(value) / factor
    if unit.style is Style.LARGE:
        for size, word in _WORDS:
            if shown >= size and shown / size < _WHOLE_FROM * 10:
                return f"{_trimmed(shown / size, 10)} {word}"
    return _trimmed(shown, 10)


def field_unit(unit: Unit) -> tuple[str, str]:
    """Return what stands before and behind a field of this unit."""
    if unit.style is Style.MONEY:
        return "$", "" if unit.symbol == "$" else "per " + unit.symbol.lstrip("/")
    return "", "" if unit.style is Style.PERCENT else unit.symbol


def machine(value: float | None) -> str:
    """Return the value for a script: whole numbers exact, others to twelve digits.

    Twelve, because the last few bits of `exp` and `log` differ between one machine's
    mathematics library and another's, and the page must not. What counts is the value, never
    its type: JSON does not tell 7 from 7.0.
    """
    if value is None:
        return ""
    number = int_if_whole(float(value))
    return str(number) if isinstance(number, int) else repr(float(f"{number:.12g}"))


def _unsigned_zero(sign: str, body: str, before: str = "") -> str:
    if sign and not any(character in "123456789" for character in body):
        sign = ""
    return sign + before + body


def _formatted(number: float, digits: str) -> str:
    """Write with these digits, halves up: $4.125 is $4.13 to a reader, whatever binary thinks."""
    return f"{number * (1 + 1e-13):,{digits}}"


def _fixed(number: float, decimals: int) -> str:
    return _formatted(number, f".{decimals}f")


def _trimmed(number: float, digits: int) -> str:
    text = _fixed(number, max(0, digits - 1 - _magnitude(number)))
    return text.rstrip("0").rstrip(".") if "." in text else text


def _magnitude(number: float) -> int:
    return math.floor(math.log10(number)) if number > 0 else 0


def _is_short(number: float, digits: int = 4) -> bool:
    """Whether so few digits write the number exactly that rounding it would only lose."""
    return math.isclose(float(f"{number:.{digits}g}"), number, rel_tol=1e-12)


def _digits(number: float, digits: str) -> str:
    if digits:
        return _formatted(number, digits)
    if number >= _WHOLE_FROM:
        return _fixed(number, 0)
    if _is_short(number):
        return _trimmed(number, 4)
    return _fixed(number, max(0, 2 - _magnitude(number)))


def _percent(number: float, digits: str) -> str:
    share = number * 100
    if digits:
        return _formatted(share, digits)
    if math.isclose(share, round(share), abs_tol=1e-9) or share >= _WHOLE_FROM:
        return _fixed(share, 0)
    if 99 < share < 100:  # noqa: PLR2004 - 99.99% must not be rounded up to all
        return _trimmed(share, 3 - _magnitude(100 - share))
    return _fixed(share, 1 if share >= 1 else 1 - _magnitude(share))


def _money(number: float, digits: str, spec: str) -> str:
    if digits:
        return _formatted(number, digits)
    if spec == "short":
        text = _short(number)
        return f"{text}0" if text[-2:-1] == "." else text  # $1.20, as cents are written
    if spec == "words" or number >= _WORDS_FROM:
        return _large(number)
    if number >= _WHOLE_FROM:
        return _fixed(number, 0)
    if math.isclose(number, round(number), abs_tol=1e-9):
        return _fixed(number, 0)
    if number >= 1:
        return _fixed(number, 2)
    whole, _, cents = _fixed(number, 2 - _magnitude(number)).partition(".")
    return f"{whole}.{cents.rstrip('0').ljust(2, '0')}"


def _large(number: float) -> str:
    if number >= 1e18:  # noqa: PLR2004 - past quadrillions, words help nobody
        return f"{number:.2e}".replace("e+", "e")
    for size, word in _WORDS:
        if number >= size:
            return f"{_sized(number / size)} {word}"
    return _digits(number, "")


def _short(number: float) -> str:
    if number >= 1e15:  # noqa: PLR2004 - beyond the letters people know
        return f"{number:.3g}".replace("e+", "e")
    for size, letter in _LETTERS:
        if number >= size:
            return _sized(number / size) + letter
    return _sized(number)


def _sized(number: float) -> str:
    return _trimmed(number, 4 if _is_short(number) else 3)
