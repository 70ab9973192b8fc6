"""The promises of the menu: five tabs, the open track beside a page, however many there are."""

from __future__ import annotations

import pytest

from college.checks.running.gather import read_course
from college.pages.registry import site_pages
from college.pages.site.navigation import navigation
from college.pages.site.page_menu import page_menu
from tests.college.generated_course import write_course
from tests.ours import our_course

TABS = ["Learn", "Calculators", "Glossary", "Evidence", "Teach"]


def menu_of(course, uri):
    """Return the menu as the page at the uri shows it."""
    pages = site_pages(course)
    return page_menu(pages[uri], navigation(course.settings, pages), pages, course)


@pytest.fixture(scope="module")
def course():
    """Our own course."""
    return our_course()


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """A course of five tracks that says nothing of its menu."""
    root = tmp_path_factory.mktemp("many")
    write_course(root, tracks=5, lessons=3)
    (root / "docs/index.md").write_text("# Home\n", "utf-8")
    return read_course(root)


def test_our_course_has_five_tabs_and_the_project_at_its_foot(course):
    """Home is no tab, and pages about the project do not compete with lessons."""
    menu = menu_of(course, "index.md")
    assert [tab.title for tab in menu.tabs] == TABS
    assert [group.title for group in menu.foot] == ["Project"]
    assert menu.home.current == "page"
    assert menu.open is None


def test_a_course_that_lists_no_menu_has_the_same_tabs(many):
    """Every page finds its own tab; none is left over."""
    assert [tab.title for tab in menu_of(many, "index.md").tabs] == TABS


def test_of_five_tracks_only_the_open_one_shows_its_lessons(many):
    """Beside a lesson: its own track with all lessons, the others in a line each."""
    lesson = many.lessons["lesson-2-2"]
    learn = menu_of(many, lesson.source_uri).open
    tracks = [entry for entry in learn.entries if entry.track]
    assert [track.title for track in tracks] == [f"Track {number}" for number in range(5)]
    assert [len(track.entries) for track in tracks] == [0, 0, 3, 0, 0]
    assert [track.lessons for track in tracks] == [3] * 5
    assert [entry.current for entry in tracks[2].entries] == ["", "page", ""]
    assert all(track.address.endswith("index.html") for track in tracks)
    outside = menu_of(many, "learn/review.md").open
    assert not any(track.entries for track in outside.entries if track.track)


def test_the_one_track_of_a_course_is_always_open(course):
    """There is nothing to choose between."""
    learn = menu_of(course, "learn/review.md").open
    (track,) = (entry for entry in learn.entries if entry.track)
    assert len(track.entries) == len(course.lessons)


def test_a_page_in_no_menu_belongs_to_the_index_of_its_folder(course):
    """A term stands under the glossary, a calculator under the calculators."""
    term, calculator = next(iter(course.terms)), next(iter(course.subject.catalog))
    assert menu_of(course, f"glossary/{term}.md").open.title == "Glossary"
    page = f"calculators/{calculator.replace('_', '-')}.md"
    assert menu_of(course, page).open.current == "true"


def test_every_tab_leads_to_a_page(course, many):
    """A tab that is only a heading leads to the first page below it."""
    for one in (course, many):
        addresses = {page.address for page in site_pages(one).values()}
        menu = menu_of(one, "index.md")
        assert {tab.first for tab in (*menu.tabs, *menu.foot)} <= addresses
