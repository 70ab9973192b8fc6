"""The promises of the file for Anki: every question as read, without what only a page needs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from college.exports.anki import anki_text
from college.records.course import Course
from college.source.memory import Memory
from college.source.question import questions
from tests.ours import our_course


@pytest.fixture(scope="module")
def course() -> Course:
    """Return the course as it stands."""
    return our_course()


def rows(course: Course) -> list[list[str]]:
    """Return the lines of the file that are questions, in their columns."""
    lines = anki_text(course, Memory()).splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def test_the_file_has_a_line_a_question(course: Course) -> None:
    """Three columns each, nothing that only a page needs."""
    found = rows(course)
    asked = [item for lesson in course.lessons.values() for item in questions(lesson.body)]
    assert len(found) == len(asked) > 0
    assert {len(row) for row in found} == {3}
    text = "".join(cell for row in found for cell in row)
    assert not any(mark in text for mark in ("<data", "<a ", "<span", "class=", "{{", "\x02"))


def with_question(course: Course, block: str) -> Course:
    """Return a course of one lesson that asks one question."""
    lesson = next(iter(course.lessons.values()))
    return replace(course, lessons={lesson.id: replace(lesson, body=block, sources=("NCCL",))})


def test_a_citation_leaves_no_number_behind(course: Course) -> None:
    """`[1]` would point to nothing on a card."""
    asked = with_question(course, "/// ask | Who says so? [@NCCL]\nThe makers do [@NCCL].\n///\n")
    ((front, back, _),) = rows(asked)
    assert front == "Who says so?"
    assert back == "<p>The makers do.</p>"


def test_choices_and_items_stand_with_the_question(course: Course) -> None:
    """The right choice with its reason is the answer; items to be put in order lose theirs."""
    choice = "- [ ] One. Wrong: it is more.\n- [x] Two. Right: `1 + 1`.\n"
    asked = with_question(course, f"/// ask | How many?\n    kind: choice\n\n{choice}///\n")
    ((front, back, _),) = rows(asked)
    assert front == "How many?<ul><li>One.</li><li>Two.</li></ul>"
    assert back == "Two. Right: <code>1 + 1</code>."
    order = "1. b\n2. a\n"
    asked = with_question(course, f"/// ask | In which order?\n    kind: order\n\n{order}///\n")
    ((front, back, _),) = rows(asked)
    assert front == "In which order?<ul><li>a</li><li>b</li></ul>"
    assert back == "<ol> <li>b</li> <li>a</li> </ol>"
