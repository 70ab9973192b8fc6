"""The promise of the two records: one new file is a calculator, one new file is a lesson."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

CALCULATOR = '''"""What the cables of a room cost."""

from dataclasses import dataclass
from typing import Annotated

from calculators.cost.units import Count, Dollars
from calculators.engine.model.markers import Chart, Line, Number, calculator


@dataclass(frozen=True)
class Cables:
    """One line."""

    cost: Annotated[Dollars, Line("Cost of the cables", headline="The cables cost {cost}.")]


@calculator("Cables", chart=Chart(x="cables", y="cost"), left_out=("Labor.",))
def cable_room(
    cables: Annotated[Count, Number("Cables", 1, 10_000, "log")] = 48,
    price: Annotated[Dollars, Number("Price of a cable", 1, 5_000, "log")] = 25,
) -> Cables:
    """What do the cables of a room cost?

    Each costs the same.
    """
    cost = cables * price
    return Cables(cost=cost)
'''


def second_lesson(first: str) -> str:
    """Write a second lesson out of the first: another place, another calculator."""
    return (
        first.replace("id: what-is-infiniband", "id: what-is-a-cable", 1)
        .replace("title: What is InfiniBand?", "title: What is a cable?", 1)
        .replace("step: 6", "step: 2", 1)
        .replace("steps: 17", "steps: 2", 1)
        .replace("calculators: [training_job]", "calculators: [cable_room]", 1)
        .replace("  slow: {like", "  room: {calculator: cable_room, cables: 10}\n  slow: {like", 1)
        .replace(
            "/// calculator | training_job\n    scenario: fast",
            "/// calculator | cable_room\n    scenario: room",
            1,
        )
        .replace(
            "## Why it matters\n", "## Why it matters\n\nTen cables cost {{ room.cost }}.\n", 1
        )
    )


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A course of one lesson, with everything else as it is."""
    for name in ("calculators", "college", "hooks", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    settings = (ROOT / "course.yml").read_text("utf-8")
    settings = settings.replace("tracks: [power-and-data-centers]", "tracks: [tiny]")
    (tmp_path / "course.yml").write_text(settings, "utf-8")
    track = tmp_path / "lessons/tiny"
    track.mkdir(parents=True)
    original = ROOT / "lessons/power-and-data-centers"
    index = (original / "index.md").read_text("utf-8")
    (track / "index.md").write_text(
        index.replace("id: power-and-data-centers", "id: tiny").replace("steps: 17", "steps: 2")
    )
    lesson = (original / "06-what-is-infiniband.md").read_text("utf-8")
    lesson = re.sub(
        r"^needs:.*\n", "", lesson, flags=re.MULTILINE
    )  # the lessons before it are not here
    lesson = lesson.replace("track: power-and-data-centers", "track: tiny").replace(
        "step: 6", "step: 1"
    )
    (track / "01-what-is-infiniband.md").write_text(lesson)
    (tmp_path / "docs/index.md").write_text("# Home\n")
    for name in ("node_modules", ".cache"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def build(root: Path) -> Path:
    """Build the tiny course and give its site."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return root / "site"


@pytest.mark.slow
def test_one_new_file_is_a_calculator_and_one_is_a_lesson(tiny: Path) -> None:
    """Both get their pages, their place in the menus, their numbers and their part of the pack."""
    first = (
        (tiny / "lessons/tiny/01-what-is-infiniband.md")
        .read_text("utf-8")
        .replace("step: 1\n", "step: 6\n")
    )
    (tiny / "calculators/catalog/cable_room.py").write_text(CALCULATOR)
    (tiny / "lessons/tiny/02-what-is-a-cable.md").write_text(second_lesson(first))
    site = build(tiny)

    lesson = (site / "tiny/what-is-a-cable.html").read_text("utf-8")
    assert "Step 2 of 2" in lesson
    assert '<data class="number" data-expr="room.cost" value="250">$250</data>' in lesson
    assert 'course-calculator name="cable_room"' in lesson
    assert "What is InfiniBand?" in lesson, "the way back to the step before"
    own_page = (site / "calculators/cable-room.html").read_text("utf-8")
    assert "What is a cable?" in own_page, "lessons that use it"
    assert "$1,200" in own_page
    assert "What do the cables of a room cost?" in (site / "calculators/index.html").read_text(
        "utf-8"
    )
    assert list(site.glob("assets/runtime/*/memory.bin")), "packed anew, with its byte code inside"
