"""Where a Python lives in the page: the name it goes by, and whether it runs programs of others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Sandbox:
    """`name` is the page's global for it.

    A Python with `guest_megabytes` runs programs of others: they get so much memory, and no way
    out of the worker.
    """

    name: str
    guest_megabytes: int | None = None

    @property
    def settings(self) -> Mapping[str, int]:
        """Return what the worker is told of it."""
        return {"guestMegabytes": self.guest_megabytes} if self.guest_megabytes else {}
