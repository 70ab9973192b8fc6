"""An exercise: task and starter in sight; hints, checks and solution folded.

A script makes a workbench of it. Without one it can be read as it is, and done on paper or in any
Python.
"""

from __future__ import annotations

import base64
import xml.etree.ElementTree as etree
from collections.abc import Iterator

from markdown.util import HTML_PLACEHOLDER_RE, AtomicString

from calculators.exercise.limits import SECONDS
from college.markdown.blocks.block import CourseBlock, written
from college.source.exercise import Exercise, exercises, split_checks


class ExerciseBlock(CourseBlock):
    """`/// exercise | What to do`, an id, text, a list of hints, and three fences of code."""

    NAME, ELEMENT = "exercise", "course-exercise"
    MEANING = "a Python exercise: starter, solution and checks as fenced code"
    ARGUMENT = True
    OPTIONS = {"id": ["", written]}

    def opened(self, parent: etree.Element) -> etree.Element:
        """Set the task; what follows is put in order at the end."""
        page = self.page
        page.asked += 1
        page.exercises += 1
        own = f"question-{page.asked}"
        marks = {
            "id": own,
            "data-exercise": self.options["id"],
            "data-seconds": str(SECONDS),
        }
        box = etree.SubElement(parent, self.ELEMENT, marks)
        task = etree.SubElement(box, "p", {"class": "cc-prompt", "id": f"{own}-text"})
        task.text = self.title()
        return box

    def on_end(self, block: etree.Element) -> None:
        """Put text, starter, hints, checks and solution in this order, the last three folded."""
        listed = exercises(self.page.body)
        exercise = next(item for item in listed if item.task == self.argument)
        hints, text = list[etree.Element](), list[etree.Element]()
        children = [*block]
        fences = dict(zip(exercise.fences, _fences(children), strict=False))
        for child in children:
            block.remove(child)
            if child.tag == "ul":
                hints += child
            elif child not in fences.values():
                text.append(child)
        block.extend(text)
        block.extend(_folded(exercise, fences, hints))
        block.set("data-checks", base64.b64encode(exercise.checks.encode()).decode())


def _fences(children: list[etree.Element]) -> Iterator[etree.Element]:
    """Return the elements in which Markdown has set highlighted code aside."""
    for child in children:
        if HTML_PLACEHOLDER_RE.fullmatch((child.text or "").strip()):
            yield child


def _folded(
    exercise: Exercise, fences: dict[str, etree.Element], hints: list[etree.Element]
) -> Iterator[etree.Element]:
    if "starter" in fences:
        yield fences["starter"]
    for number, hint in enumerate(hints, 1):
        yield _fold("cc-exercise-clue", f"Hint {number}", _paragraph(hint))
    if "checks" in fences:
        visible = _code(split_checks(exercise.checks)[0])
        yield _fold("cc-exercise-checks", "What will be checked", visible)
    if "solution" in fences:
        yield _fold("cc-exercise-solution", "A solution", fences["solution"])


def _fold(css: str, cue: str, content: etree.Element) -> etree.Element:
    fold = etree.Element("details", {"class": css})
    etree.SubElement(fold, "summary").text = cue
    fold.append(content)
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
