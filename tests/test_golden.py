"""Every published number, so that a change shows which of them moved.

`UPDATE_GOLDEN=1 pytest tests/test_golden.py` accepts what moved; the diff is the review. A
number that is new is listed, and fails nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

from calculators.catalog import CATALOG
from calculators.engine.numbers.write import write_in_full
from calculators.engine.prose.expression import ScenarioBook
from college.checks.running.gather import read_course
from college.source.document import parse
from college.source.marks import EXPRESSION, split_expression
from tests.accepted import Note, note_news, updating

ROOT = Path(__file__).parents[1]
GOLDEN = Path(__file__).parent / "golden/numbers.json"


def published() -> dict[str, dict[str, str]]:
    """Return every number in every lesson, and every line of every calculator at its defaults."""
    numbers: dict[str, dict[str, str]] = {}
    for lesson in read_course(ROOT).lessons.values():
        book = ScenarioBook(CATALOG, lesson.scenarios)
        found = numbers[f"lesson {lesson.id}"] = {}
        for _, line in parse(lesson.body).prose:
            for match in EXPRESSION.finditer(line):
                expression, spec, *_ = split_expression(match["body"])
                found[match["body"]] = book.amount(expression).text(spec)
    for name, calculator in CATALOG.items():
        record = calculator.function()
        numbers[f"calculator {name}"] = {
            line.name: line.none
            if (value := getattr(record, line.name)) is None
            else write_in_full(value, line.unit)
            for line in calculator.lines
        }
    return numbers


def flat(numbers: dict[str, dict[str, str]]) -> dict[str, str]:
    """Return each number under one name: the place, and the expression or line."""
    return {
        f"{place}: {name}": text for place, found in numbers.items() for name, text in found.items()
    }


def moved(now: dict[str, str], accepted: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Return each accepted number that is another one now, or is gone."""
    return {
        name: (text, now.get(name, "gone"))
        for name, text in accepted.items()
        if now.get(name) != text
    }


def test_no_published_number_moves_unseen(record_property: Note) -> None:
    """What the pages print is what was last reviewed."""
    now = published()
    if updating():
        GOLDEN.write_text(
            json.dumps(now, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8"
        )
    found, accepted = flat(now), flat(json.loads(GOLDEN.read_text("utf-8")))
    note_news(record_property, (f"{name} = {found[name]}" for name in found.keys() - accepted))
    assert moved(found, accepted) == {}


def test_a_moved_or_lost_number_is_seen() -> None:
    """A new one beside them is not held against the page."""
    now = {"a: cost": "$2", "a: saving": "$1"}
    assert moved(now, {"a: cost": "$1", "b: cost": "$3"}) == {
        "a: cost": ("$1", "$2"),
        "b: cost": ("$3", "gone"),
    }
    assert moved(now, {"a: cost": "$2"}) == {}


def test_the_first_lesson_prints_its_four_numbers() -> None:
    """The figures of the InfiniBand example, exact."""
    numbers = published()["lesson what-is-infiniband"]
    assert numbers["fast.hourly_cost"] == "$1,792"
    assert numbers["fast.cost"] == "$179,200"
    assert numbers["slow.cost"] == "$232,960"
    assert numbers["slow.cost - fast.cost"] == "$53,760"
