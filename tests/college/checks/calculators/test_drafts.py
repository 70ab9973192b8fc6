"""The promises of a calculator that is not ready: told in one warning, and in no built site."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.college.changed_copy import run
from tests.college.checks.calculators.planted import project

FILE = "calculators/catalog/cables_hall.py"
BUILT = """
from pathlib import Path
from college.build.calculator_pack import browser_modules
from college.checks.running.gather import read_course
from college.exports.notebook.wheel import calculators_wheel
from college.pages.registry import site_pages
for drafts in (False, True):
    course = read_course(Path.cwd(), drafts=drafts)
    assert "gpu_hour" in course.subject.catalog
    print("cables_hall" in course.subject.catalog)
    print("calculators/cables-hall.md" in site_pages(course))
    print("calculators/catalog/cables_hall.py" in browser_modules(course.subject))
    print(b"cables_hall" in calculators_wheel(course.subject, "A", "1", "").data)
"""


@pytest.fixture
def begun(small: Path) -> Path:
    """Return a copy of the project with a new calculator."""
    place = project(small)
    run(place, "-m", "college", "new", "calculator", "What do the cables of a hall cost?")
    return place


def check(place: Path, *paths: str) -> str:
    """Return what the check says of it."""
    return run(place, "-m", "college", "check", *paths)


@pytest.mark.slow
def test_a_new_calculator_is_a_draft(begun: Path) -> None:
    """All its hints are one warning, named they are each told, and the site is built without it."""
    said = check(begun)
    told = [line for line in said.splitlines() if line.startswith(FILE)]
    assert len(told) == 1
    hints = (begun / FILE).read_text("utf-8").count("«")
    left_out = f"warning: this is a draft, which the built site leaves out, with {hints} hints"
    assert left_out in told[0]
    assert ": no problem, " in said
    assert check(begun, FILE).count("still to be written") == hints
    assert run(begun, "-c", BUILT).split() == 4 * ["False"] + 4 * ["True"]


@pytest.mark.slow
def test_a_broken_draft_stops_nobody(begun: Path) -> None:
    """Its mistakes are warnings with their line, however it is broken."""
    path = begun / FILE
    text = path.read_text("utf-8")
    line = text[: text.index("-> Margin:")].count("\n") + 1
    path.write_text(text.replace("-> Margin:", "-> Margin"), "utf-8")
    said = check(begun)
    assert f"{FILE}:{line}: warning: Python cannot read this line (expected ':')" in said
    assert ": no problem, " in said
    assert run(begun, "-c", BUILT).startswith("False\nFalse\nFalse\nFalse\n")


@pytest.mark.slow
def test_what_is_published_names_no_draft(begun: Path) -> None:
    """Neither by name nor by a link."""
    lesson = begun / "lessons/track-0/01-lesson-0-1.md"
    text = lesson.read_text("utf-8").replace("calculators: [", "calculators: [cables_hall, ", 1)
    lesson.write_text(text, "utf-8")
    home = begun / "docs/index.md"
    home.write_text("# Home\n\nA [calculator](calculators/cables-hall.md).\n", "utf-8")
    said = check(begun)
    assert "it names the calculator cables_hall, which is a draft; publish it first" in said
    assert "docs/index.md:3: the link leads to cables-hall, which is a draft and not built" in said
    published = begun / FILE
    published.write_text(published.read_text("utf-8").replace("    draft=True,\n", ""), "utf-8")
    assert "which is a draft" not in check(begun)
