"""The parts of a track when its lessons move: a part keeps its place, whoever begins it then."""

from __future__ import annotations

from dataclasses import replace

from college.records.lesson import Lesson

Row = list[tuple[Lesson, Lesson]]
"""The lessons of a track in their order, each as it is and as it will be."""


def left_by(lessons: list[Lesson], leaving: Lesson) -> tuple[Row, Lesson]:
    """Return the row without a lesson, and that lesson: the part it began begins with the next.

    One that was its whole part takes it along.
    """
    rest: Row = [(item, item) for item in lessons if item is not leaving]
    at = lessons.index(leaving)
    if not leaving.part or at >= len(rest) or rest[at][0].part:
        return rest, leaving
    rest[at] = rest[at][0], replace(rest[at][0], part=leaving.part)
    return rest, replace(leaving, part="")


def joined_by(row: Row, lesson: Lesson, coming: Lesson, step: int) -> Row:
    """Return the row with a lesson at a step; at the first it begins the part that began there."""
    if step == 1 and row and row[0][1].part and not coming.part:
        old, first = row[0]
        coming = replace(coming, part=first.part)
        row = [(old, replace(first, part="")), *row[1:]]
    return [*row[: step - 1], (lesson, coming), *row[step - 1 :]]
