"""The tables of a class: the same rows for the page and for the workbook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from college.exports.classroom.tally import Standing, Tally

Cell = str | int | float


@dataclass(frozen=True)
class Table:
    """A table: its name, what it says, the heads of its columns, its rows."""

    name: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def tables(tally: Tally, problems: tuple[str, ...]) -> Iterator[Table]:
    """Return the tables in their order; one without rows is left out."""
    found = (_learners(tally), _lessons(tally), _questions(tally), _slips(tally), _files(problems))
    return (table for table in found if table.rows)


def _learners(tally: Tally) -> Table:
    rows = []
    for learner in tally.learners:
        stands = [tally.standing(learner, lesson) for lesson in tally.lessons]
        rows.append(
            (
                learner.name,
                sum(stand.done for stand in stands),
                sum(stand.right for stand in stands),
                sum(stand.answered for stand in stands),
                sum(stand.passed for stand in stands),
                learner.minutes,
                learner.last_day.isoformat() if learner.last_day else "",
            )
        )
    return Table(
        "Learners",
        "Right is the last answer given. Minutes are those between what a record tells of, pauses "
        "of more than half an hour left out: reading before the first answer is not seen.",
        (
            "Learner",
            "Lessons done",
            "Questions right",
            "Questions answered",
            "Exercises passed",
            "Minutes seen",
            "Last seen",
        ),
        tuple(rows),
    )


def _lessons(tally: Tally) -> Table:
    begun = [
        lesson
        for lesson in tally.lessons
        if any(tally.standing(learner, lesson).begun for learner in tally.learners)
    ]
    rows = tuple(
        (learner.name, *(_said(tally.standing(learner, lesson)) for lesson in begun))
        for learner in tally.learners
        if begun
    )
    heads = ("Learner", *(f"{lesson.step}. {lesson.title}" for lesson in begun))
    note = "Done or begun, and how many questions are right. Lessons nobody began are left out."
    return Table("Lessons", note, heads, rows)


def _said(stand: Standing) -> str:
    if not stand.begun:
        return ""
    state = "done" if stand.done else "begun"
    return f"{state}, {stand.right} of {stand.questions}" if stand.questions else state


def _questions(tally: Tally) -> Table:
    rows = tuple(
        (
            item.prompt,
            item.lesson.title,
            item.tried,
            item.first,
            item.last,
            item.slips[0][0] if item.slips else "",
        )
        for item in tally.questions()
    )
    note = "Those that fail most at the first try come first."
    heads = (
        "Question",
        "Lesson",
        "Answered by",
        "Right at first",
        "Right at last",
        "Commonest slip",
    )
    return Table("Questions", note, heads, rows)


def _slips(tally: Tally) -> Table:
    found = [
        (item.prompt, slip, count, item.lesson.title)
        for item in tally.questions()
        for slip, count in item.slips
    ]
    found.sort(key=lambda row: (-row[2], row[0], row[1]))
    note = "A wrong number, by what the page said to it, or the wrong option that was chosen."
    return Table("Slips", note, ("Question", "Slip", "Learners", "Lesson"), tuple(found))


def _files(problems: tuple[str, ...]) -> Table:
    note = "Everything else was read."
    return Table("Files not read", note, ("What and remedy",), tuple((one,) for one in problems))
