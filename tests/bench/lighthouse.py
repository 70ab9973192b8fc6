"""Lighthouse on a phone: the four scores and the layout shift of home, a lesson and a calculator.

Run it as `python -m tests.bench.lighthouse`, after `make site`; its packages are a set apart,
which `make bench` fetches. The server compresses and lets browsers keep files, as real ones do.
Nothing here fails on a number.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from college.doctor.browsers.server import serving

ROOT = Path(__file__).parents[2]
TOOL = Path(__file__).with_name("lighthouse_tool") / "node_modules/.bin/lighthouse"
RUNS = 5
A_YEAR = 31_536_000
PAGES = {
    "home": "index.html",
    "lesson": "power-and-data-centers/what-is-infiniband.html",
    "calculator": "calculators/own-or-rent.html",
}
SCORES = {"performance": 98, "accessibility": 100, "best-practices": 100, "seo": 100}
"""What is scored, and the goal of each."""
TIMES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
}
SHIFT, SHIFT_GOAL = "cumulative-layout-shift", 0.01
_FLAGS = "--headless=new --no-sandbox --disable-gpu"


def report(url: str) -> dict[str, Any]:
    """Return what Lighthouse says of a page, as a phone in its own emulation sees it."""
    command = [
        str(TOOL),
        url,
        f"--only-categories={','.join(SCORES)}",
        "--output=json",
        "--quiet",
        f"--chrome-flags={_FLAGS}",
    ]
    chrome = shutil.which("chromium") or "chromium"
    environment = {**os.environ, "CHROME_PATH": chrome}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measured(url: str, runs: int) -> dict[str, float]:
    """Return the median of each score, time and the layout shift over so many runs."""
    rows = []
    for _ in range(runs):
        found = report(url)
        scores = {name: found["categories"][name]["score"] * 100 for name in SCORES}
        audits = {name: found["audits"][name]["numericValue"] for name in (*TIMES, SHIFT)}
        rows.append({**scores, **audits})
    return {name: median(row[name] for row in rows) for name in rows[0]}


def line(name: str, found: dict[str, float]) -> str:
    """Return one page's figures, each score beside its goal."""
    scores = ", ".join(f"{key} {found[key]:.0f} (goal {goal})" for key, goal in SCORES.items())
    times = ", ".join(f"{words} {found[key] / 1000:.2f} s" for key, words in TIMES.items())
    return f"  {name:11} {scores}\n{'':14}shift {found[SHIFT]:.3f} (goal {SHIFT_GOAL}), {times}"


def main() -> None:
    """Print the medians of each page, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--json", type=Path, default=ROOT / ".cache/bench/lighthouse.json")
    options = parser.parse_args()
    if not TOOL.exists():
        print("Lighthouse is not here: run `npm ci --prefix tests/bench/lighthouse_tool`.")
        return
    print(f"Lighthouse, phone, medians of {options.runs}:")
    found = {}
    with serving(options.site, seconds=A_YEAR, compressed=True) as server:
        for name, page in PAGES.items():
            found[name] = measured(server.url + page, options.runs)
            print(line(name, found[name]), flush=True)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
