"""The promises of home and of a track's page: cards of the lessons, and counts that are derived."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.checks.running.gather import read_course
from college.pages.parts.track.curve import Curve, curve_picture, lesson_curve
from college.pages.parts.track.track_list import course_counts, course_parts
from college.pages.registry import site_pages
from college.source.minutes import lesson_reading
from tests.college.generated_course import write_course
from tests.ours import our_course
from tests.some import some

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def course():
    """Our own course."""
    return our_course()


def test_every_lesson_of_ours_has_a_curve_of_its_own(course):
    """It is drawn within its box, and the place of the page lies on it."""
    for lesson in some(course.lessons.values()):
        curve = lesson_curve(course, lesson)
        assert curve, lesson.id
        assert all(-1e-9 <= part <= 1 + 1e-9 for point in curve.points for part in point)
        assert len(curve_picture(curve)) < 600, "small beside the words of its card"


def test_a_lesson_without_a_curve_has_a_card_all_the_same():
    """A lesson need not have numbers."""
    assert curve_picture(None) == ""
    assert "<circle" in curve_picture(Curve(((0, 0), (1, 1)), (0, 0)))


def test_the_one_track_shows_its_lessons_at_home(course):
    """A card each, with step, minutes and title; and the page of the track tells their answers."""
    shown = course_parts(course, "index.html")["tracks"]
    assert shown.count('class="cc-track-card"') == len(course.lessons)
    for lesson in some(course.lessons.values()):
        assert f"{lesson.step} · {lesson_reading(lesson, course.settings).minutes} min" in shown
        assert lesson.page_uri in shown
    (track,) = course.open_tracks
    page = site_pages(course)[track.source_uri]
    assert page.foot().count("cc-track-told") == len(course.lessons)


def test_several_tracks_show_themselves_at_home_and_not_all_their_lessons(tmp_path):
    """Five tracks are five tiles, each with its bar."""
    write_course(tmp_path, tracks=5, lessons=2)
    shown = course_parts(read_course(tmp_path), "index.html")["tracks"]
    assert "cc-track-card" not in shown
    assert shown.count("<progress") == 5


def test_what_home_counts_is_counted(course):
    """No number of the line of proof is typed."""
    text = (ROOT / "docs/index.md").read_text("utf-8")
    proof = text.partition("/// proof")[2].partition("///")[0]
    assert {"{cases}", "{sources}"} <= {word.strip("*") for word in proof.split()}
    assert not any(letter.isdigit() for letter in proof)
    assert course_counts(course)["sources"] == len(course.subject.sources)
