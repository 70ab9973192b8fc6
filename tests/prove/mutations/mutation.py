"""A mutation: one wall or one handling of a fault taken away, and the test that must notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    """A text of a file that is replaced by another, and the test that must go red."""

    wall: str
    file: str
    old: str
    new: str
    test: str
