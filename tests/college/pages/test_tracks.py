"""The promises of several tracks: each page knows them, in the course's order, without drafts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from markdown.core import Markdown

from college.checks.running.gather import read_course
from college.markdown.extension import CollegeExtension
from college.pages.learning import RecordPage, ReviewPage
from college.pages.lesson import LessonPage
from college.pages.notes import NotesIndexPage
from college.pages.plain import PlainPage
from college.pages.registry import site_pages
from college.pages.schedule import SchedulePage
from college.pages.site.course_map import course_map
from college.pages.site.navigation import navigation
from college.pages.topics import TopicsPage
from college.pages.track import TrackPage
from tests.college.generated_course import make_draft, write_course

if TYPE_CHECKING:
    from pathlib import Path

    from college.records.course import Course

SHORT, LONG = "track-1", "track-0"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a course of three tracks: one lesson and a draft, three lessons, drafts alone."""
    root = tmp_path_factory.mktemp("tracks")
    write_course(root, tracks=3, lessons=3)
    make_draft(root, "lesson-1-2", "lesson-1-3", "lesson-2-1", "lesson-2-2", "lesson-2-3")
    settings = root / "course.yml"
    order = f"tracks: [{SHORT}, {{Going further: [{LONG}, track-2]}}]\n"
    settings.write_text(settings.read_text("utf-8") + order, "utf-8")
    (root / "docs/index.md").write_text("# Home\n\n/// start\n///\n\n/// tracks\n///\n", "utf-8")
    return root


@pytest.fixture(scope="module")
def course(root: Path) -> Course:
    """Return what readers get of it."""
    return read_course(root)


def shown(course: Course, lesson: str) -> str:
    """Return what stands around a lesson's text."""
    return LessonPage(course, course.lessons[lesson]).around()


def test_the_tracks_stand_as_the_settings_list_them(course: Course) -> None:
    """Not by the names of their folders; one that has only drafts is nowhere."""
    assert [track.id for track in course.open_tracks] == [SHORT, LONG]
    groups = [(title, [track.id for track in tracks]) for title, tracks in course.track_groups()]
    assert groups == [("", [SHORT]), ("Going further", [LONG])]
    assert f"lessons/{SHORT}/index.md" in site_pages(course)
    assert "lessons/track-2/index.md" not in site_pages(course)


def test_a_draft_brings_its_track_to_the_preview(root: Path) -> None:
    """An author sees what readers will."""
    assert "lessons/track-2/index.md" in site_pages(read_course(root, drafts=True))


def test_home_shows_every_track(course: Course) -> None:
    """The way into the first, and a tile for each with its length, under the groups' headings."""
    page = PlainPage(course, course.pages["index.md"])
    html = Markdown(extensions=[CollegeExtension(page=page.context())]).convert(page.text)
    assert f'href="{SHORT}/lesson-1-1.html">Start with lesson 1: Lesson 1, 1</a>' in html
    tiles = re.findall(r'<b><a href="(track-\d)/index.html">', html)
    assert tiles == [SHORT, LONG]
    assert html.index(SHORT) < html.index("<h3>Going further</h3>") < html.index(f"{LONG}/index")
    assert ">1 lesson: " in html
    assert ">3 lessons: " in html


def test_the_menu_lists_them_in_order(course: Course) -> None:
    """Each with the lessons that can be read."""
    menu = navigation(course.settings, site_pages(course))
    (learn,) = (entry["Learn"] for entry in menu if "Learn" in entry)
    tracks = {title: below for entry in learn for title, below in entry.items()}
    assert [title for title in tracks if title.startswith("Track")] == ["Track 1", "Track 0"]
    assert [uri for entry in tracks["Track 1"] for uri in entry.values()] == [
        f"lessons/{SHORT}/index.md",
        f"lessons/{SHORT}/01-lesson-1-1.md",
    ]


