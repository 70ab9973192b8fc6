"""All dated facts as a table for other programs."""

from __future__ import annotations

import csv
import io

from calculators.engine.numbers.write import machine
from college.exports.export import Export
from college.records.course import Course
from college.source.memory import Memory

_HEADS = ("name", "value", "unit", "low", "high", "status", "date", "source", "note")


def facts_csv(course: Course, _memory: Memory) -> str:
    """Return a line a fact, those over time below the others."""
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(_HEADS)
    subject = course.subject
    over_time = [
        (f"{series.id} {fact.date}", fact) for series in subject.series for fact in series.facts
    ]
    for name, fact in [*subject.facts.items(), *over_time]:
        rows.writerow(
            [
                name.lower(),
                machine(float(fact)),
                fact.unit.name,
                machine(fact.low),
                machine(fact.high),
                fact.status.value,
                fact.date,
                fact.source.title if fact.source else "",
                fact.note,
            ]
        )
    return table.getvalue()


FACTS_CSV = Export("assets/facts.csv", facts_csv)
