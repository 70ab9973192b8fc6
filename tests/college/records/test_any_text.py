"""The promise to authors: whatever a file holds is told with a place and a remedy, and soon."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from college.checks.running.gather import gather
from college.records.reading.strict_yaml import NotYaml, composed, plain
from tests.fuzz.author import KINDS, Course, told


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """Return a small course to spoil."""
    return Course.written(tmp_path_factory.mktemp("course"))


def said(course, old, new):
    """Return what is said of a lesson in which one text stands for another."""
    course.mend()
    path = course.lessons[0]
    text = course.good[path]
    assert old in text
    path.write_bytes(text.replace(old, new, 1))
    assert told(course.root) == []
    return [str(problem) for problem in gather(course.root, drafts=True).problems]


SPOILED = {
    "a control character": (b"\x0c", "an invisible sign stands here (U+000C); delete it"),
    "Latin-1": ("ü".encode("latin-1"), "the byte fc is no UTF-8; save the file as UTF-8"),
    "a tag that lies": (b"!!bool maybe", "title cannot be read; write plain text"),
    "lists 1,000 deep": (b"[" * 1000 + b"]" * 1000, "is nested more than 40 deep; mend"),
    "itself": (b"&a [*a]", "names itself by *; mend"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_spoiled_key_is_told(course, name):
    """Pasted from a PDF, saved as Latin-1, tagged, far too long, far too deep."""
    new, sentence = SPOILED[name]
    problems = said(course, b"title: ", b"title: " + new + b" #")
    assert any(sentence in problem for problem in problems), problems


def test_aliases_that_swell_are_refused_at_once():
    """Nine names of nine names, and so on: a few lines that would come to billions of values."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for one, other in zip("abcdefghij", "bcdefghijk", strict=True):
        lines.append(f"{other}: &{other} [{', '.join([f'*{one}'] * 9)}]")
    with pytest.raises(NotYaml, match="more than 20,000 values"):
        composed("\n".join(lines))


def test_aliases_that_only_repeat_are_read():
    """A value that is named again is there again."""
    node = composed("a: &a [1, 2]\nb: *a\nc: {<<: {d: 3}}\n")
    assert plain(node) == {"a": [1, 2], "b": [1, 2], "c": {"d": 3}}


def test_a_number_of_too_many_digits_is_text():
    """Whoever wants a number refuses it, with the remedy of that key."""
    assert plain(composed("9" * 4301)) == "9" * 4301


def test_a_folder_with_the_name_of_a_file_is_told(course):
    """It is no page, and no traceback either."""
    course.mend()
    folder = course.lessons[0].parent / "02-x.md"
    folder.mkdir()
    try:
        problems = [str(problem) for problem in gather(course.root, drafts=True).problems]
    finally:
        folder.rmdir()
    assert any("02-x.md:1: this is a folder; give it another name" in item for item in problems)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_any_text_of_an_author_is_told_in_sentences(course, kind, seed):
    """Over front matter, course file, expressions, Markdown, bytes and names."""
    course.mend()
    KINDS[kind](course, random.Random(seed))
    found = [problem for problem in told(course.root) if not problem.startswith("takes ")]
    course.mend()
    assert found == []
