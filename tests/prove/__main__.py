"""Every promise of safety tried at full size, told in one table.

`python -m tests.prove` runs all; with names, those rows; `--share 0.01` tries a hundredth. What was
shown while it ran goes to the error stream, the table to the output.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

from tests.prove.proof import Proof, Tally, Watch, proofs


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    promise: str
    tally: Tally
    seconds: float

    def text(self, width: int) -> str:
        """Return it in columns."""
        tally = self.tally
        columns = f"{tally.tried:>12,}{tally.failed:>8,}{self.seconds:>9,.0f}"
        return f"{self.promise:<{width}}{columns}" + (f"  {tally.note}" if tally.note else "")


def main() -> int:
    """Run the proofs that were asked for."""
    known = proofs()
    parser = argparse.ArgumentParser(prog="python -m tests.prove", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ROW", help="; ".join(p.name for p in known))
    parser.add_argument("--share", type=float, default=1.0, help="how much of each to try")
    asked = parser.parse_args()
    unknown = set(asked.names) - {proof.name for proof in known}
    if unknown:
        parser.error(f"there is no row {', '.join(sorted(unknown))}")
    chosen = [proof for proof in known if not asked.names or proof.name in asked.names]
    rows = [_row(proof, at, len(chosen), asked.share) for at, proof in enumerate(chosen, 1)]
    print(table(rows))
    return int(any(row.tally.failed for row in rows))


def _row(proof: Proof, at: int, of: int, share: float) -> Row:
    watch = Watch(f"{at} of {of}, {proof.name}", share)
    watch.say("begins")
    before = time.monotonic()
    try:
        tally = proof.prove(watch)
    except Exception as reason:  # noqa: BLE001 - the other proofs are still wanted
        tally = Tally(0, 1, (f"the proof itself stopped: {type(reason).__name__}: {reason}",))
    seconds = time.monotonic() - before
    watch.say(f"{tally.tried:,} tried, {tally.failed:,} failed, {seconds:,.0f} s")
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    return Row(proof.promise, tally, seconds)


def table(rows: list[Row]) -> str:
    """Return the table, and below it what failed."""
    width = max(len("promise"), *(len(row.promise) for row in rows)) + 2
    lines = [f"{'promise':<{width}}{'tried':>12}{'failed':>8}{'seconds':>9}"]
    lines += [row.text(width) for row in rows]
    for row in rows:
        if row.tally.failed:
            lines += ["", f"Failed: {row.promise}"]
            lines += [f"  {example}" for example in row.tally.examples]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
