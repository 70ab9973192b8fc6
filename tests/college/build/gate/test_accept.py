"""The promises of `college accept`: it shows what moved, old and new, and takes it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from college.build.gate.accept import accept
from college.checks.running.report import check
from college.pages.site.published_numbers import ACCEPTED
from college.pages.site.redirects import LISTED
from tests.college.known_checks import lent


@pytest.mark.slow
def test_a_new_course_has_published_nothing(small: Path) -> None:
    """No list is no problem; the first acceptance writes it."""
    assert check(lent(small)).clean
    said: list[str] = []
    assert accept(small, said.append, dry_run=True) == 0
    assert "address track-0/lesson-0-1.html: new" in said
    assert not (small / "tests").exists()
    assert accept(small, said.append) == 0
    assert "track-0/lesson-0-1.html" in (small / LISTED).read_text("utf-8").split()
    assert accept(small, said.append) == 0
    assert said[-1] == "Nothing moved."


def test_what_moved_is_shown_old_and_new_with_its_place(small: Path) -> None:
    """Of a lesson and of a calculator, and what is gone too."""
    accept(small, [].append)
    path = small / ACCEPTED
    before = path.read_text("utf-8")
    numbers = json.loads(before)
    lesson = next(name for name, found in numbers.items() if name.startswith("lesson") and found)
    line = next(iter(numbers[lesson]))
    now = numbers[lesson][line]
    numbers[lesson][line] = "$1"
    numbers["calculator gone"] = {"cost": "$2"}
    path.write_text(json.dumps(numbers), "utf-8")
    said: list[str] = []
    assert accept(small, said.append) == 0
    assert f"{lesson}: {line}: $1 → {now}" in said
    assert "calculator gone: cost: $2 → gone" in said
    assert path.read_text("utf-8") == before


def test_a_lost_address_cannot_be_accepted(small: Path) -> None:
    """It stays on the list, and is told with the remedy."""
    (small / LISTED).parent.mkdir(parents=True)
    (small / LISTED).write_text("gone.html\n", "utf-8")
    said: list[str] = []
    assert accept(small, said.append) == 1
    assert "gone.html was published and is gone" in said[-1]
    assert "gone.html" in (small / LISTED).read_text("utf-8").split()
