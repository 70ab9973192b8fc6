"""The proof of the proofs: each wall is taken away in a copy of the tree, and a test must go red.

`python -m tests.prove.mutants` tries those that need no browser, `--browser` the others too; words
choose among them. It prints one table, and ends with 1 if a mutant was not noticed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.prove.mutations import browser, build, pages, words
from tests.prove.mutations.mutation import Mutation

ROOT = Path(__file__).parents[2]
ALONE = (*pages.MUTATIONS, *words.MUTATIONS, *build.MUTATIONS)
"""Those that need no browser."""
RED, GREEN = 1, 0
"""How pytest ends when a test fails, and when none does."""


class NotThere(Exception):
    """The text that a mutation replaces is not in its file any more: the list is out of date."""


def mutated(place: Path, mutation: Mutation) -> str:
    """Apply a mutation to the copy, and return the text that was there."""
    path = place / mutation.file
    text = path.read_text("utf-8")
    if text.count(mutation.old) != 1:
        count = text.count(mutation.old)
        raise NotThere(f"{mutation.file} has “{mutation.old.strip()[:60]}” {count} times, not once")
    path.write_text(text.replace(mutation.old, mutation.new), "utf-8")
    return text


def copied(place: Path) -> None:
    """Copy every file that git knows; lend the copy what it only reads."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, place / name)
    (place / "node_modules").symlink_to(ROOT / "node_modules")
    shutil.copytree(ROOT / ".cache/runtime", place / ".cache/runtime", dirs_exist_ok=True)


def run(place: Path, test: str) -> int:
    """Run a test on the copy's own code, and return how pytest ended."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", "--reruns=0", test],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode


def tried(place: Path, mutation: Mutation) -> str:
    """Return what came of a mutation: red, or what was wrong with it."""
    try:
        before = mutated(place, mutation)
    except (NotThere, FileNotFoundError) as reason:
        return f"OUT OF DATE: {reason}"
    try:
        status = run(place, mutation.test)
    finally:
        (place / mutation.file).write_text(before, "utf-8")
    return {RED: "red", GREEN: "NOT NOTICED"}.get(status, f"BROKE OFF with status {status}")


def green_before(place: Path, mutations: Sequence[Mutation]) -> list[str]:
    """Return the tests that are red without any mutation: they would prove nothing."""
    tests = sorted({mutation.test for mutation in mutations})
    return [test for test in tests if run(place, test) != GREEN]


def main() -> int:
    """Try the mutations that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.prove.mutants", description=__doc__)
    parser.add_argument("words", nargs="*", help="only mutations whose wall or file has one")
    parser.add_argument("--browser", action="store_true", help="those in a browser too")
    asked = parser.parse_args()
    mutations = [
        item
        for item in (*ALONE, *(browser.MUTATIONS if asked.browser else ()))
        if not asked.words or any(word in f"{item.wall} {item.file}" for word in asked.words)
    ]
    width = max(len(item.wall) for item in mutations) + 2
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        copied(place)
        red_already = green_before(place, mutations)
        print(f"{'wall':<{width}}{'seconds':>8}  {'came out':<12}test")
        for item in mutations:
            before = time.monotonic()
            came = "RED BEFORE" if item.test in red_already else tried(place, item)
            seconds = time.monotonic() - before
            bad += came != "red"
            print(f"{item.wall:<{width}}{seconds:>8.0f}  {came:<12}{item.test}", flush=True)
    print(f"{len(mutations)} mutants, {bad} not noticed.")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
