"""A question to check yourself with."""

from __future__ import annotations

import json
import xml.etree.ElementTree as etree
from collections.abc import Iterable

from pymdownx.blocks.block import type_string_in

from calculators.engine.numbers.write import machine
from college.markdown.blocks.asked import Asked
from college.markdown.blocks.block import written
from college.markdown.blocks.option_numbers import margin
from college.markdown.context import scenario_records
from college.source.explained_in import explained_in
from college.source.question import Choice, Kind, Question, questions

KINDS = tuple(kind.value for kind in Kind if kind is not Kind.GUESS)


class Ask(Asked):
    """A number to type, an option to choose, items to put in order, or an answer to think of."""

    NAME, ELEMENT, css = "ask", "course-question", "cc-question"
    MEANING = (
        "a question; `kind:` number, choice, order or open; the text is the answer; `see:` is the "
        "heading of the section that teaches it, if the page names a wrong one"
    )
    OPTIONS = {
        "kind": [Kind.OPEN.value, type_string_in(list(KINDS))],
        "answer": ["", written],
        "tolerance": ["2%", margin],
        "slips": ["", written],
        "vary": ["", written],
        "see": ["", written],
    }

    def listed(self) -> Iterable[Question]:
        """Return the questions of the page."""
        return questions(self.page.body, self.page.lesson)

    def marks(self, question: Question) -> dict[str, str]:
        """Return kind, answer, tolerance and the slips with what to say to each."""
        found = {"data-kind": question.kind.value}
        if question.kind is Kind.NUMBER:
            self.page.live = True  # Python judges what is typed
            found |= self.answer(question.answer)
            found |= {
                "data-tolerance": question.tolerance,
                "data-vary": self.options["vary"],
                "data-slips": json.dumps([*self._slips(question)]),
                "data-scenarios": json.dumps(scenario_records(self.page), sort_keys=True),
            }
        return found

    def _slips(self, question: Question) -> list[dict[str, str]]:
        """Work out the wrong answers that people give."""
        amount = self.page.book.amount
        return [
            {
                "value": machine(amount(slip.expression).value),
                "expr": slip.expression,
                "say": slip.say,
            }
            for slip in question.slips
        ]

    def on_end(self, block: etree.Element) -> None:
        """Say where the answer is explained; part each option from its reason."""
        section = explained_in(self.page.body, self.question)
        if section:
            block.set("data-see", section.address)
            block.set("data-see-title", section.title)
        for item, choice in zip(block.iter("li"), self.question.choices, strict=False):
            _set_choice(item, choice)


def _set_choice(item: etree.Element, choice: Choice) -> None:
    item.text = None
    item[:] = []
    item.set("data-right", "yes" if choice.right else "no")
    words = etree.SubElement(item, "span", {"class": "cc-question-option"})
    words.text = choice.words
    if choice.reason:
        words.tail = " "
        etree.SubElement(item, "span", {"class": "cc-question-reason"}).text = choice.reason
