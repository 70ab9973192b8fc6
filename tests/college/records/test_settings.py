"""The promises of course.yml: all that another course would change, read strictly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from college.records.course_file.menu import MenuEntry
from college.records.settings import NO_SETTINGS, read_settings
from tests.college.generated_course import SETTINGS

ROOT = Path(__file__).parents[3]


def test_the_course_s_own_settings_are_whole() -> None:
    """Name, roles, shelves, menu and the page of own numbers."""
    settings, problems = read_settings(ROOT)
    assert problems == []
    assert settings.name
    assert settings.own_numbers
    assert settings.own_numbers.inputs
    entries = [item for entry in settings.menu for item in entry.every()]
    assert sum(entry.tracks for entry in entries) == 1
    assert {*settings.lines} >= {"name", "roles", "roles.buyers"}


def test_what_may_be_left_out_has_a_default(tmp_path: Path) -> None:
    """A small course has a home page, and its tracks under a tab."""
    (tmp_path / "course.yml").write_text(SETTINGS, "utf-8")
    settings, problems = read_settings(tmp_path)
    assert problems == []
    assert settings.menu == (
        MenuEntry("Home", "index.md"),
        MenuEntry("Learn", entries=(MenuEntry(tracks=True),)),
    )
    assert (settings.money, settings.own_numbers) == ("$", None)


def test_a_menu_is_read_with_its_headings(tmp_path: Path) -> None:
    """Pages, headings with pages, and the place of the tracks."""
    menu = "menu:\n  - Home: index.md\n  - tracks\n  - More:\n      - One: one.md\n"
    (tmp_path / "course.yml").write_text(SETTINGS + menu, "utf-8")
    settings, _ = read_settings(tmp_path)
    more = MenuEntry("More", entries=(MenuEntry("One", "one.md"),))
    assert settings.menu[1:] == (MenuEntry(tracks=True), more)


def test_a_course_without_settings_is_told_what_to_write(tmp_path: Path) -> None:
    """All problems at once, and nothing raises."""
    settings, problems = read_settings(tmp_path)
    assert replace(settings, lost=frozenset()) == NO_SETTINGS
    assert settings.is_blind
    (problem,) = problems
    assert str(problem) == (
        "course.yml:1: there is no course.yml; write one with name, strap, description, roles, "
        "categories, relations."
    )
    (tmp_path / "course.yml").write_text("name: [1]\nroles: all\n", "utf-8")
    _, problems = read_settings(tmp_path)
    assert [problem.line for problem in problems[:2]] == [1, 2]
    assert {problem.what.partition(" ")[0] for problem in problems} == {
        "name",
        "roles",
        "strap",
        "description",
        "categories",
        "relations",
    }
