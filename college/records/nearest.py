"""The remedy for a name that does not exist: the one that was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from college.records.problem import Swap

_SHORT_LIST = 30
_ALIKE = 0.75


def closest(name: str, known: Iterable[str]) -> str:
    """Return the name that was probably meant, or nothing if none is near.

    >>> closest("mintues", ["minutes", "step"]), closest("colour", ["minutes", "step"])
    ('minutes', '')
    """
    return next(iter(difflib.get_close_matches(name, list(known), 1, _ALIKE)), "")


def nearest(name: str, known: Iterable[str], where: str = "") -> str | Swap:
    """Say what to write instead; a long list of names is pointed to, not printed.

    >>> str(nearest("mintues", ["minutes", "step"]))
    'write minutes'
    >>> nearest("colour", ["minutes", "step"])
    'use one of minutes, step'
    """
    names = list(known)
    meant = closest(name, names)
    if meant:
        return Swap(name, meant)
    if len(names) > _SHORT_LIST and where:
        return f"use one that {where} has"
    return f"use one of {', '.join(names) or 'none yet'}"
