"""The promises about what follows a moved lesson: links that wrap, and files outside the course."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.checks.running.gather import read_course
from college.cli.main import main
from tests.college.scaffold.restructure.committed import commit

pytestmark = pytest.mark.slow

TRACK = "power-and-data-centers"
INSERT = ["new", "lesson", "What is a shelf?", "--track", TRACK, "--step", "3"]
RENAME = ["rename", "lesson", "what-is-infiniband", "infiniband-in-short"]


@pytest.mark.parametrize("words", [INSERT, RENAME])
def test_a_file_outside_the_course_that_names_a_moved_one_is_told(
    course: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A README may show a lesson's path; which one it should show now is for a person to say."""
    shown = f"One file, such as [this](lessons/{TRACK}/05-what-is-infiniband.md).\n"
    (course / "README.md").write_text(shown, "utf-8")
    commit(course)
    assert main(words) == 0
    assert "look   README.md:1: names it too" in capsys.readouterr().out


def test_a_link_that_wraps_over_a_line_follows(course: Path) -> None:
    """Its typed number counts by itself from then on; words of one's own stay, and lead on."""
    home = course / "docs/index.md"
    typed = home.read_text("utf-8") + (
        f"\nSee [lesson\n8](../lessons/{TRACK}/08-failures-and-checkpoints.md), [as we\n"
        "saw](what-is-infiniband) and lesson\n8.\n"
    )
    home.write_text(typed, "utf-8")
    commit(course)
    assert main(INSERT) == 0
    text = home.read_text("utf-8")
    assert "See [](failures-and-checkpoints), [as we\nsaw](what-is-infiniband)" in text
    assert text.endswith("and lesson\n9.\n")
    (page,) = (item for item in read_course(course).pages.values() if item.uri == "index.md")
    assert f"[as we\nsaw](lessons/{TRACK}/06-what-is-infiniband.md)" in page.body
