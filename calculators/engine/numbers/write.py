"""The one place where a number becomes text: prose, results, charts, fields."""

from __future__ import annotations

import math
import re

from calculators.engine.numbers.phrase import MULTIPLES
from calculators.engine.numbers.whole import int_if_whole
from calculators.money import MONEY
from calculators.unit import Style, Unit

NO_BREAK = "\u00a0"
MINUS = "\u2212"

SPECS = ("words", "short", "bare", "percent")
"""The ways to write a number that have a name; `.3f` and the like give its digits."""
_PLURAL = re.compile(r"(?<=[A-Za-z]{2})(?<!s)s\b")
"""The ending of a word for several; two letters before it tell it from ms."""
_DIGITS = re.compile(r"\.[0-9]{1,2}[efg%]?")

_WORDS = tuple((size, word) for word, size in reversed(MULTIPLES.items()) if word != "thousand")
"""Thousands are read as digits."""
_LETTERS = ((1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k"))
_BESIDE_ONE = 0.005
"""Nearer to one than this, three digits would write it as one."""
_MOST_DECIMALS = 9
_SAME = 1e-9
_WHOLE_FROM = 1000
"""From here on decimals tell nobody anything."""
_WORDS_FROM = 10_000_000
"""From here on money is read as words: $97.5 million."""

_FIELD_LETTERS = 8
_FIELD_DIGITS = 4
"""A number too long for its field is shown with so many digits."""

FORMATS = {
    "": "as prose says it, with its unit",
    ".1f": "so many digits behind the point",
    "words": "millions in words",
    "short": "for little room: M for a million",
    "bare": "without the unit",
    "percent": "a ratio as a share of a hundred",
}
"""What may stand behind the colon of a number in a text, and how it is then written."""


def is_spec(spec: str) -> bool:
    """Whether this is a way to write a number.

    >>> is_spec("words"), is_spec(".3f"), is_spec("wrods")
    (True, True, False)
    """
    return not spec or spec in SPECS or bool(_DIGITS.fullmatch(spec))


def write(value: float | None, unit: Unit, spec: str = "") -> str:
    """Return the number as prose says it: `$5.38`, `23.1%`, `172 L/min`, `70 billion parameters`.

    `spec` is one of FORMATS, with any count of digits.
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
        return _unsigned_zero(sign, _money(abs(number), digits, spec), MONEY.before)
    writing = unit.writing_of(number)
    amount = abs(number) / writing.factor
    if spec == "short":
        body = _short(amount)
    elif style is Style.LARGE and not digits:
        body = _large(amount)
    else:
        body = _digits(amount, digits)
    symbol = "" if spec == "bare" else _of_one(writing.symbol) if body == "1" else writing.symbol
    if symbol == "×":
        return _unsigned_zero(sign, body) + symbol
    return _unsigned_zero(sign, body) + (NO_BREAK + symbol if symbol else "")


def _of_one(symbol: str) -> str:
    """Return a unit as it stands behind 1: `1 apple`, `1 apple/s`, and `1 ms` as ever."""
    return _PLURAL.sub("", symbol, count=1)


def write_in_full(value: float | None, unit: Unit) -> str:
    """Return the number with all of its unit: `$7/h` where prose would say `$7`."""
    return with_unit(write(value, unit), unit)


def with_unit(text: str, unit: Unit) -> str:
    """Return a written number with the part of its unit that prose leaves off."""
    return text + price_of(unit)


def price_of(unit: Unit) -> str:
    """Return what an amount of money is for, as `/h` in `$7/h`; nothing for other units.

    The sign is the course's, whatever a unit has in its place.
    """
    money = unit.style is Style.MONEY and unit.symbol.startswith(("/", "per "))
    return unit.symbol if money else ""


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


def write_short_field(value: float, unit: Unit, factor: float = 1) -> str:
    """Return the text of a field as it is shown: rounded where the whole of it would be cut off."""
    text = write_field(value, unit, factor)
    if len(text.replace(",", "").split(" ")[0].rstrip("%")) <= _FIELD_LETTERS:
        return text
    digits = float(f"{float(value) / factor:.{_FIELD_DIGITS}g}")  # of what is shown
    short = write_field(digits * factor, unit, factor)
    return short if len(short) < len(text) else text


def field_unit(unit: Unit) -> tuple[str, str]:
    """Return what stands before and behind a field of this unit."""
    if unit.style is Style.MONEY:
        what = price_of(unit).lstrip("/")
        return MONEY.before.rstrip(), f"per {what}" if what else ""
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
    if _SAME < abs(number - 1) < _BESIDE_ONE:  # 1.00 would say that nothing differs
        return _fixed(number, min(_MOST_DECIMALS, 1 - _magnitude(abs(number - 1))))
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
