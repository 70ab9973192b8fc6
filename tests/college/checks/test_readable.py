"""The promises about a file that can be read in part: the true line alone, where it belongs."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.checks.running.gather import gather
from college.checks.running.mend import mend
from college.checks.running.report import check
from college.records.problem import Severity

pytestmark = pytest.mark.slow

LESSON = "lessons/track-0/01-lesson-0-1.md"


def told(root: Path) -> list[str]:
    """Return what the check says, warnings of terms too."""
    return [
        str(item)
        for item in check(root).problems
        if item.severity is Severity.PROBLEM or item.check == "unused_terms"
    ]


def spoil(root: Path, old: str, new: str) -> str:
    """Change the first lesson, and return its text."""
    path = root / LESSON
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path.read_text("utf-8")


def line_of(text: str, part: str) -> int:
    """Return the line on which a part of a text begins."""
    return text[: text.index(part)].count("\n") + 1


@pytest.fixture
def teaching(small: Path) -> Path:
    """Return the small course, whose first lesson alone teaches the one term."""
    spoil(small, "calculators:", "teaches: [term]\ncalculators:")
    index = small / "docs/index.md"
    index.write_text(index.read_text("utf-8").replace("glossary/term.md", "index.md"), "utf-8")
    assert told(small) == []
    return small


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        (
            "reviewed:",
            'tags: ["open, and so on]\nreviewed:',
            'tags: ["open',
            "the front matter has a quotation mark that is never closed; write the same mark at ",
        ),
        (
            "  example: {",
            "\texample: {",
            "\texample",
            "the front matter has a tab in it; write spaces in its place.",
        ),
        (
            "}\n---\n",
            "}\n",
            "  example:",
            "the front matter is never closed; add a line --- below its last key.",
        ),
    ],
)
def test_front_matter_that_breaks_off_is_one_line(
    teaching: Path, old: str, new: str, at: str, says: str
) -> None:
    """At the line to mend, in the words of who wrote it, and no term is called untaught."""
    text = spoil(teaching, old, new)
    (said,) = told(teaching)
    assert said.startswith(f"{LESSON}:{line_of(text, at)}: {says}")


def test_below_an_open_front_matter_the_text_is_checked(small: Path) -> None:
    """One mark that is missing hides nothing else."""
    spoil(small, "}\n---\n", "}\n")
    spoil(small, "/// teach", "/// teech")
    assert len(told(small)) == 2


def test_a_scenario_without_a_calculator_is_one_line(small: Path) -> None:
    """At its own line; the others work on, and what hangs on it is not told."""
    other = "  bad: {hours: 2}\n  like_bad: {like: bad, hours: 3}\n  worse: 7\n  example: {"
    spoil(small, "  example: {", other)
    used = "## Why it matters | So\n\n{{ bad.cost }} {{ like_bad.cost }} {{ worse.cost }}\n"
    text = spoil(small, "## Why it matters | So\n", used)
    remedy = "give it calculator: NAME, or like: ANOTHER SCENARIO."
    assert told(small) == [
        f"{LESSON}:{line_of(text, f'  {name}:')}: scenarios has a scenario {name} without a "
        f"calculator; {remedy}"
        for name in ("bad", "worse")
    ]


def test_a_file_in_utf_16_is_read_all_the_same(teaching: Path) -> None:
    """One line about the file, and none about sections that it has."""
    path = teaching / LESSON
    path.write_bytes(path.read_text("utf-8").encode("utf-16"))
    assert told(teaching) == [f"{LESSON}:1: the file is in UTF-16; save the file as UTF-8."]
    written = path.read_text("utf-16").replace("minutes:", "mintues:")
    path.write_bytes(written.encode("utf-16"))
    assert any("write minutes" in item for item in told(teaching))
    assert [*mend(teaching, check(teaching).problems)] == []


def test_an_empty_lesson_is_one_line(teaching: Path) -> None:
    """Not one for each section that it might have."""
    (teaching / LESSON).write_text("", "utf-8")
    (said,) = told(teaching)
    assert said.startswith(f"{LESSON}:1: the file has no front matter; ")


def test_a_stray_file_is_no_lesson(small: Path) -> None:
    """It takes no step, and no sections are asked of it."""
    (small / "lessons/track-0/extra.md").write_text("Some text.\n", "utf-8")
    (said,) = told(small)
    assert said.startswith("lessons/track-0/extra.md:1: this file does not belong here; ")


def test_two_lessons_with_one_id_leave_terms_taught(teaching: Path) -> None:
    """Both are read for what they teach, and for the step they stand at."""
    path = teaching / "lessons/track-0/02-lesson-0-2.md"
    text = path.read_text("utf-8").replace("id: lesson-0-2", "id: lesson-0-1")
    path.write_text(text, "utf-8")
    said = told(teaching)
    assert not [item for item in said if "no lesson teaches" in item or "no lesson for" in item]
    assert len([item for item in said if "is taken by another file" in item]) == 2


def test_a_misspelled_section_is_one_line(small: Path) -> None:
    """The one that was meant is named, and not called missing."""
    text = spoil(small, "## Market signal |", "## Market signals |")
    (said,) = told(small)
    assert said.startswith(f"{LESSON}:{line_of(text, '## Market signals')}: “Market signals” is ")
    assert said.endswith("; write ## Market signal.")


def test_a_scenario_called_like_a_draft_is_no_calculator(small: Path) -> None:
    """Only what is not a scenario of the page can be a calculator of the course."""
    (text,) = (item for item in gather(small).content.files if item.where == LESSON)
    assert "gpu_hour" in text.named_calculators
    assert "example" not in text.named_calculators
