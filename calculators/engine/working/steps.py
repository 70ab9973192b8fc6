"""The working of a calculator as data: formulas read off source, values still open.

`derive` makes these at build time, where the source is at hand; the browser has only byte
code, so they travel there as a generated module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Place = tuple[str, str]
"""A quantity of the working: the call it lives in, and its name there; `return.cost` is the field
of what the call gave back."""
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

    @property
    def place(self) -> Place:
        """Where it stands: what it is known by, whatever it is labelled."""
        return self.path, self.name


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


def flat(formula: Iterable[Token]) -> Iterator[Token]:
    """Yield the tokens of a formula, those of its two forms among them."""
    for token in formula:
        if isinstance(token, Either):
            yield from flat((token.left, token.right, *token.then, *token.otherwise))
        else:
            yield token


def places(formula: Iterable[Token]) -> Iterator[Place]:
    """Yield what a formula reads."""
    return (token.place for token in flat(formula) if isinstance(token, Name))


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the working: what is found, and from what."""

    result: Name
    formula: tuple[Token, ...]
    line: str = ""
    """The line of the result that it gives, if it gives one."""
