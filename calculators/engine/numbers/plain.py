"""The unit of a number that has none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


class Digits(Enum):
    """The one style of a bare number."""

    PLAIN = "plain"


@dataclass(frozen=True)
class Plain:
    """What is left when units cancel."""

    name: str = "number"
    symbol: str = ""
    style: Digits = Digits.PLAIN
    ladder: tuple[Any, ...] = ()
    choices: tuple[Any, ...] = ()


PLAIN = Plain()
