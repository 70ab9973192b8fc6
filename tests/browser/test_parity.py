"""The promise of parity where it counts: the page answers as the Python that printed it."""

from __future__ import annotations

import pytest

from tests.browser.lesson_steps import LESSON
from tests.fuzz.elsewhere import here
from tests.fuzz.inputs import numbers_of, whole_answers_of
from tests.ours import SUBJECT

pytestmark = pytest.mark.browser
ASK = """async (questions) => {
  const replies = [];
  for (const [name, text] of questions) replies.push(await college.answer(name, text));
  return replies;
}"""


def test_the_page_answers_as_this_python(page_on):
    """Every calculator: forty runs, unrounded and as written, and one whole answer with charts."""
    questions = [
        question
        for name in SUBJECT.catalog
        for question in (*numbers_of(name, 3, 40), *whole_answers_of(name, 3, 1))
    ]
    page = page_on("http", LESSON)
    differing = [
        question
        for question, live, printed in zip(
            questions, page.evaluate(ASK, questions), here(questions), strict=True
        )
        if live != printed
    ]
    assert differing == []
