"""How a calculator's cells look: its colors, and how numbers of each unit are written."""

from __future__ import annotations

from typing import Any

from calculators.engine.sheet.records import Look
from calculators.engine.working.cells import Kind, kind_of
from calculators.money import MONEY
from calculators.unit import Style, Unit

_DARK, _RULE = "1B3A57", "D5DBE1"
TITLE = Look(bold=True, size=18, color=_DARK)
HEADLINE = Look(bold=True, size=16)
QUIET = Look(italic=True, color="595959")
QUIET_RIGHT = Look(italic=True, color="595959", right=True, wrap=True, size=9)
HEAD = Look(bold=True, color="FFFFFF", fill=_DARK)
HEAD_BESIDE = Look(bold=True, color="FFFFFF", fill=_DARK, indent=1)
HEAD_WRAPPED = Look(bold=True, color="FFFFFF", fill=_DARK, wrap=True)
HEAD_RIGHT = Look(bold=True, color="FFFFFF", fill=_DARK, wrap=True, right=True)
LABEL = Look(line=_RULE, wrap=True)
BESIDE = Look(line=_RULE, indent=1, wrap=True)
SMALL = Look(line=_RULE, indent=1, wrap=True, size=9, color="595959")
TEXT = Look()
LINK = Look(color="1F5FA8")
_GIVEN, _INK = "FFF6D6", "1F3FA8"
"""The cells to type in: a pale ground, and blue figures as in any model of a bank."""
_ANSWER = "E4F1E6"


def value_look(form: str) -> Look:
    """Return the look of a number that was worked out."""
    return Look(form, line=_RULE, right=True)


def given_look(form: str, *, is_choice: bool) -> Look:
    """Return the look of a cell to type in."""
    return Look(form, color=_INK, fill=_GIVEN, line=_RULE, right=True, wrap=is_choice)


def answer_look(form: str, *, bold: bool) -> Look:
    """Return the look of a line of the result."""
    return Look(form, bold=bold, fill=_ANSWER, line=_RULE, right=True)


def headline_look(form: str, *, small: bool = False) -> Look:
    """Return the look of the one number that answers the question; small, of a scenario's."""
    return Look(form, bold=True, size=12 if small else 16, fill=_ANSWER, right=True)


def unit_text(kind: Kind | None) -> str:
    """Return what stands beside a number for its unit."""
    if kind is None or kind[1] == Style.PERCENT.value:
        return ""
    symbol, style, _ = kind
    return f"{MONEY.sign}{symbol}" if style == Style.MONEY.value else symbol


def unit_of(unit: Unit | None) -> str:
    """Return what stands beside numbers of a unit."""
    return unit_text(kind_of(unit)) if unit else ""


WHOLE = "#,##0"
SHARE = "0.0%"
_SCIENCE = "0.00E+00"
_MILLION, _BILLION, _MANY, _HUGE = "1000000", "1000000000", 1e11, 1e15
_NO_DECIMALS = 1000
_PLAIN = "#,##0.0##"


def number_format(symbol_and_style: Kind | None, value: Any = None) -> str:
    """Return how a number is written in a cell, chosen by its size where one is known.

    Amounts below zero have a section of their own: in the last one of three, programs do not
    agree about the sign.
    """
    size = abs(value) if isinstance(value, int | float) else None
    if symbol_and_style is None:
        return _parts(f"[>={_MANY:.0f}]{_SCIENCE}", _PLAIN, "General")
    style, is_wide = Style(symbol_and_style[1]), symbol_and_style[2]
    if style is Style.PERCENT:
        return "0.0#%"
    if style is Style.COUNT:
        return WHOLE
    if style is Style.MONEY:
        money = f'"{MONEY.before}"'
        if size is not None and size >= _NO_DECIMALS:
            return f"{money}#,##0"
        return _parts(f"[>=0.01]{money}#,##0.00", f"{money}#,##0.00", f"{money}0.00#####")
    if size is not None and size >= (_HUGE if style is Style.LARGE else _MANY):
        return _SCIENCE
    if style is Style.LARGE:
        return _parts(f'[>={_BILLION}]#,##0.0##,,,"\u00a0billion"', WHOLE, WHOLE)
    if size is None and is_wide:
        return _parts(f"[>={_MILLION}]{_SCIENCE}", _PLAIN, "General")
    if size is not None and size >= _NO_DECIMALS:
        return WHOLE
    return _parts(f"[>=0.01]{_PLAIN}", _PLAIN, "General")


def _parts(upper: str, below_zero: str, rest: str) -> str:
    return f"{upper};[<0]-{below_zero};{rest}"


def format_of(unit: Unit | None, value: Any = None) -> str:
    """Return how a number of a unit is written in a cell."""
    return number_format(kind_of(unit) if unit else None, value)
