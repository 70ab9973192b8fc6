"""A formula of a spreadsheet, as text that holds together, and the signs that join two."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

COMPARE, ADD, MULTIPLY, POWER, ATOM = 0, 1, 2, 3, 9
"""How tightly a formula holds together; what holds looser than its place gets brackets."""
_SIGNS: Mapping[type[ast.operator], tuple[str, int]] = {
    ast.Add: ("+", ADD),
    ast.Sub: ("-", ADD),
    ast.Mult: ("*", MULTIPLY),
    ast.Div: ("/", MULTIPLY),
    ast.Pow: ("^", POWER),
}
_TESTS: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "=",
    ast.NotEq: "<>",
}
_LEAST_POWER = -700
"""Below this power of e, doubles lose their digits and then end."""
_EXACT = 1e15
"""Whole numbers below this are written as such."""
FUNCTIONS = {
    "ceil": "(-INT(-({0})))",
    "floor": "INT({0})",
    "sqrt": "SQRT({0})",
    "exp": "EXP({0})",
    # Near 0 the difference of EXP and 1 would lose its digits.
    "expm1": "IF(ABS({0})<1,2*EXP(({0})/2)*SINH(({0})/2),EXP({0})-1)",
    "log2": "LOG({0},2)",
    "log10": "LOG10({0})",
    "log": "LN({0})",
    "max": "MAX({all})",
    "min": "MIN({all})",
    "abs": "ABS({0})",
    "int": "TRUNC({0})",
    "float": "{0}",
}
"""What stands in a spreadsheet for a function of the standard library."""


@dataclass(frozen=True)
class Formula:
    """Text of a formula, without the sign of equality before it."""

    text: str
    rank: int = ATOM
    cells: frozenset[str] = frozenset()
    """The names of the cells it reads."""
    is_array: bool = False
    """Whether it goes through many numbers to find one."""

    def beside(self, rank: int) -> str:
        """Return it as it stands beside an operator of this rank."""
        return f"({self.text})" if self.rank < rank else self.text


def cells_of(parts: Sequence[Formula]) -> frozenset[str]:
    """Return the names of all cells that these read."""
    return frozenset[str]().union(*(part.cells for part in parts))


def joined(left: Formula, operator: ast.operator, right: Formula) -> Formula | None:
    """Return two formulas with an operator between; none where spreadsheets have no such."""
    cells = cells_of([left, right])
    if isinstance(operator, ast.Mod):
        return Formula(f"MOD({left.text},{right.text})", ATOM, cells)
    if isinstance(operator, ast.FloorDiv):
        return Formula(f"INT({left.beside(MULTIPLY)}/{right.beside(POWER)})", ATOM, cells)
    if type(operator) not in _SIGNS:
        return None
    sign, rank = _SIGNS[type(operator)]
    # A power of a power is read from the left there, so both sides of one are bracketed.
    before = left.beside(ATOM if rank == POWER else rank)
    text = f"{before}{sign}{right.beside(rank + 1)}"
    if rank == POWER and left.text.startswith("1-"):
        # What is left of a share after very many times: LibreOffice has no number so small.
        small = f"IF({before}>0,{right.beside(MULTIPLY)}*LN({left.text})<{_LEAST_POWER},FALSE)"
        return Formula(f"IF({small},0,{text})", ATOM, cells)
    return Formula(text, rank, cells)


def compared(left: Formula, test: ast.cmpop, right: Formula) -> Formula | None:
    """Return a comparison; none where spreadsheets have no such."""
    if type(test) not in _TESTS:
        return None
    text = f"{left.beside(ADD)}{_TESTS[type(test)]}{right.beside(ADD)}"
    return Formula(text, COMPARE, cells_of([left, right]))


def negated(formula: Formula) -> Formula:
    """Return it with the other sign; there a sign binds tighter than a power, so in brackets."""
    return Formula(f"(-{formula.beside(POWER)})", ATOM, formula.cells)


def called(name: str, parts: Sequence[Formula]) -> Formula | None:
    """Return a function of the standard library; none where spreadsheets have no such."""
    if name not in FUNCTIONS:
        return None
    texts = [part.text for part in parts]
    text = FUNCTIONS[name].format(*texts, all=",".join(texts))
    return Formula(text, parts[0].rank if name == "float" else ATOM, cells_of(parts))


def either(test: Formula, then: Formula, otherwise: Formula) -> Formula:
    """Return a branch."""
    parts = [test, then, otherwise]
    return Formula(f"IF({','.join(part.text for part in parts)})", ATOM, cells_of(parts))


def has_value(formula: Formula) -> Formula:
    """Return whether there is a number, and not 0: what Python takes for true."""
    if formula.rank == COMPARE or formula.text.startswith(("AND(", "OR(", "NOT(")):
        return formula
    text = f"AND(ISNUMBER({formula.text}),{formula.beside(ADD)}<>0)"
    return Formula(text, ATOM, formula.cells)


def literal(value: float | str | None) -> Formula:
    """Return a constant; what has no value is an empty text.

    >>> literal(8760).text, literal(1e-7).text, literal(None).text
    ('8760', '1E-07', '""')
    """
    if value is None:
        return Formula('""')
    if isinstance(value, str):
        return Formula('"{}"'.format(value.replace('"', '""')))
    if isinstance(value, bool):
        return Formula("TRUE()" if value else "FALSE()")
    text = repr(int(value) if value == int(value) and abs(value) < _EXACT else float(value)).upper()
    return Formula(text.replace("E+", "E"), ATOM if value >= 0 else ADD)
