"""What a million learners a month transfer: measured weights, and assumptions that are named.

Run it as `python -m tests.bench.scale`, after `make site` and `python -m tests.bench.weight`. With
`--write` the figures on the page about scale are those of today.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from college.build.offline.edition import WORKER, kept_files

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/project/scale.md"
HEAD = "## Figures"
SECONDS = 30 * 24 * 3600
PACKED = (".bin", ".png", ".woff2")
"""Files that a host sends as they are."""


@dataclass(frozen=True)
class Assumptions:
    """What was not measured: how many come, what they do, what a gigabyte costs."""

    learners: int = 1_000_000
    lessons: int = 6
    other_pages: int = 3
    visits: int = 3
    calculate: float = 0.6
    exercise: float = 0.2
    search: float = 0.2
    download: float = 0.05
    busiest: int = 10
    """How many times the mean the busiest minute is."""
    requests_a_page: int = 2
    other_requests: int = 8
    """For Python, the editor and the search."""
    prices: tuple[float, ...] = (0.01, 0.05, 0.09)
    edges: int = 300
    """Places from which a network of caches sends."""


@dataclass(frozen=True)
class Weights:
    """What was measured: compressed bytes, as a host with gzip sends them, and requests."""

    first: float
    first_requests: float
    further: float
    calculators: int
    exercises: int
    search: int
    worker: int
    whole: int
    files: int


def measured(site: Path, lessons: dict[str, dict[str, int]]) -> Weights:
    """Return the weights of a site; a further lesson brings its page alone."""
    sizes = {path: _sent(site / path) for path in (*kept_files(site), WORKER)}
    packs = [
        json.loads(path.read_text("utf-8")) for path in site.glob("assets/runtime/*/pack.json")
    ]
    by_name = {pack["name"]: _pack(site, pack) for pack in packs}
    editor = sum(size for path, size in sizes.items() if path.startswith("assets/editor."))
    index = [path for path in sizes if path.endswith("search_index.json") or "/search." in path]
    return Weights(
        first=mean(sum(files.values()) for files in lessons.values()),
        first_requests=mean(len(files) for files in lessons.values()),
        further=mean(files[page] for page, files in lessons.items()),
        calculators=by_name["college"],
        exercises=by_name["collegeExercise"] + editor,
        search=sum(sizes[path] for path in index),
        worker=sizes[WORKER],
        whole=sum(sizes.values()),
        files=len(sizes),
    )


def _pack(site: Path, record: dict[str, object]) -> int:
    """Return what the parts of a pack weigh that lie in its own folder."""
    folder = next(site.glob(f"assets/runtime/{str(record['digest'])[:16]}*"))
    return sum(path.stat().st_size for path in folder.glob("*.bin"))


def _sent(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix in PACKED else len(gzip.compress(content, 9))


def further_pages(told: Assumptions) -> int:
    """Return the pages that a learner opens after the first."""
    return told.lessons + told.other_pages - 1


def rows(site: Weights, told: Assumptions) -> list[tuple[str, float, float]]:
    """Return what one learner transfers in a month: what, bytes each, how often."""
    return [
        ("the first lesson, all its files", site.first, 1),
        ("each further page", site.further, further_pages(told)),
        ("Python for calculators", site.calculators, told.calculate),
        ("Python and editor for exercises", site.exercises, told.exercise),
        ("the index of the search", site.search, told.search),
        ("the list of an edition, asked for at a later visit", site.worker, told.visits - 1),
        ("the whole course, downloaded", site.whole, told.download),
    ]


def page(site: Weights, told: Assumptions, day: str) -> str:
    """Return the figures as Markdown."""
    table = rows(site, told)
    one = sum(size * times for _, size, times in table)
    month = one * told.learners
    requests = site.first_requests + further_pages(told) * told.requests_a_page
    requests += told.other_requests
    rate = requests * told.learners / SECONDS
    lines = "\n".join(
        f"| {what} | {size / 1000:,.0f} kB | {times:g} | {size * times / 1000:,.0f} kB |"
        for what, size, times in table
    )
    bills = "\n".join(
        f"| ${price:.2f} | ${month / 1e9 * price:,.0f} | ${one / 1e9 * price * 1000:,.3f} |"
        for price in told.prices
    )
    speed = month * 8 / SECONDS / 1e6
    engine = site.calculators * told.calculate * told.learners
    text = site.further * told.lessons * told.learners
    origin = told.edges * site.whole
    return f"""{HEAD}

Measured on {day} with `python -m tests.bench.weight` and `python -m tests.bench.scale` on the built
site, compressed with gzip. Brotli makes the texts smaller still.

| one learner, one month | bytes | times | together |
|---|---|---|---|
{lines}
| **all** | | | **{one / 1e6:.1f} MB** |

{told.learners:,} learners: **{month / 1e12:.1f} TB a month**. That is {speed:,.0f} Mbit/s in the
mean and {speed * told.busiest / 1000:,.1f} Gbit/s in the busiest minute; {rate:,.0f} requests a
second in the mean and {rate * told.busiest:,.0f} in the busiest, at about {requests:.0f} requests a
learner.

| price of a gigabyte, assumed | a month | a thousand learners |
|---|---|---|
{bills}

| what a new edition adds in its month | TB |
|---|---|
| a change of texts: the six lessons of each learner come anew | {text / 1e12:.2f} |
| a change of a formula: Python comes anew to those who calculate | {engine / 1e12:.2f} |

An edition is {site.files} files, {site.whole / 1e6:.1f} MB compressed. A network of {told.edges}
caches takes each of them from the origin once: {origin / 1e9:.1f} GB an edition, however many
learn.

Assumptions, none of them measured: {told.lessons} lessons and {told.other_pages} other pages a
learner, in {told.visits} visits; {told.calculate:.0%} change a number, {told.exercise:.0%} open an
exercise, {told.search:.0%} search, {told.download:.0%} download all; the busiest minute is
{told.busiest} times the mean; {told.requests_a_page} requests a further page and
{told.other_requests} for Python, editor and search; the prices, and the number of caches.
"""


def main() -> None:
    """Print the figures, or write them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--json", type=Path, default=ROOT / ".cache/bench/weight.json")
    parser.add_argument("--write", action="store_true", help="put them on the page about scale")
    options = parser.parse_args()
    lessons = json.loads(options.json.read_text("utf-8"))
    site = measured(options.site, lessons)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    figures = page(site, Assumptions(), today)
    print(figures)
    if options.write:
        before, _, rest = PAGE.read_text("utf-8").partition(HEAD)
        _, _, after = rest.partition("\n## ")
        PAGE.write_text(f"{before}{figures}\n## {after}", "utf-8")


if __name__ == "__main__":
    main()
