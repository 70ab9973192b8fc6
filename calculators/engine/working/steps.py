"""The working of a calculator as data: formulas read off source, values still open.

`derive` makes these at build time, where the source is at hand; the browser has only byte
code, so they travel there as a generated module.
"""

from __future__ import annotations

from dataclasses import dataclass

ROUND_UP, ROUND_DOWN = "round up (", "round down ("
"""How a formula begins that ends in a whole number."""


@dataclass(frozen=True, slots=True)
class Name:
    """A quantity in a formula: which run of which function holds it, and what it is called."""

    path: str
    """The call it lives in: "" for the calculator itself, then "/line:function" a level."""
    name: str
    label: str
    unit: str = ""
    """The unit's alias, as `module:Alias`."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A constant or an untouched default: known when the formula is read."""

    label: str
    text: str
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Either:
    """A formula with two forms: which one applies shows only in the run."""

    left: Name | Fixed
    test: str
    """One of `<`, `<=`, `>`, `>=`, `==`, `!=`, or "" for whether `left` holds at all."""
    right: Name | Fixed
    then: tuple[Token, ...]
    otherwise: tuple[Token, ...]


Token = str | Name | Fixed | Either
"""A formula is a row of these; text is operators and parentheses."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the working: what is found, and from what."""

    result: Name
    formula: tuple[Token, ...]
    line: str = ""
    """The line of the result that it gives, if it gives one."""
