"""What a proof is: a promise, and a count of how often it was tried and how often it failed."""

from __future__ import annotations

import importlib
import multiprocessing
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROWS = Path(__file__).parent / "rows"
_EXAMPLES = 8
"""So many failures are shown; the rest are counted."""
_PAUSE = 2
"""Seconds between two signs of life."""
_PART = 250


@dataclass(frozen=True)
class Tally:
    """What a proof came to; `note` says what was missing, or how it was measured."""

    tried: int
    failed: int
    examples: tuple[str, ...] = ()
    note: str = ""


class Watch:
    """The progress of one proof, shown while it runs."""

    def __init__(self, label: str, share: float = 1.0) -> None:
        self.label = label
        self.share = share
        self._last = 0.0

    def count(self, whole: int) -> int:
        """Return how many of a whole count are tried in this run."""
        return max(1, round(whole * self.share))

    def show(self, done: int, of: int) -> None:
        """Say how far it is, now and then."""
        now = time.monotonic()
        if now - self._last >= _PAUSE or done == of:
            self._last = now
            self.say(f"{done:,} of {of:,}")

    def say(self, what: str) -> None:
        """Say one thing in the line of this proof: over the last one where someone looks on."""
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\033[K{self.label}: {what}")
        else:
            sys.stderr.write(f"{self.label}: {what}\n")
        sys.stderr.flush()


@dataclass
class Tries:
    """A tally that is being taken."""

    watch: Watch
    of: int
    tried: int = 0
    failed: int = 0
    examples: list[str] = field(default_factory=list)

    def note(self, problems: list[str]) -> None:
        """Count one try, and what was wrong with it."""
        self.tried += 1
        if problems:
            self.failed += 1
            if len(self.examples) < _EXAMPLES:
                self.examples.append("; ".join(problems))
        self.watch.show(self.tried, self.of)

    def tally(self, note: str = "") -> Tally:
        """Return what it came to."""
        return Tally(self.tried, self.failed, tuple(self.examples), note)


Part = Callable[[int, int], list[list[str]]]
"""Tries a count of inputs from a seed, and gives the problems of each."""


def in_parts(watch: Watch, of: int, part: Part, note: str = "") -> Tally:
    """Try so many inputs, a part at a time on every core there is; each part has its own seed."""
    tries = Tries(watch, of)
    counts = [min(_PART, of - at) for at in range(0, of, _PART)]
    with multiprocessing.get_context("spawn").Pool() as pool:
        running = [pool.apply_async(part, (seed, count)) for seed, count in enumerate(counts, 1)]
        for done in running:
            for problems in done.get():
                tries.note(problems)
    return tries.tally(note)


@dataclass(frozen=True)
class Proof:
    """A promise, and what tries to break it."""

    name: str
    promise: str
    prove: Callable[[Watch], Tally]


def proofs() -> list[Proof]:
    """Return every proof of the folder `rows`, in the order of their names."""
    names = sorted(path.stem for path in ROWS.glob("[a-z]*.py"))
    modules = {name: importlib.import_module(f"tests.prove.rows.{name}") for name in names}
    return [Proof(name, found.PROMISE, found.prove) for name, found in modules.items()]
