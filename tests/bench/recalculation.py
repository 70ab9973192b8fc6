"""How long one answer takes through the worker: while a slider moves, and with all charts.

Run it as `python -m tests.bench.recalculation`. The goals are printed beside what was measured;
nothing here fails on a number.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from calculators.catalog import CATALOG
from college.doctor.browsers.chromium import FLAGS
from college.doctor.browsers.server import serving
from tests.bench.pages import write_pages

MOVING, FULL = "moving", "full"
GOALS = {MOVING: 16, FULL: 50}
"""Milliseconds in which nineteen answers of twenty should come."""

ASK = """async ([name, texts]) => {
  const times = [];
  for (const text of texts) {
    const before = performance.now();
    const reply = JSON.parse(await college.answer(name, text));
    times.push(performance.now() - before);
    if (reply.failed) throw new Error(reply.failed);
  }
  return times;
}"""


def requests(name: str, kind: str, count: int) -> list[str]:
    """Return the questions: the first slider moved up and down, stop by stop."""
    first = next(item.name for item in CATALOG[name].inputs if item.unit)
    stops = [60 + number % 80 for number in range(count)]
    extra: dict[str, Any] = {"moving": True} if kind == MOVING else {}
    return [json.dumps({"slide": [first, stop], **extra}) for stop in stops]


def measured(calls: int, full: int) -> dict[str, dict[str, list[float]]]:
    """Ask every calculator, in one page with one worker."""
    found: dict[str, dict[str, list[float]]] = {}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write_pages(folder)
        with serving(folder) as server:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            page = browser.new_page()
            page.goto(f"{server.url}ours.html")
            page.wait_for_function("window.result", timeout=60_000)
            for calculator in CATALOG:
                found[calculator] = {
                    kind: page.evaluate(ASK, [calculator, requests(calculator, kind, count)])
                    for kind, count in ((MOVING, calls), (FULL, full))
                }
            browser.close()
    return found


def table(found: dict[str, dict[str, list[float]]]) -> str:
    """Return p50 and p95 of each calculator, and whether the goals are met."""
    rows = ["calculator             moving p50   p95 ms |   full p50   p95 ms"]
    for name, kinds in found.items():
        cells = [
            f"{_share(kinds[kind], 50):10.1f} {_share(kinds[kind], 95):8.1f}" for kind in GOALS
        ]
        rows.append(f"{name:22} {' | '.join(cells)}")
    for kind, goal in GOALS.items():
        worst = max(_share(kinds[kind], 95) for kinds in found.values())
        met = "met" if worst <= goal else "NOT met"
        rows.append(f"{kind}: slowest p95 {worst:.1f} ms, goal {goal} ms: {met}.")
    return "\n".join(rows)


def _share(times: list[float], percent: int) -> float:
    return statistics.quantiles(times, n=100)[percent - 1]


def main() -> None:
    """Measure, print, and write the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--calls", type=int, default=2000, help="answers a calculator while a slider moves"
    )
    parser.add_argument("--full", type=int, default=200, help="full updates a calculator")
    parser.add_argument("--json", type=Path, default=Path(".cache/bench/recalculation.json"))
    options = parser.parse_args()
    found = measured(options.calls, options.full)
    print(table(found))
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(
        json.dumps(
            {
                name: {
                    kind: {"p50": _share(times, 50), "p95": _share(times, 95)}
                    for kind, times in kinds.items()
                }
                for name, kinds in found.items()
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
