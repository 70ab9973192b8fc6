"""This file is the blocks that ask something: predictions, questions, exercises.

Without a script each is a question in sight with its answer folded below it.
"""

from __future__ import annotations

import json
import xml.etree.ElementTree as etree
from typing import Any

from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block, type_string, type_string_in

from calculators.engine.writing import machine
from college.page import Page

KINDS = ("open", "number", "choice", "order")


class Asked(Block):  # type: ignore[misc]
    """A question in sight, its answer folded."""

    ARGUMENT = True
    element = ""
    css = ""
    cue = "Show the answer"

    def marks(self, page: Page) -> dict[str, str]:
        """Give what a script needs to know of the question."""
        return {}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Set the question, then the fold."""
        page: Page = self.config["page"]
        page.asked += 1
        marks = {"class": self.css, "id": f"question-{page.asked}", **self.marks(page)}
        box = etree.SubElement(parent, self.element, marks)
        etree.SubElement(box, "p", {"class": "cc-question"}).text = str(self.argument)
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
        amount = page.desk.amount(expression)
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
        "answer": ["", type_string],
        "tolerance": ["2%", type_string],
        "slips": ["", type_string],
        "vary": ["", type_string],
    }

    def marks(self, page: Page) -> dict[str, str]:
        """Give kind, answer, tolerance and the slips with what to say to each."""
        found = {"data-kind": self.options["kind"]}
        if self.options["kind"] == "number":
            found |= self.answer(page, self.options["answer"])
            found |= {
                "data-tolerance": self.options["tolerance"],
                "data-vary": self.options["vary"],
            }
            found["data-slips"] = json.dumps(slips(self.options["slips"], page))
        return found

    def on_end(self, block: etree.Element) -> None:
        """Turn `[x]` and `[ ]` before an option into a mark that can be seen, heard and read by a script."""
        if self.options["kind"] != "choice":
            return
        for item in block.iter("li"):
            start = item if item.text and item.text.strip() else item[0]
            text = (start.text or "").lstrip()
            item.set("data-right", "yes" if text.startswith("[x]") else "no")
            start.text = text.removeprefix("[x]").removeprefix("[ ]").lstrip()


def slips(text: str, page: Page) -> list[dict[str, str]]:
    """Read `expression => what to say; …`: wrong answers that people give, worked out too."""
    found = []
    for part in text.split(";"):
        expression, arrow, say = part.partition("=>")
        if arrow:
            value = machine(page.desk.amount(expression.strip()).value)
            found.append({"value": value, "expr": expression.strip(), "say": say.strip()})
    return found


class Predict(Asked):
    """A number to guess before reading on."""

    NAME, element, css = "predict", "course-guess", "cc-callout cc-predict"
    cue = "I have my guess: show the number"
    OPTIONS = {"answer": ["", type_string], "low": ["", type_string], "high": ["", type_string]}

    def marks(self, page: Page) -> dict[str, str]:
        """Give the answer and the ends of the scale to guess on."""
        return {
            **self.answer(page, self.options["answer"]),
            "data-low": self.options["low"],
            "data-high": self.options["high"],
        }


class Exercise(Asked):
    """A Python exercise: what to do in sight, the solution folded."""

    NAME, element, css, cue = (
        "exercise",
        "course-exercise",
        "cc-exercise",
        "Starter, hints, checks and solution",
    )
    OPTIONS = {"id": ["", type_string]}

    def marks(self, page: Page) -> dict[str, str]:
        """Give the exercise's own id."""
        return {"data-exercise": self.options["id"]}


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
