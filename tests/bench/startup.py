"""The comparison of start-up times: plain Pyodide against the pack, in one shuffled run.

Run it as `python -m tests.bench.startup`. Machines differ and are shared: only the ratios within
one run mean something, and nothing here fails on a number.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from dataclasses import asdict
from pathlib import Path

from playwright.sync_api import sync_playwright

from college.doctor.browsers.server import serving
from tests.bench.meter import AN_HOUR, Visit, visits
from tests.bench.pages import VARIANTS, expected, write_pages

STEPS = (
    "cc-start",
    "cc-core",
    "cc-worker",
    "cc-wasm",
    "cc-memory",
    "cc-instantiated",
    "cc-restored",
    "cc-ready",
    "cc-first-result",
)
Measured = dict[str, dict[str, list[Visit]]]


def measured(rounds: int, seed: int) -> Measured:
    """Visit each page once a round, in an order that changes, cold and warm."""
    shuffled = random.Random(seed)
    found: Measured = {variant.name: {"cold": [], "warm": []} for variant in VARIANTS}
    right = expected()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        made = write_pages(folder)
        parts = ", ".join(f"{part} {size:,}" for part, size in made.sizes.items())
        print(f"The pack: {made.level.label}, {made.bytes / 1e6:.2f} MB ({parts}).")
        with serving(folder, seconds=AN_HOUR) as server:
            for number in range(1, rounds + 1):
                order = list(VARIANTS)
                shuffled.shuffle(order)
                for variant in order:
                    root = server.url if variant.served else f"{folder.as_uri()}/"
                    cold, warm = visits(playwright, root + variant.page, server, right)
                    found[variant.name]["cold"].append(cold)
                    found[variant.name]["warm"].append(warm)
                print(f"Round {number} of {rounds} done.", flush=True)
    return found


def table(found: Measured) -> str:
    """Return medians, ranges and ratios to plain Pyodide in a worker."""
    heads = f"{'first result, ms':>26}{'ratio':>7}{'gap, ms':>9}{'wire, MB':>10}{'memory, MB':>12}"
    lines = [f"{'':26}{heads}"]
    for kind in ("cold", "warm"):
        plain = statistics.median(visit.first_result for visit in found["plain, worker"][kind])
        for name, kinds in found.items():
            times = sorted(visit.first_result for visit in kinds[kind])
            first = statistics.median(times)
            gap = statistics.median(visit.longest_gap for visit in kinds[kind])
            wire = statistics.median(visit.wire_bytes for visit in kinds[kind]) / 1e6
            memory = statistics.median(visit.renderer_mb for visit in kinds[kind])
            lines.append(
                f"{name:20}{kind:6}{first:10.0f} [{times[0]:5.0f}..{times[-1]:5.0f}]"
                f"{plain / first:7.1f}{gap:9.0f}{wire:10.2f}{memory:12.0f}"
            )
    return "\n".join(lines)


def breakdown(found: Measured) -> str:
    """Return where our own time goes: medians of the marks, in milliseconds after navigation."""
    lines = [f"{'':22}" + "".join(f"{step.removeprefix('cc-'):>14}" for step in STEPS)]
    for name in ("ours, http", "ours, file://"):
        for kind in ("cold", "warm"):
            marks = [visit.marks for visit in found[name][kind]]
            cells = [statistics.median(mark.get(step, 0) for mark in marks) for step in STEPS]
            lines.append(f"{name:16}{kind:6}" + "".join(f"{cell:14.0f}" for cell in cells))
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write the raw figures."""
    parser = argparse.ArgumentParser(description="Measure how long Python takes to answer first.")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, default=Path(".cache/bench/startup.json"))
    options = parser.parse_args()
    found = measured(options.rounds, options.seed)
    print(f"\n{table(found)}\n\n{breakdown(found)}")
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(
        json.dumps(
            {
                name: {kind: [asdict(visit) for visit in each] for kind, each in kinds.items()}
                for name, kinds in found.items()
            }
        )
    )


if __name__ == "__main__":
    main()
