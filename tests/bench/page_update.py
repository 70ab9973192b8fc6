"""How long a whole lesson takes to follow one changed number: question, answer, everything drawn.

Run it as `python -m tests.bench.page_update SITE`, on a built site. The goals are printed beside
what was measured; nothing here fails on a number. On a busy machine only the least tells anything.
"""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from college.doctor.browsers.chromium import FLAGS
from college.doctor.browsers.server import serving

GOALS = {"moving": 16, "whole": 50}
"""Milliseconds in which nineteen updates of twenty should be done."""
AWAKE = "course-example[data-state=ready]"
"""Waited for as an element: a condition in text would be evaluated, which our pages forbid."""
UPDATES = """async (count) => {
  const field = document.querySelector("course-example input");
  field.scrollIntoView({ block: "center" });
  const found = { moving: [], whole: [] };
  const told = (moving) => new Promise((done) => {
    const hear = ({ detail }) => {
      if (Boolean(detail.act.moving) !== moving) return;
      document.removeEventListener("college:numbers", hear);
      done(performance.now());
    };
    document.addEventListener("college:numbers", hear);
  });
  for (let turn = 0; turn < count; turn += 1) {
    const key = turn % 20 < 10 ? "ArrowUp" : "ArrowDown";
    const text = field.value;
    const before = performance.now();
    const moved = told(true);
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    found.moving.push((await moved) - before);
    await told(false);
    const again = performance.now();
    const whole = told(false);
    field.value = text; // the number of before: all that shows it is drawn again
    field.dispatchEvent(new Event("change", { bubbles: true }));
    found.whole.push((await whole) - again);
  }
  return found;
}"""


def measured(page: Page, address: str, count: int) -> dict[str, list[float]]:
    """Change the first number of a lesson again and again."""
    page.goto(address)
    page.focus("course-example input")
    page.wait_for_selector(AWAKE, timeout=60_000)
    found: dict[str, list[float]] = page.evaluate(UPDATES, count)
    return {kind: times[2:] for kind, times in found.items()}


def main() -> None:
    """Measure every lesson and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--only", default="", help="lessons with this in their address")
    options = parser.parse_args()
    lessons = [
        path.relative_to(options.site).as_posix()
        for path in sorted(options.site.glob("*/*.html"))
        if options.only in path.name and "data-page-scenarios" in path.read_text("utf-8")
    ]
    worst = dict.fromkeys(GOALS, 0.0)
    with sync_playwright() as playwright, serving(options.site) as server:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page()
        for lesson in lessons:
            found = measured(page, f"{server.url}{lesson}", options.count)
            cells = []
            for kind, times in found.items():
                p95 = statistics.quantiles(times, n=20)[-1]
                worst[kind] = max(worst[kind], p95)
                middle = statistics.median(times)
                cells.append(f"{kind} least {min(times):5.1f} p50 {middle:6.1f} p95 {p95:6.1f} ms")
            print(f"{lesson:62} {'   '.join(cells)}")
        browser.close()
    for kind, goal in GOALS.items():
        met = "met" if worst[kind] <= goal else "NOT met"
        print(f"{kind}: slowest p95 {worst[kind]:.1f} ms, goal {goal} ms: {met}.")


if __name__ == "__main__":
    main()
