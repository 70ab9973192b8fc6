"""The promises about reading time and reading ease."""

from __future__ import annotations

import pytest

from college.records.anatomy import LESSON_KINDS
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


def test_minutes_are_counted_three_ways() -> None:
    """The first part by its words, the second by what is to be done, a class by the notes."""
    body = (
        f"## Guess first | Now\n\n{'word ' * 399}\n\n/// ask | One?\nTwo.\n///\n\n"
        f"## Check yourself | Well\n\n{'more ' * 500}\n\n/// ask | One?\nTwo.\n///\n\n"
        "## Practice\n\n/// exercise | Do it.\n```\ncode is not read as words\n```\n///\n\n"
        "/// teach\nA word.\n\n**Timing.** Guess 8 minutes,\nsums 25. In 2026 it was 40.\n///\n"
    )
    found = reading_of(parse(body), LESSON_KINDS["lesson"], ["Two more."])
    assert found.words == 1 + 399 + 2 + 2
    assert found.minutes == 2
    assert found.practice == round(1.5 + 5)
    assert found.in_class == 33


@pytest.mark.parametrize(("minutes", "near"), [(5, False), (6, True), (7, True), (8, False)])
def test_minutes_may_be_rounded_either_way(
    minutes: int,
    near: bool,  # noqa: FBT001 - a table's column
) -> None:
    """Less than a whole minute off is no matter; more is."""
    assert Reading(words=1290, practice=0, in_class=0, ease=60).agrees_with(minutes) is near


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
