"""The block of an exercise: task and starter in sight; hints, checks and solution folded.

A script makes a workbench of it. Without one it can be read as it is, and done on paper or in any Python.
"""

from __future__ import annotations

import base64
import html
import re
import xml.etree.ElementTree as etree

from markdown.util import AtomicString
from pymdownx.blocks.block import Block

from calculators.exercise.limits import SECONDS
from college.markdown.blocks.option import written
from college.markdown.render import Page
from college.source.exercise import split_checks

_STASHED = re.compile(r"\x02wzxhzdk:(\d+)\x03")
_TAG = re.compile(r"<[^>]+>")
_KIND = re.compile(r'class="[^"]*\b(starter|solution|checks)\b')


class Exercise(Block):  # type: ignore[misc]
    """`/// exercise | What to do`, an id, text, a list of hints, and three fences of code."""

    NAME = "exercise"
    element = "course-exercise"
    ARGUMENT = True
    OPTIONS = {"id": ["", written]}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Set the task; what follows is put in order at the end."""
        page: Page = self.config["page"]
        page.asked += 1
        page.exercises += 1
        own = f"question-{page.asked}"
        marks = {
            "class": "cc-exercise",
            "id": own,
            "data-exercise": self.options["id"],
            "data-seconds": str(SECONDS),
            "data-pack": page.exercise_pack,
        }
        box = etree.SubElement(parent, self.element, marks)
        task = etree.SubElement(box, "p", {"class": "cc-question", "id": f"{own}-text"})
        task.text = str(self.argument)
        return box

    def on_markdown(self) -> str:
        """Have paragraphs made inside; the parser does not know this element."""
        return "block"

    def on_end(self, block: etree.Element) -> None:
        """Put text, starter, hints, checks and solution in this order, the last three folded."""
        found: dict[str, etree.Element] = {}
        hints: list[etree.Element] = []
        text: list[etree.Element] = []
        for child in list(block):
            block.remove(child)
            kind = self._kind(child)
            if kind:
                found[kind] = child
            elif child.tag == "ul":
                hints += child
            else:
                text.append(child)
        block.extend(text)
        if "starter" in found:
            block.append(found["starter"])
        for number, hint in enumerate(hints, 1):
            block.append(_fold("cc-clue", f"Hint {number}", _paragraph(hint)))
        if "checks" in found:
            checks = self._source(found["checks"])
            block.set("data-checks", base64.b64encode(checks.encode()).decode())
            block.append(_fold("cc-checks", "What will be checked", _code(split_checks(checks)[0])))
        if "solution" in found:
            block.append(_fold("cc-solution", "A solution", found["solution"]))

    def _kind(self, child: etree.Element) -> str:
        found = _KIND.search(self._stashed(child))
        return found[1] if found else ""

    def _source(self, child: etree.Element) -> str:
        """Return the code that was highlighted."""
        return html.unescape(_TAG.sub("", self._stashed(child))).strip("\n") + "\n"

    def _stashed(self, child: etree.Element) -> str:
        """Return the markup that Markdown has set aside in place of a fence, if this is one."""
        mark = _STASHED.fullmatch((child.text or "").strip())
        return str(self.md.htmlStash.rawHtmlBlocks[int(mark[1])]) if mark else ""


def _fold(css: str, cue: str, *content: etree.Element) -> etree.Element:
    fold = etree.Element("details", {"class": css})
    etree.SubElement(fold, "summary").text = cue
    fold.extend(content)
    return fold


def _paragraph(item: etree.Element) -> etree.Element:
    """Return what an item of a list holds, out of the list."""
    item.tag = "div" if len(item) and item[0].tag == "p" else "p"
    item.tail = None
    return item


def _code(text: str) -> etree.Element:
    box = etree.Element("div", {"class": "highlight"})
    etree.SubElement(etree.SubElement(box, "pre"), "code").text = AtomicString(text)
    return box
