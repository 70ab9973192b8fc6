"""The packs by hand: `python -m college.build.pack` makes both and says what they are.

`--level bytecode` makes them at a lower level, `-v` tells each step, `--clear` empties the cache.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from college.build.pack import CannotPack, Level, Pack
from college.build.site_packs import cache_of, site_packs
from college.records.settings import read_settings

_ROOT = Path(__file__).parents[3]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do one thing; 0 is success, 1 that there is no pack."""
    given = _parser().parse_args(arguments)
    if given.clear:
        shutil.rmtree(cache_of(_ROOT), ignore_errors=True)
        _say(f"Cleared {cache_of(_ROOT).relative_to(_ROOT)}.")
        return 0
    try:
        packs = site_packs(
            _ROOT,
            read_settings(_ROOT)[0].subject,
            say=_say if given.verbose else _nothing,
            best=Level.named(given.level),
        )
    except CannotPack as reason:
        sys.stderr.write(f"There is no pack: {reason}\n")
        return 1
    for title, pack in (("calculators", packs.calculators), ("exercises", packs.exercises)):
        _say(described(title, pack, verbose=given.verbose))
    return 0


def described(title: str, pack: Pack, *, verbose: bool) -> str:
    """Return a pack in one line, or with its parts and where they lie."""
    line = f"{title}: {pack.level.label}, {pack.bytes / 1e6:.2f} MB, {pack.digest}"
    if not verbose:
        return line
    parts = "".join(f"\n  {name:8} {size:10,} bytes" for name, size in pack.sizes.items())
    return f"{line}, Pyodide {pack.record['pyodide']}{parts}\n  {pack.folder}"


def _parser() -> argparse.ArgumentParser:
    summary = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m college.build.pack", description=summary)
    labels = [level.label for level in Level]
    parser.add_argument("--level", choices=labels, default=labels[0], help="the level to try first")
    parser.add_argument("--clear", action="store_true", help="empty the cache, and make nothing")
    parser.add_argument("-v", "--verbose", action="store_true", help="tell each step and each part")
    return parser


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _nothing(_: str) -> None:
    """Say nothing."""


if __name__ == "__main__":
    sys.exit(main())
