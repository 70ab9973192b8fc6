"""How the build grows: generated courses of 17, 170 and 1,700 lessons, against plain Material.

Run it as `python -m tests.bench.build [--sizes 17 170]`. CPU time of the whole process, as a ratio
to the same pages without the course's hooks and extensions; nothing here fails on a number.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
LESSON = ROOT / "lessons/power-and-data-centers/05-what-is-infiniband.md"
TRACK = ROOT / "lessons/power-and-data-centers/index.md"
A_TRACK = 17
PLAIN = """site_name: Plain
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.sections, navigation.indexes, navigation.prune]
plugins: [search]
markdown_extensions:
  [abbr, attr_list, def_list, footnotes, tables, toc, pymdownx.superfences, pymdownx.highlight]
"""
ONE_EDIT = """
import sys, time
from pathlib import Path
from mkdocs.commands.build import build
from mkdocs.config import load_config
made = load_config("mkdocs.yml", site_dir="site", strict=False)
made.plugins.on_startup(command="serve", dirty=True)
build(made)
lesson = Path(sys.argv[1])
lesson.write_text(lesson.read_text("utf-8") + "\\n", "utf-8")
before = time.process_time()
again = load_config("mkdocs.yml", site_dir="site", strict=False)
build(again, dirty=True)
print(time.process_time() - before)
"""


def write_lessons(folder: Path, count: int) -> list[Path]:
    """Write so many lessons in tracks of seventeen, each its own id, step and title."""
    text = LESSON.read_text("utf-8")
    paths = []
    for number in range(count):
        track, step = f"track-{number // A_TRACK + 1}", number % A_TRACK + 1
        name = f"lesson-{number + 1}"
        place = folder / track
        place.mkdir(parents=True, exist_ok=True)
        if step == 1:
            record = TRACK.read_text("utf-8").replace("id: power-and-data-centers", f"id: {track}")
            (place / "index.md").write_text(
                record.replace(
                    "title: Power & Data Centers", f"title: Track {number // A_TRACK + 1}"
                ),
                "utf-8",
            )
        lines = [line for line in text.splitlines(keepends=True) if not line.startswith("needs:")]
        own = (
            "".join(lines)
            .replace("id: what-is-infiniband", f"id: {name}", 1)
            .replace("step: 5", f"step: {step}", 1)
        )
        own = own.replace("track: power-and-data-centers", f"track: {track}", 1).replace(
            "title: What is InfiniBand?", f"title: Lesson {number + 1}", 1
        )
        paths.append(place / f"{step:02d}-{name}.md")
        paths[-1].write_text(own, "utf-8")
    return paths


def course(folder: Path, count: int) -> Path:
    """Lay out the course with generated lessons; give one of them."""
    for name in ("calculators", "college", "hooks", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    tracks = ", ".join(f"track-{number + 1}" for number in range(-(-count // A_TRACK)))
    settings = (ROOT / "course.yml").read_text("utf-8")
    settings = re.sub(r"(?m)^tracks: .*$", f"tracks: [{tracks}]", settings)
    (folder / "course.yml").write_text(settings, "utf-8")
    for name in ("node_modules", ".cache"):
        (folder / name).symlink_to(ROOT / name)
    paths = write_lessons(folder / "lessons", count)
    home = (folder / "docs/index.md").read_text("utf-8")
    (folder / "docs/index.md").write_text(
        home.replace("lessons/power-and-data-centers/index.md", "lessons/track-1/index.md"), "utf-8"
    )
    return paths[0]


def plain(folder: Path, count: int) -> None:
    """Lay out the same pages for Material alone: the lessons, and every page around them."""
    shutil.copytree(ROOT / "docs", folder / "docs")
    write_lessons(folder / "docs/lessons", count)
    (folder / "mkdocs.yml").write_text(PLAIN, "utf-8")


def printed(command: list[str], folder: Path) -> str:
    """Run a command in a folder and return what it printed; it must end well."""
    done = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def cpu_seconds(folder: Path) -> float:
    """Build once and give the CPU time it took, children included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
    printed(command, folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def one_edit_seconds(folder: Path, lesson: Path) -> float:
    """Return the CPU time of a rebuild after one edit, in the process that built it all."""
    command = [sys.executable, "-c", ONE_EDIT, str(lesson)]
    return float(printed(command, folder).strip().splitlines()[-1])


def main() -> None:
    """Measure each size, print ratios, and write the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[17, 170, 1700])
    parser.add_argument("--json", type=Path, default=ROOT / ".cache/bench/build.json")
    options = parser.parse_args()
    figures = {}
    for size in options.sizes:
        with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as bare:
            lesson = course(Path(ours), size)
            plain(Path(bare), size)
            cpu_seconds(Path(ours))  # packs the runtime and warms the caches once
            row = {"plain": cpu_seconds(Path(bare)), "ours": cpu_seconds(Path(ours))}
            row["one edit"] = one_edit_seconds(Path(ours), lesson)
        figures[size] = row
        print(
            f"{size:5} lessons: plain {row['plain']:.1f} s, ours {row['ours']:.1f} s, "
            f"{row['ours'] / row['plain']:.1f} times plain; "
            f"one edit {row['one edit']:.2f} s of CPU.",
            flush=True,
        )
    if 170 in figures and 1700 in figures:
        times = figures[1700]["ours"] / figures[170]["ours"]
        print(f"From 170 to 1,700 lessons: {times:.1f} times (goal: at most 12).")
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
