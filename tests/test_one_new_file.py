"""The promise of the two records: one new file is a calculator, one new file is a lesson."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

NAME = "calculators/catalog/cable_room.py"
CALCULATOR = '''"""The cables and switches of one room."""

from typing import Annotated

from calculators.cost import facts, units
from calculators.cost.fabric import FabricBill, fabric_bill
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "Cables of a room",
    group="Network",
    gives="The price of cables and switches for a room of servers.",
    asked_as="cabling, patch cords, network price, optics",
    lines={
        "cable_cost": Line("Cables", part_of="fabric_cost"),
        "switch_cost": Line("Switches", part_of="fabric_cost"),
        "fabric_cost": Line("All of it", headline="Cables and switches cost {fabric_cost}."),
    },
    chart=Chart(x="cables", y="fabric_cost"),
    presets=(Preset.of("A large room", "illustrative", cables=1000),),
    left_out=("Labor.", "Spares."),
)
def cable_room(
    gpus: Annotated[units.Gpus, Number("GPUs in the room", 1, 10_000, "log")] = 64,
    cables: Annotated[units.Count, Number("Cables", 1, 10_000, "log")] = 128,
    switches: Annotated[units.Count, Number("Switches", 1, 1000, "log")] = 4,
    cable_price: Annotated[units.Dollars, Number()] = facts.CABLE_PRICE,
) -> FabricBill:
    """What do the cables of a room cost?

    Each costs the same.
    """
    return fabric_bill(gpus=gpus, cables=cables, switches=switches, cable_price=cable_price)
'''


def second_lesson(first: str) -> str:
    """Write a second lesson out of the first: another place, another calculator."""
    return (
        first.replace("id: what-is-infiniband", "id: what-is-a-cable", 1)
        .replace("title: What is InfiniBand?", "title: What is a cable?", 1)
        .replace("step: 6", "step: 2", 1)
        .replace("steps: 17", "steps: 2", 1)
        .replace("calculators: [", "calculators: [cable_room, ", 1)
        .replace("  slow: {like", "  room: {calculator: cable_room, cables: 10}\n  slow: {like", 1)
        .replace(
            "/// calculator | training_job\n    scenario: fast",
            "/// calculator | cable_room\n    scenario: room",
            1,
        )
        .replace(
            "/// market-read\n",
            "Ten cables cost {{ room.cable_cost }}.\n\n/// market-read\n",
            1,
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
    lesson = (original / "05-what-is-infiniband.md").read_text("utf-8")
    lesson = re.sub(
        r"^needs:.*\n", "", lesson, flags=re.MULTILINE
    )  # the lessons before it are not here
    lesson = lesson.replace("track: power-and-data-centers", "track: tiny").replace(
        "step: 5", "step: 1"
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
    (tiny / NAME).write_text(CALCULATOR)
    (tiny / "lessons/tiny/02-what-is-a-cable.md").write_text(second_lesson(first))
    site = build(tiny)

    lesson = (site / "tiny/what-is-a-cable.html").read_text("utf-8")
    assert "Step 2 of 2" in lesson
    number = '<data class="number" data-expr="room.cable_cost" value="12800">$12,800</data>'
    assert number in lesson
    assert 'course-calculator name="cable_room"' in lesson
    assert "What is InfiniBand?" in lesson, "the way back to the step before"
    own_page = (site / "calculators/cable-room.html").read_text("utf-8")
    assert "What is a cable?" in own_page, "lessons that use it"
    assert "$307,840" in own_page
    index = (site / "calculators/index.html").read_text("utf-8")
    assert "What do the cables of a room cost?" in index
    assert list(site.glob("assets/runtime/*/memory.bin")), "packed anew, with its byte code inside"


HELD = (
    "tests/calculators/catalog",
    "tests/calculators/engine/working",
    "tests/test_golden.py",
    "tests/college/pages/site/test_redirects.py",
    "tests/college/pages/test_pages_around.py",
)
"""What every calculator is held to, and the accepted record of numbers and addresses."""
ASKED = "cable_room or golden or redirects or pages_around"
"""Of what is asked of each calculator in turn, the new one's."""


@pytest.mark.slow
def test_nothing_but_the_one_file_need_be_touched(tmp_path: Path) -> None:
    """The tests of all calculators hold for the new one; its numbers and address are only told."""
    for name in ("calculators", "college", "hooks", "docs", "lessons", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "course.yml", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / NAME).write_text(CALCULATOR)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-k", ASKED, *HELD]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    _, _, news = done.stdout.partition("new, not yet accepted")
    assert "calculator cable_room: fabric_cost = $307,840" in news
    assert "calculators/cable-room.html" in news
