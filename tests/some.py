"""The guard of a loop in a test: over nothing it would prove nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")


def some(items: Iterable[Item]) -> list[Item]:
    """Return the items, of which there must be one at least.

    >>> some(letter for letter in "ab")
    ['a', 'b']
    """
    found = list(items)
    assert found, "there is nothing to look at, so the test would prove nothing"
    return found
