"""The promise of every exercise in every lesson: hard enough to start with, and solvable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from calculators.exercise.answer import run_program
from college.source.exercise import exercises

ROOT = Path(__file__).parents[3]
LESSONS = sorted(ROOT.glob("lessons/*/[0-9]*.md"))
ALL = [
    pytest.param(exercise, id=f"{path.parent.name}/{path.name}:{exercise.line}")
    for path in LESSONS
    for exercise in exercises(path.read_text("utf-8"))
]


@pytest.fixture
def printed():
    """Collect what a program prints."""
    return []


@pytest.mark.parametrize("exercise", ALL)
def test_the_starter_fails_and_the_solution_passes(exercise, printed):
    """The starter may run or stop with an error, but does not pass; the solution does."""
    assert not run_program(exercise.starter, exercise.checks, printed.append)["passed"]
    solved = run_program(exercise.solution, exercise.checks, printed.append)
    assert solved["error"] == ""
    assert [check for check in solved["checks"] if check.state != "passed"] == []


@pytest.mark.parametrize("exercise", ALL)
def test_the_exercise_is_whole(exercise):
    """It has an id, a task, a starter, a solution, checks in sight and checks out of sight."""
    assert exercise.id
    assert exercise.task
    assert exercise.starter
    assert exercise.solution
    assert exercise.hidden.count("assert ") >= 1
    assert exercise.checks.removesuffix(exercise.hidden).count("assert ") >= 1


def test_every_lesson_has_one_exercise():
    """At least one a lesson, a program or a task for pencil and spreadsheet, and no id twice."""
    texts = {path.name: path.read_text("utf-8") for path in LESSONS}
    numbers = {
        name: len(list(exercises(text))) + len(re.findall(r"^/{3,} task\b", text, re.MULTILINE))
        for name, text in texts.items()
    }
    assert {name: number for name, number in numbers.items() if not number} == {}
    ids = [param.values[0].id for param in ALL]
    assert len(set(ids)) == len(ids)
