"""Every calculator with inputs by chance, through every Python there is and the packed one."""

from __future__ import annotations

from tests.fuzz.elsewhere import VERSIONS, asked_of, asked_of_pack, found_pythons, here
from tests.fuzz.inputs import Question, numbers_of, runs_in, whole_answers_of
from tests.ours import SUBJECT
from tests.prove.proof import Tally, Tries, Watch

PROMISE = "Every Python gives the same numbers, words and charts, the page's too"
_NUMBERS = 10_000
"""Runs a calculator whose lines are compared, unrounded and as they are written."""
_WHOLE = 200
"""Runs a calculator of which the whole answer is compared, its charts included: they take a
hundred times as long."""


def prove(watch: Watch) -> Tally:
    """Ask each Python the same, calculator by calculator."""
    pythons = found_pythons()
    counts = watch.count(_NUMBERS), watch.count(_WHOLE)
    of = len(SUBJECT.catalog) * sum(counts) * (len(pythons) + 1)
    tries = Tries(watch, of)
    for name in SUBJECT.catalog:
        questions = [*numbers_of(name, 4, counts[0]), *whole_answers_of(name, 4, counts[1])]
        expected = here(questions)
        others = {version: asked_of(path, questions) for version, path in pythons.items()}
        others["the pack"] = asked_of_pack(questions)
        for version, replies in others.items():
            compare(tries, version, questions, expected, replies)
    missing = [version for version in VERSIONS if version not in pythons]
    return tries.tally(f"no Python {', '.join(missing)} here" if missing else "")


def compare(
    tries: Tries, version: str, questions: list[Question], expected: list[str], replies: list[str]
) -> None:
    """Count every run of every question; a question that differs is one failure."""
    for question, one, other in zip(questions, expected, replies, strict=True):
        differs = [f"{version}, {question[0]}: {question[1][:200]}"] if one != other else []
        tries.note(differs)
        for _ in range(runs_in(question) - 1):
            tries.note([])
