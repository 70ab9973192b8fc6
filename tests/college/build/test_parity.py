"""The promise of parity: printed here or worked out in the page, on any Python, it is the same."""

from __future__ import annotations

import pytest

from tests.fuzz.elsewhere import asked_of, asked_of_pack, found_pythons, here
from tests.fuzz.inputs import numbers_of, whole_answers_of
from tests.ours import SUBJECT

RUNS = 500
"""Runs a calculator, and one of which the whole answer is compared, charts and all; `make prove`
tries 10,000 and 200."""


@pytest.fixture(scope="module")
def questions():
    """Return what every Python is asked."""
    return [
        question
        for name in SUBJECT.catalog
        for question in (*numbers_of(name, 1, RUNS), *whole_answers_of(name, 1, 1))
    ]


@pytest.fixture(scope="module")
def expected(questions):
    """Return what this Python answers."""
    return here(questions)


def differing(questions, expected, replies):
    """Return the questions that are answered otherwise."""
    return [
        question
        for question, one, other in zip(questions, expected, replies, strict=True)
        if one != other
    ]


@pytest.mark.slow
def test_the_packed_python_answers_as_this_one(questions, expected):
    """Over all calculators: 500 runs each, unrounded and as written, and a whole answer."""
    assert not any('"failed"' in reply for reply in expected)
    assert differing(questions, expected, asked_of_pack(questions)) == []


@pytest.mark.slow
def test_every_python_here_answers_as_this_one(questions, expected):
    """The site may be built with any Python we support, and says the same."""
    others = found_pythons()
    assert others
    for path in others.values():
        assert differing(questions, expected, asked_of(path, questions)) == []
