"""A memory of what was read: a file whose text is as before need not be read again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Found = TypeVar("Found")


class Memory:
    """Keeps the last finding for each key, as long as what it was made from is the same.

    >>> memory = Memory()
    >>> memory.once("a.md", "text", lambda: "read"), memory.once("a.md", "text", lambda: "again")
    ('read', 'read')
    >>> memory.once("a.md", "other text", lambda: "read anew")
    'read anew'
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Hashable, Any]] = {}

    def once(self, key: Hashable, made_from: Hashable, find: Callable[[], Found]) -> Found:
        """Return what was found before, or find it now."""
        kept = self._kept.get(key)
        if kept is None or kept[0] != made_from:
            kept = self._kept[key] = made_from, find()
        found: Found = kept[1]
        return found
