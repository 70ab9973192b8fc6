"""The blocks that ask something: predictions, questions, exercises.

Without a script each is a question in sight with its answer folded below it.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as etree
from typing import Any

from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block, type_string_in

from calculators.engine.numbers.write import machine
from college.markdown.blocks.exercise_block import Exercise
from college.markdown.blocks.option import written
from college.markdown.guess_scale import guess_scale
from college.markdown.render import Page, scenario_records
from college.source.explained_in import explained_in
from college.source.question import Question, question_id, questions

KINDS = ("open", "number", "choice", "order")
_OPTION = re.compile(r"^(?P<option>.+?[.!?])\s+(?P<reason>\S.*)$", re.DOTALL)


class Asked(Block):  # type: ignore[misc]
    """A question in sight, its answer folded."""

    ARGUMENT = True
    element = ""
    css = ""
    cue = "Show the answer"

    def marks(self, page: Page) -> dict[str, str]:
        """Return what a script needs to know of the question."""
        return {}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Set the question, then the fold."""
        page: Page = self.config["page"]
        page.asked += 1
        own = f"question-{page.asked}"
        marks = {
            "class": self.css,
            "id": own,
            "data-question": question_id(page.lesson, str(self.argument)),
            **self.marks(page),
        }
        box = etree.SubElement(parent, self.element, marks)
        question = etree.SubElement(box, "p", {"class": "cc-question", "id": f"{own}-text"})
        question.text = str(self.argument)
        fold = etree.SubElement(box, "details")
        etree.SubElement(fold, "summary").text = self.cue
        return box

    def on_add(self, block: etree.Element) -> etree.Element:
        """Put the content into the fold."""
        fold = block.find("details")
        assert fold is not None
        return fold

    def on_markdown(self) -> str:
        """Have paragraphs made inside; the parser does not know these elements."""
        return "block"

    def answer(self, page: Page, expression: str) -> dict[str, str]:
        """Work the answer out: it is never typed."""
        amount = page.book.amount(expression)
        return {
            "data-answer": machine(amount.value),
            "data-expr": expression,
            "data-text": amount.text(),
        }


class Ask(Asked):
    """A question to check yourself with."""

    NAME, element, css = "ask", "course-question", "cc-ask"
    OPTIONS = {
        "kind": ["open", type_string_in(list(KINDS))],
        "answer": ["", written],
        "tolerance": ["2%", written],
        "slips": ["", written],
        "vary": ["", written],
        "see": ["", written],
    }

    def marks(self, page: Page) -> dict[str, str]:
        """Return kind, answer, tolerance and the slips with what to say to each."""
        found = {"data-kind": self.options["kind"]}
        if self.options["kind"] == "number":
            page.live = True  # Python judges what is typed
            found |= self.answer(page, self.options["answer"])
            found |= {
                "data-tolerance": self.options["tolerance"],
                "data-vary": self.options["vary"],
                "data-slips": json.dumps(slips(self.options["slips"], page)),
                "data-scenarios": json.dumps(scenario_records(page), sort_keys=True),
            }
        return found

    def on_end(self, block: etree.Element) -> None:
        """Say where the answer is taught; tell option from reason, right from wrong."""
        page: Page = self.config["page"]
        question = _asked(page, str(self.argument))
        section = explained_in(page.body, question) if question else None
        if section:
            block.set("data-see", section.address)
            block.set("data-see-title", section.title)
        if self.options["kind"] == "choice":
            for item in block.iter("li"):
                _set_option(item)


def _asked(page: Page, prompt: str) -> Question | None:
    """Find the record of a question in the text of its page."""
    return next((item for item in questions(page.body, page.lesson) if item.prompt == prompt), None)


def _set_option(item: etree.Element) -> None:
    """Turn `[x]` or `[ ]` into a mark; the first sentence is the option, the rest its reason."""
    start = item if item.text and item.text.strip() else item[0]
    text = (start.text or "").lstrip()
    item.set("data-right", "yes" if text.startswith("[x]") else "no")
    text = text.removeprefix("[x]").removeprefix("[ ]").strip()
    parts = _OPTION.match(text)
    start.text = None
    option = etree.Element("span", {"class": "cc-option"})
    option.text, option.tail = (parts["option"], " ") if parts else (text, None)
    start.insert(0, option)
    if parts:
        reason = etree.Element("span", {"class": "cc-reason"})
        reason.text = parts["reason"]
        start.insert(1, reason)


def slips(text: str, page: Page) -> list[dict[str, str]]:
    """Read `expression => what to say; …`: wrong answers that people give, worked out too."""
    found = []
    for part in text.split(";"):
        expression, arrow, say = part.partition("=>")
        if arrow:
            value = machine(page.book.amount(expression.strip()).value)
            found.append({"value": value, "expr": expression.strip(), "say": say.strip()})
    return found


class Predict(Asked):
    """A number to guess before reading on."""

    NAME, element, css = "predict", "course-guess", "cc-callout cc-predict"
    cue = "I have my guess: show the number"
    OPTIONS = {"answer": ["", written], "low": ["", written], "high": ["", written]}

    def marks(self, page: Page) -> dict[str, str]:
        """Return the answer and the scale to guess on, every stop of it written out."""
        return {
            **self.answer(page, self.options["answer"]),
            **guess_scale(
                page.book.amount(self.options["answer"]), self.options["low"], self.options["high"]
            ),
        }


class QuestionBlocks(BlocksExtension):  # type: ignore[misc]
    """Takes the page as its one setting."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        self.config = {"page": [Page(), "the page being rendered"]}
        super().__init__(*arguments, **settings)

    def extendMarkdownBlocks(self, md: Any, block_mgr: Any) -> None:  # noqa: N802 - the host's name
        """Tell the block parser about each, and the writer that these elements hold blocks."""
        settings = {"page": self.getConfig("page")}
        for block in (Ask, Predict, Exercise):
            md.block_level_elements.append(block.element)
            block_mgr.register(block, settings)


def makeExtension(**settings: Any) -> QuestionBlocks:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return QuestionBlocks(**settings)
