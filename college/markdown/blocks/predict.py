"""A number to guess before reading on."""

from __future__ import annotations

from collections.abc import Iterable

from college.markdown.blocks.asked import Asked
from college.markdown.blocks.block import written
from college.markdown.blocks.option_numbers import number
from college.markdown.guess_scale import guess_scale
from college.source.question import Question, guesses


class Predict(Asked):
    """The question, and the scale to guess on."""

    NAME, ELEMENT, css = "predict", "course-guess", "cc-callout cc-guess"
    MEANING = "a question with a number to guess; `answer:` is an expression, the text tells it"
    OPTIONS = {"answer": ["", written], "low": ["", number], "high": ["", number]}
    NEEDED = ("answer",)
    cue = "I have my guess: show the number"

    def listed(self) -> Iterable[Question]:
        """Return the guesses of the page."""
        return guesses(self.page.body, self.page.lesson)

    def marks(self, question: Question) -> dict[str, str]:
        """Return the answer and the scale, every stop of it written out."""
        amount = self.page.book.amount(question.answer)
        return {
            **self.answer(question.answer),
            **guess_scale(amount, question.low, question.high),
        }