@pytest.mark.parametrize("kind", [SchedulePage, NotesIndexPage])
def test_teachers_find_every_track_under_its_name(course: Course, kind: type) -> None:
    """In the course's order, and no draft."""
    page = kind(course).text
    assert re.findall(r"(?m)^## (.+)$", page) == ["Track 1", "Track 0"]
    lessons = re.findall(r"lesson-\d-\d(?=\.html)", page)
    assert lessons == ["lesson-1-1", "lesson-0-1", "lesson-0-2", "lesson-0-3"]


def test_topics_name_the_track_of_each_row(course: Course) -> None:
    """Two lessons of one track share its name, two tracks are told apart."""
    page = TopicsPage(course)
    assert page.topics
    assert page.text.count("(Track 1)</span>") == len(course.lessons["lesson-1-1"].tags)


@pytest.mark.parametrize("kind", [ReviewPage, RecordPage])
def test_who_has_not_begun_is_led_to_the_tracks(course: Course, kind: type) -> None:
    """To those that can be read."""
    assert "[Track 1](../lessons/track-1/index.md) or [Track 0](" in kind(course).text
    assert "Track 2" not in kind(course).text


def test_counts_are_of_what_can_be_read(course: Course) -> None:
    """The reader's own pages count the lessons they know, and those are no drafts."""
    known = course_map(course)
    assert [track["id"] for track in known["tracks"]] == [SHORT, LONG]
    assert [track["group"] for track in known["tracks"]] == ["", "Going further"]
    assert "steps" not in known["tracks"][0]
    assert len(known["lessons"]) == 4
    page = TrackPage(course, course.tracks[SHORT]).around()
    assert "1 lesson: " in page
    assert "2 more are being written." in page


def test_a_track_of_one_lesson_reads_well(course: Course) -> None:
    """It has no steps to count, and its foot leads to the next track."""
    page = shown(course, "lesson-1-1")
    assert "Step" not in page
    assert page.count("The one lesson of this track") == 3
    assert "the one lesson of this track, Lesson 1, 1" in page
    assert f'href="../{LONG}/index.html"><span>Next track</span> Track 0</a>' in page
    assert "Look back" not in page


def test_the_last_lesson_of_the_last_track_leads_to_the_record(course: Course) -> None:
    """And those before it to the next lesson."""
    page = shown(course, "lesson-0-3")
    assert "<span>Next</span> Your record of completion</a>" in page
    assert "Next track" not in page
    assert "Step 3 of 3" in page
    assert "record.html" not in shown(course, "lesson-0-2")


@pytest.mark.parametrize("core", ["", "core: true\n"])
def test_a_track_shows_its_parts(tmp_path: Path, core: str) -> None:
    """Each has its words, minutes, map and cards, and what to read of it with little time."""
    write_course(tmp_path, tracks=1, lessons=4)
    folder = tmp_path / "lessons/track-0"
    for step, more in ((1, "part: First\n"), (2, core), (4, "part: Last\n")):
        (path,) = folder.glob(f"0{step}-*.md")
        path.write_text(path.read_text("utf-8").replace("step:", f"{more}step:", 1), "utf-8")
    index = folder / "index.md"
    parts = "parts: {First: What there is., Last: What to do.}\nsteps:"
    index.write_text(index.read_text("utf-8").replace("steps:", parts, 1), "utf-8")
    course = read_course(tmp_path)
    end, first, last, _ = TrackPage(course, course.tracks["track-0"]).sections()
    assert (first.title, last.title, end.id) == ("First", "Last", "decisions")
    assert first.html.count("cc-track-card") == 3
    assert last.html.count("cc-track-card") == 1
    assert "What there is." in first.html
    assert "3 lessons: " in first.html
    assert ("With little time, read lesson 2: " in first.html) is bool(core)
    assert "cc-track-map" in first.html
    assert "cc-track-map" not in last.html, "one lesson needs no map"
