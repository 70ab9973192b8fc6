"""The promises about reading time and reading ease."""

from __future__ import annotations

import pytest

from college.source.document import parse
from college.source.minutes import Reading, reading_of
from college.source.paragraphs import words
from college.source.readability import ease_of, reading_ease

KNOWN = {
    "The cat sat on the mat.": 116.1,
    "This sentence, taken as a reading passage unto itself, is being used to prove a point.": 69.0,
    "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.": 37.5,
}
"""Published examples of Flesch's reading ease."""


@pytest.mark.parametrize("sentence", KNOWN)
def test_reading_ease_agrees_with_published_examples(sentence: str) -> None:
    """To the tenth they are given with."""
    assert reading_ease(1, words(sentence)) == pytest.approx(KNOWN[sentence], abs=0.06)
    assert ease_of(parse(sentence).paragraphs) == pytest.approx(KNOWN[sentence], abs=0.06)


def test_minutes_count_words_questions_and_calculators() -> None:
    """200 words a minute, 1.5 minutes a question, 3 a calculator; teachers' notes are free."""
    body = (
        f"## Part\n\n{'word ' * 399}\n\n/// ask | One?\nTwo.\n///\n\n"
        "/// calculator | gpu_hour\n///\n\n"
        "/// teach\nFor teachers only.\n///\n\n```\ncode is not read as words\n```\n"
    )
    found = reading_of(parse(body))
    assert (found.words, found.questions, found.calculators) == (403, 1, 1)
    assert found.minutes == round(403 / 200 + 1.5 + 3)


@pytest.mark.parametrize(("minutes", "near"), [(8, True), (7, False), (12, True), (13, False)])
def test_two_minutes_off_are_no_matter(
    minutes: int,
    near: bool,  # noqa: FBT001 - a table's column
) -> None:
    """Nor is a fifth, when that is more."""
    ten = Reading(words=1100, questions=1, calculators=1, ease=60)
    assert ten.minutes == 10
    assert ten.agrees_with(minutes) is near
    assert Reading(words=4000, questions=0, calculators=0, ease=60).agrees_with(24)


def test_a_text_is_taken_apart_as_it_is_read() -> None:
    """Items, questions and headings are paragraphs; options and code are none; lines are kept."""
    body = (
        "## Head\n\nOne {{ a.b }} two.\nThree.\n\n- item\n- other\n  goes on\n\n"
        "//// cards\n/// card | A phrase\nText.\n///\n////\n\n"
        "/// ask | Why?\n    kind: open\nSo.\n///\n"
    )
    found = [(item.line, item.spoken, item.blocks) for item in parse(body).paragraphs]
    assert found == [
        (0, "Head", ()),
        (2, "One 0 two. Three.", ()),
        (5, "item", ()),
        (6, "other goes on", ()),
        (10, "A phrase", ("cards", "card")),
        (11, "Text.", ("cards", "card")),
        (15, "Why?", ("ask",)),
        (17, "So.", ("ask",)),
    ]
