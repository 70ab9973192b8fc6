"""The promises of what a lesson's page gets below its text."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from college.pages.lesson import LessonPage
from college.pages.parts.sources import sources_section
from college.records.course import Course
from tests.ours import our_course
from tests.some import some


@pytest.fixture(scope="module")
def course() -> Course:
    """Return the course as it stands."""
    return our_course()


def test_each_address_of_a_source_has_a_line_of_its_own(course: Course) -> None:
    """No sign between them that could stand alone on a line."""
    html = sources_section(course, ("TPU",), "a/b.html", "2026-11-16").html
    lines = re.findall(r'<span class="cc-lesson-address">(.*?)</span>', html)
    assert len(lines) == 3
    assert all(re.fullmatch(r"<a href=\"https://[^\"]+\">[^<]+</a>", line) for line in lines)


def test_every_lesson_leads_on(course: Course) -> None:
    """To the next one; the last to the record of completion and back to its track."""
    for lesson in some(course.lessons.values()):
        ways = re.findall(
            r'class="cc-lesson-way"[^>]* href="([^"]+)"><span>(?!Previous)',
            LessonPage(course, lesson).foot(),
        )
        after = course.beside(lesson)[1]
        assert ways == ([f"{after.id}.html"] if after else ["../learn/record.html", "index.html"])


def test_a_course_without_a_method_page_has_no_link_to_it(course: Course) -> None:
    """The date of the last review stays."""
    bare = replace(course, pages={})
    assert "methodology.html" in sources_section(course, (), "a/b.html", "2026-11-16").html
    html = sources_section(bare, (), "a/b.html", "2026-11-16").html
    assert "methodology.html" not in html
    assert "reviewed on 16 November 2026." in html
