"""Findings kept from one check to the next, under a sum over all that they depend on.

What runs takes its time; what did not change need not run again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")


@cache
def _remembered() -> dict[str, Any]:
    """Return what was found in this run, for whoever checks many times, as the preview does."""
    return {}


class Kept:
    """The findings of one kind, as a file of JSON in the project's cache."""

    def __init__(self, root: Path, name: str) -> None:
        self.path = root / ".cache/checks" / f"{name}.json"
        self._before = self._read()
        self._now: dict[str, Any] = {}

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):  # none yet, or one that was cut off
            return {}
        return found if isinstance(found, dict) else {}

    def once(self, key: str, find: Callable[[], Found]) -> Found:
        """Return what was found under this key before, or find it now; JSON must be able to say it.

        Lists come back where tuples were given, so `find` gives lists.
        """
        found = self.known(key)
        if found is None:
            found = find()
            self.keep(key, found)
        kept: Found = found
        return kept

    def known(self, key: str) -> Any:
        """Return what was found under a key before, or None."""
        found = self._before.get(key, _remembered().get(key))
        if found is not None:
            self._now[key] = found
        return found

    def keep(self, key: str, found: Any) -> None:
        """Keep what was found."""
        self._now[key] = _remembered()[key] = found

    def save(self) -> None:
        """Write what was asked for this time; what nobody asked for any more is forgotten."""
        if self._now.keys() == self._before.keys():
            return
        with suppress(OSError):  # the disk takes nothing: it is found again the next time
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self._now, ensure_ascii=False), "utf-8")
