"""A formula made readable: the form that applied, without what only guards or converts."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from calculators.engine.working.steps import Either, Fixed, Name, Token

_NUDGE = 1e-6
"""Smaller than anything a reader could enter: such a constant only keeps rounding honest."""
_IDLE = {" × ": 1, " ÷ ": 1, " + ": 0, " − ": 0}
"""What changes nothing behind each operator."""
_BINDS = (" × ", " ÷ ", " ^ ")
"""What ties a constant to the thing behind it, so that it cannot go alone."""
_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "": lambda left, _: bool(left),
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}


def chosen_branch(formula: Sequence[Token], value: Callable[[Name | Fixed], Any]) -> list[Token]:
    """Put the form that applied in this run in place of each choice between two."""
    tokens: list[Token] = []
    for token in formula:
        if isinstance(token, Either):
            holds = _COMPARED[token.test](value(token.left), value(token.right))
            tokens += chosen_branch(token.then if holds else token.otherwise, value)
        else:
            tokens.append(token)
    return tokens


def simplify(tokens: Sequence[Token], scale: Callable[[Name], float]) -> list[Token]:
    """Drop idle terms, conversions that the shown units contain, and needless parentheses."""
    kept: list[Token] = []
    spare = _scales(tokens, scale)
    for token, after in zip(tokens, [*tokens[1:], ""], strict=True):
        before = kept[-1] if kept and isinstance(kept[-1], str) else ""
        if (
            isinstance(token, Fixed)
            and not _is_bound(before, after)
            and _says_nothing(before, token, spare)
        ):
            kept.pop()
        else:
            kept.append(token)
    return _without_parentheses(kept)


def _is_bound(before: str, after: Token) -> bool:
    """Whether a constant belongs to what follows: a - 0 x b is not a x b."""
    return after == " ^ " or (before in (" + ", " − ") and after in _BINDS)


def _says_nothing(before: str, token: Fixed, spare: list[float]) -> bool:
    """Whether a constant and the operator before it can go; a conversion is used up by that."""
    if token.value is None or not before:
        return False
    if token.value == _IDLE.get(before) or 0 < abs(token.value) < _NUDGE:
        return True
    factor = {" ÷ ": token.value, " × ": 1 / token.value if token.value else 0}.get(before)
    if factor not in spare:
        return False
    spare.remove(factor)
    return True


def _scales(tokens: Sequence[Token], scale: Callable[[Name], float]) -> list[float]:
    """Return the factor between the number kept and the number shown, if one quantity has such."""
    found = [
        factor for token in tokens if isinstance(token, Name) and (factor := scale(token)) != 1
    ]
    return found if len(found) == 1 else []


def _without_parentheses(tokens: list[Token]) -> list[Token]:
    """Drop parentheses around one thing, and around the whole."""
    place = 0
    while place + 2 < len(tokens):
        if tokens[place] == "(" and tokens[place + 2] == ")":
            tokens[place : place + 3] = [tokens[place + 1]]
        else:
            place += 1
    while len(tokens) > len("()") and tokens[0] == "(" and _closing(tokens) == len(tokens) - 1:
        tokens = tokens[1:-1]
    return tokens


def _closing(tokens: Sequence[Token]) -> int:
    """Return the place of the parenthesis that closes the first one."""
    depth = 0
    for place, token in enumerate(tokens):
        if isinstance(token, str):
            depth += token.count("(") - token.count(")")
        if depth == 0:
            return place
    return -1
