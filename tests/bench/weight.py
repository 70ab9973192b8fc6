"""What each lesson weighs before anyone touches it, as a browser fetches it.

Run it as `python -m tests.bench.weight`, after `make site`. Nothing here fails on a number.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from playwright.sync_api import sync_playwright

from college.doctor.browsers.chromium import FLAGS
from college.doctor.browsers.server import serving
from college.doctor.budgets import read_budgets
from college.doctor.meters.weight import listed, weights
from tests.ours import our_course

ROOT = Path(__file__).parents[2]
PAUSE_MS = 1000
"""What a page fetches within this time after it loaded counts as its own."""


def measured(site: Path) -> dict[str, dict[str, int]]:
    """Open each lesson in a fresh profile on http; give the bytes of each file it asked for."""
    found = {}
    with serving(site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for lesson in our_course().lessons.values():
            server.requests.clear()
            context = browser.new_context()
            page = context.new_page()
            page.goto(server.url + lesson.page_uri, wait_until="load")
            page.wait_for_timeout(PAUSE_MS)
            context.close()
            found[lesson.page_uri] = weights(site, server.requests)
        browser.close()
    return found


def main() -> None:
    """Print one line a lesson, and write all figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--json", type=Path, default=ROOT / ".cache/bench/weight.json")
    options = parser.parse_args()
    found = measured(options.site)
    print("A lesson nobody touches, gzipped:")
    for page, files in found.items():
        print(f"  {page:62} {listed(files, 3)}")
    heaviest = max(sum(files.values()) for files in found.values())
    python = {
        path for files in found.values() for path in files if path.endswith((".wasm", ".bin"))
    }
    budget = read_budgets(ROOT).page_bytes
    share = heaviest / budget
    print(
        f"Heaviest: {heaviest / 1000:.0f} kB, {share:.0%} of the budget of {budget / 1000:.0f} kB."
    )
    print(f"Parts of Python among them: {', '.join(sorted(python)) or 'none'}.")
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
