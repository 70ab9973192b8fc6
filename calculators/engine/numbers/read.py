"""How a reader's text becomes a number: leniently, or with a sentence why not."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from calculators.engine.numbers.phrase import MULTIPLES, quoted
from calculators.engine.numbers.whole import int_if_whole
from calculators.money import MONEY
from calculators.unit import Style, Unit

_NUMBER = re.compile(
    r"^\s*(?P<sign>[-\u2212+]?)\s*(?P<digits>(?:\d[\d,\s_]*(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?)"
    r"\s*(?P<word>%|[a-zA-Zµ][^\d]*)?$",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\bto\b|\u2013|\.\.|(?<=[\d%a-zA-Z])\s-\s")
_DIGIT = re.compile(r"\d")
_DECIMAL_COMMA = re.compile(r"^(?:0,\d+|\d+,(?:\d{1,2}|\d{4,})|\d{1,3}(?:\.\d{3})+,\d+)(?![\d,.])")
"""A comma that no thousands can be meant by, as in 2,80 and 0,125 and 1.234,5."""
_SHORT = {"k": 1e3, "m": 1e6, "mn": 1e6, "b": 1e9, "bn": 1e9, "g": 1e9, "t": 1e12, "tn": 1e12}
_MULTIPLES = MULTIPLES | _SHORT
LONGEST = 100
"""The signs that any number of ours can be written with, unit and spaces included."""


class Unreadable(ValueError):
    """The text is not a number; the message says so to the reader."""


@dataclass(frozen=True)
class Range:
    """What a reader means by "5 to 9": nine times in ten it lies between."""

    low: float
    high: float


def read(text: str, unit: Unit, factor: float = 1, *, whole: bool = False) -> float | Range:
    """Read a number or a range, in the writing whose `factor` is given, as the unit's own.

    `1,792`, `$7`, `30%`, `2.5k`, `70B`, `1e25`, `2,80 USD` and `5 to 9` are all understood.
    """
    refuse_length(text)
    ends = _ends(text.strip())
    if ends:
        low, high = (_one(end, unit, factor, whole=whole) for end in ends)
        if low == high:
            return low
        return Range(min(low, high), max(low, high))
    return _one(text, unit, factor, whole=whole)


def refuse_length(text: str) -> None:
    """Refuse a text that is longer than a number can be, before anyone looks into it."""
    if len(text) > LONGEST:
        raise Unreadable(f"{quoted(text)} is too long: a number has at most {LONGEST} signs.")


def _ends(text: str) -> tuple[str, str] | None:
    """Return what stands on either side of a word for a range, if there are digits on both."""
    digits = [found.start() for found in _DIGIT.finditer(text)]
    for between in _BETWEEN.finditer(text):
        if digits and digits[0] < between.start() and digits[-1] >= between.end():
            return text[: between.start()], text[between.end() :]
    return None


def _one(text: str, unit: Unit, factor: float, *, whole: bool) -> float:
    shown = " ".join(text.split())
    match = _NUMBER.match(_plain(shown, unit))
    if not shown or match is None:
        raise Unreadable(f"{quoted(shown)} is not a number." if shown else "This field is empty.")
    number = float(re.sub(r"[,\s_]", "", match["digits"]))
    if match["sign"] in ("-", "\u2212"):
        number = -number
    word = (match["word"] or "").strip()
    number = _times(number, word, unit, factor, shown)
    if not math.isfinite(number):
        raise Unreadable(f"{quoted(shown)} is too large to work with.")
    if whole:
        if not math.isclose(number, round(number), rel_tol=1e-9, abs_tol=1e-9):
            raise Unreadable(f"{quoted(shown)} is not a whole number.")
        return round(number)
    return int_if_whole(number)


def _plain(shown: str, unit: Unit) -> str:
    """Return a text without what only says that money is meant, its decimal comma a point."""
    text = shown
    if unit.style is Style.MONEY:
        if MONEY.is_other(text):
            raise Unreadable(f"{quoted(shown)}: amounts are in {MONEY.name} here.")
        text = MONEY.unsigned(text)
    else:
        text = text.removeprefix(MONEY.sign)
    start = text.lstrip(" -\u2212+")
    comma = _DECIMAL_COMMA.match(start)
    if comma is None:
        return text
    number = comma[0].replace(".", "").replace(",", ".")
    return text.removesuffix(start) + number + start.removeprefix(comma[0])


def _times(number: float, word: str, unit: Unit, factor: float, shown: str) -> float:
    percent = unit.style is Style.PERCENT
    if word == "%":
        if not percent:
            raise Unreadable(f"{quoted(shown)} is a percentage; give {unit.name}.")
        return number / 100
    if percent and not word:
        return number / 100 if abs(number) > 1 else number
    for writing in unit.choices:
        if word == writing.symbol:
            return number * writing.factor
    head = word.partition(" ")[0]
    multiple = _MULTIPLES.get(head.lower())
    if multiple is not None and unit.symbol not in (word, head):
        return number * multiple * factor
    if word and not _names(word, unit):
        raise Unreadable(
            f"{quoted(shown)}: {quoted(word)} is not understood here; give {unit.name}."
        )
    return number * factor


def _names(word: str, unit: Unit) -> bool:
    plain = word.lower().rstrip("s.")
    known = {unit.symbol.lower(), unit.name.lower(), unit.symbol.lower().lstrip("/")}
    known |= {name.rstrip("s") for name in known} | {"per " + unit.symbol.lower().lstrip("/")}
    return (
        plain in known or word.lower() in known or (unit.symbol == "h" and plain in ("hour", "hr"))
    )
