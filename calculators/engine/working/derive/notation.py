"""The notation of the working: signs, brackets, numbers and words in place of Python's."""

from __future__ import annotations

import ast
import math
from collections.abc import Mapping, Sequence
from typing import Any

from calculators.engine.numbers.write import write_field
from calculators.engine.working.steps import ROUND_DOWN, ROUND_UP, Token
from calculators.unit import PLAIN

ADD, MULTIPLY, SIGN, POWER, ATOM = 1, 2, 3, 4, 9
"""How tightly a formula holds together; what holds looser than its place gets brackets."""
OPERATORS: Mapping[type[ast.operator], tuple[str, int]] = {
    ast.Add: (" + ", ADD),
    ast.Sub: (" \u2212 ", ADD),
    ast.Mult: (" × ", MULTIPLY),
    ast.Div: (" ÷ ", MULTIPLY),
    ast.Pow: (" ^ ", POWER),
}
TESTS: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
WORDED = {
    "ceil": (ROUND_UP, ")"),
    "floor": (ROUND_DOWN, ")"),
    "sqrt": ("√(", ")"),
    "exp": ("e^(", ")"),
    "expm1": ("(e^(", ") \u2212 1)"),
    "log": ("ln(", ")"),
    "log2": ("log₂(", ")"),
    "max": ("the larger of (", ")"),
    "min": ("the smaller of (", ")"),
    "abs": ("size of (", ")"),
}
"""What stands before and behind the arguments of a function of the standard library."""

_LEAST, _MOST = 1e-4, 1e15
"""Between these, plain digits read well."""

Expression = tuple[tuple[Token, ...], int]
"""A formula, and how tightly it holds together."""


def listed(expressions: Sequence[Expression]) -> tuple[Token, ...]:
    """Return formulas in a row, with commas between them."""
    tokens: list[Token] = []
    for index, (part, _) in enumerate(expressions):
        tokens += [", ", *part] if index else part
    return tuple(tokens)


def bracketed(expression: Expression, rank: int) -> tuple[Token, ...]:
    """Return a formula as it stands beside an operator of this rank."""
    tokens, own = expression
    return ("(", *tokens, ")") if own < rank else tokens


def number(value: Any) -> str:
    """Return a constant as a reader writes it; a choice by its name.

    >>> number(8760), number(1e-7), number(1e18)
    ('8,760', '1e-7', '1e18')
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(getattr(value, "name", value))
    if value == 0 or (math.isfinite(value) and _LEAST <= abs(value) < _MOST):
        return write_field(value, PLAIN)
    return f"{value:g}".replace("e+", "e").replace("e-0", "e-")


def words(name: str, spelling: Mapping[str, str]) -> str:
    """Return a Python name as a reader sees it; `spelling` has what is not written as it sounds.

    >>> words("exposed_slow", {}), words("ph_of_water", {"ph": "pH"})
    ('exposed slow', 'pH of water')
    """
    return spelling.get(name) or " ".join(
        spelling.get(word, word) for word in name.split("_") if word
    )
