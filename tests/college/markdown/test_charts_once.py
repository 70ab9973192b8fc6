"""The promise that a page shows no chart twice: not as a picture and again in its calculator."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from markdown.core import Markdown

from calculators.engine.page.figure import PICTURE, Figure, chart_shown
from calculators.engine.prose.expression import ScenarioBook
from college.checks.running.gather import read_course
from college.markdown.extension import CollegeExtension
from college.pages.lesson import LessonPage
from college.source.document import parse

COURSE = read_course(Path(__file__).parents[3])
DRAWN = {"build-lease-or-rent": "hour_against_use", "failures-and-checkpoints": "save_gap"}
"""Lessons with a picture that is their calculator's chart."""


@pytest.mark.parametrize("lesson", COURSE.lessons.values(), ids=lambda lesson: lesson.id)
def test_no_lesson_draws_a_chart_twice(lesson):
    """Each picture and each chart of a calculator stands in its text once."""
    book = ScenarioBook(COURSE.subject.catalog, lesson.scenarios)
    document, seen = parse(lesson.body), Counter()
    for block in (*document.named("chart"), *document.named("picture")):
        given = {key: block.option(key) for key in ("scenario", "against", "x", "y")}
        is_chart = block.argument not in COURSE.subject.pictures
        form = block.argument if is_chart else PICTURE
        figure = Figure(form=form, picture=block.argument, uid="u", **given)
        seen[block.argument, *given.values()] += 1
        calculator, chart = chart_shown(book, COURSE.subject.pictures, figure)
        seen[calculator, chart] += bool(chart)
    assert [figure for figure, times in seen.items() if times > 1] == []


@pytest.mark.parametrize("name", DRAWN)
def test_a_calculator_leaves_out_what_the_page_has_drawn(name):
    """The lesson's picture is its chart: the calculator below has all its parts but this one."""
    assert COURSE.subject.pictures[DRAWN[name]].draws == "sweep"
    page = LessonPage(COURSE, COURSE.lessons[name])
    html = Markdown(extensions=[CollegeExtension(page=page.context())]).convert(page.text)
    card = html.partition("<course-calculator")[2]
    assert "How this was worked out" in card
    assert "How it changes" not in card
