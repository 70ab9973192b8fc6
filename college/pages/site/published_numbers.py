"""Every number the site prints, and those that were looked at and accepted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from calculators.engine.numbers.write import write_in_full
from calculators.engine.prose.expression import ScenarioBook
from college.records.course import Course
from college.source.document import parse
from college.source.marks import EXPRESSION, split_expression

ACCEPTED = "tests/golden/numbers.json"
GONE = "gone"
Numbers: TypeAlias = dict[str, dict[str, str]]
"""Of each lesson and calculator, what it prints: an expression or a line, and its text."""


def published_numbers(course: Course) -> Numbers:
    """Return every number in every lesson, and every line of every calculator at its defaults."""
    numbers: Numbers = {}
    for lesson in course.lessons.values():
        book = ScenarioBook(course.subject.catalog, lesson.scenarios)
        found = numbers[f"lesson {lesson.id}"] = {}
        for _, line in parse(lesson.body).prose:
            for match in EXPRESSION.finditer(line):
                expression, spec, *_ = split_expression(match["body"])
                found[match["body"]] = book.amount(expression).text(spec)
    for name, calculator in course.subject.catalog.items():
        record = calculator.function()
        numbers[f"calculator {name}"] = {
            line.name: line.none
            if (value := getattr(record, line.name)) is None
            else write_in_full(value, line.unit)
            for line in calculator.lines
        }
    return numbers


def accepted_numbers(root: Path) -> Numbers:
    """Return the numbers that were last accepted; a new course has none."""
    path = root / ACCEPTED
    if not path.is_file():
        return {}
    found: Numbers = json.loads(path.read_text("utf-8"))
    return found


def written(numbers: Numbers) -> str:
    """Return the text of the list, the same for the same numbers."""
    return json.dumps(numbers, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def flat(numbers: Numbers) -> dict[str, str]:
    """Return each number under one name: the place, and the expression or line."""
    return {
        f"{place}: {name}": text for place, found in numbers.items() for name, text in found.items()
    }


def moved(now: Mapping[str, str], accepted: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Return each accepted number that is another one now, or is gone: old and new."""
    return {
        name: (text, now.get(name, GONE))
        for name, text in accepted.items()
        if now.get(name) != text
    }
