"""The promises about a lesson's sections: their order by kind, their roles and their words."""

from __future__ import annotations

import re
from pathlib import Path

from college.records.anatomy import LESSON_KINDS
from college.source.minutes import lesson_reading
from tests.college.checks.test_check import told
from tests.ours import our_course
from tests.some import some

LESSON = "lessons/track-0/01-lesson-0-1.md"


def test_practice_comes_behind_what_is_learned() -> None:
    """In every kind of lesson there is."""
    for kind in some(LESSON_KINDS.values()):
        practice = [part.practice for part in kind.sections]
        assert practice == sorted(practice)
        assert any(practice)


def test_sections_keep_the_order_of_their_kind(small: Path) -> None:
    """Two that change places are told."""
    path = small / LESSON
    head, *sections = re.split(r"(?m)^(?=## )", path.read_text("utf-8"))
    sections[4], sections[5] = sections[5], sections[4]
    path.write_text("".join([head, *sections]), "utf-8")
    found = told(small)
    assert len(found) == 1
    assert "the section “Market signal” is out of order; keep the order of its kind" in found[0]


def test_a_lesson_that_takes_too_long_to_read_is_told(small: Path) -> None:
    """Its first part only; the practice may be as long as it is."""
    path, more = small / LESSON, " ".join(f"Word{number}." for number in range(1500))
    text = path.read_text("utf-8")
    path.write_text(text.replace("## Check yourself | So\n", f"## Check yourself | So\n\n{more}\n"))
    assert not [item for item in told(small) if "minutes" in item]
    path.write_text(text.replace("## Market signal | So\n", f"## Market signal | So\n\n{more}\n"))
    assert "minutes to read; shorten them to 8 minutes at the most" in "\n".join(told(small))


def test_every_lesson_of_ours_takes_five_to_eight_minutes_to_read() -> None:
    """And a class has a plan for each."""
    course = our_course()
    for lesson in some(course.lessons.values()):
        times = lesson_reading(lesson, course.settings)
        assert 5 <= times.minutes <= 8, lesson.id
        assert 5 <= times.practice <= 30, lesson.id  # a case at the end of a part takes fifteen
        assert times.in_class, lesson.id
