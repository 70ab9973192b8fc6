"""What the blocks that ask something share: a question in sight, its answer folded below it.

So it stands without a script; with one it becomes a field, a choice or a scale.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from calculators.engine.numbers.write import machine
from college.markdown.blocks.block import CourseBlock, fold_in
from college.source.question import Question


class Asked(CourseBlock):
    """A question made of its record, which is read from the page's text."""

    ARGUMENT = True
    css: ClassVar[str] = ""
    cue: ClassVar[str] = "Show the answer"

    @abstractmethod
    def listed(self) -> Iterable[Question]:
        """Return the records of this kind that the page's text has."""

    def found(self) -> Question:
        """Return the record of the question with these words."""
        return next(item for item in self.listed() if item.prompt == self.argument)

    def marks(self, question: Question) -> dict[str, str]:
        """Return what a script needs to know of the question."""
        return {}

    def opened(self, parent: etree.Element) -> etree.Element:
        """Set the question, then the fold."""
        self.question = self.found()
        self.page.asked += 1
        own = f"question-{self.page.asked}"
        marks = {
            "class": self.css,
            "id": own,
            "data-question": self.question.id,
            **self.marks(self.question),
        }
        box = etree.SubElement(parent, self.ELEMENT, marks)
        prompt = etree.SubElement(box, "p", {"class": "cc-prompt", "id": f"{own}-text"})
        prompt.text = self.question.prompt
        fold = etree.SubElement(box, "details")
        etree.SubElement(fold, "summary").text = self.cue
        return box

    def on_add(self, block: etree.Element) -> etree.Element:
        """Put the content into the fold."""
        return fold_in(block)

    def answer(self, expression: str) -> dict[str, str]:
        """Work the answer out: it is never typed."""
        amount = self.page.book.amount(expression)
        return {
            "data-answer": machine(amount.value),
            "data-expr": expression,
            "data-text": amount.text(),
        }
