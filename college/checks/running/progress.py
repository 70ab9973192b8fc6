"""The line that says what a long check is at: on the terminal only, and gone when it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sized
from typing import Protocol, TypeVar

Item_co = TypeVar("Item_co", covariant=True)
_PATIENCE = 0.5
"""Seconds after which a person wonders what is going on."""
_CLEAR = "\r\033[K"


class Row(Sized, Iterable[Item_co], Protocol[Item_co]):
    """Things that can be counted and gone through."""


def progress(what: str, items: Row[Item_co]) -> Iterator[Item_co]:
    """Go through the items, and say how far it is once it takes its time."""
    started, said = time.monotonic(), False
    for number, item in enumerate(items, 1):
        if sys.stderr.isatty() and time.monotonic() - started > _PATIENCE:
            sys.stderr.write(f"{_CLEAR}{what}: {number} of {len(items)}")
            sys.stderr.flush()
            said = True
        yield item
    if said:
        sys.stderr.write(_CLEAR)
        sys.stderr.flush()
