"""The promise of the self-test: a pack that answers otherwise than this machine is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from college.build.pack import CannotPack, Level, Question, Reply
from tests.college.build.pack.conftest import TOY, toy_answer, toy_pack

pytestmark = pytest.mark.slow


def test_another_answer_is_refused(fresh_cache):
    """A single letter is enough; the sentence shows what was asked and where the answers part."""
    other = replace(
        TOY, answer=lambda asked: Reply(toy_answer(asked).text.replace("œuvre", "oeuvre"))
    )
    with pytest.raises(CannotPack) as refused:
        toy_pack(Level.SOURCE, fresh_cache("cache"), content=other)
    said = str(refused.value)
    assert "asked “sum” with [0.1, 0.2]" in said
    assert 'says “{"sum": 0.30000000000000004, "said": "≈ œuvre' in said
    assert 'where Python here says “{"sum": 0.30000000000000004, "said": "≈ oeuvre' in said


def test_other_printed_lines_are_refused(fresh_cache):
    """What a program prints is compared as well."""
    other = replace(TOY, answer=lambda asked: Reply(toy_answer(asked).text, ("a line",)))
    with pytest.raises(CannotPack, match="a line"):
        toy_pack(Level.SOURCE, fresh_cache("cache"), content=other)


def test_a_question_that_raises_is_refused(fresh_cache):
    """An error in the packed Python is no answer, and its sentence is told."""
    asked = replace(TOY, questions=(Question("unknown", ""),))
    with pytest.raises(CannotPack, match="asked “unknown”, Python raised LookupError"):
        toy_pack(Level.SOURCE, fresh_cache("cache"), content=asked)


def test_a_level_that_answers_otherwise_gives_way_to_the_next(fresh_cache):
    """A snapshot alone remembers that it was warmed: expect it cold, and byte code is packed."""
    cold = replace(TOY, questions=(Question("warm", ""),), answer=lambda _: Reply("0"))
    made, warned = toy_pack(cache=fresh_cache("cache"), content=cold)
    assert made.level is Level.BYTECODE
    [warning] = warned
    assert warning.startswith(
        "No snapshot of Python: asked “warm” with , the packed Python says “1”"
    )
