"""The promises of the kinds of lessons: what a new one has, and what a course may declare."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from calculators.catalog import CATALOG
from college.records.anatomy import LESSON_KINDS
from college.scaffold.refused import Refused
from tests.college.generated_course import filled
from tests.college.scaffold.test_new import new, roles, told

if TYPE_CHECKING:
    from pathlib import Path


def test_a_short_lesson_needs_neither_numbers_nor_a_program(small: Path) -> None:
    """No market, no Python, no calculator; written out, it has no problem."""
    new(small, "lesson", "A short one", "--track", "track-0", "--kind", "short")
    path = small / "lessons/track-0/04-a-short-one.md"
    text = path.read_text("utf-8")
    assert "kind: short\n" in text
    assert not re.search("calculator|scenario|exercise|Market|Python|{{", text)
    kind = LESSON_KINDS["short"]
    headings = [part.heading for part in kind.sections if not part.optional]
    assert roles(text) == headings
    path.write_text(filled(text, random.Random(7)), "utf-8")
    assert [item for item in told(small) if "minutes" not in item] == []


def test_a_short_lesson_takes_a_calculator_if_it_helps(small: Path) -> None:
    """The sections about numbers then come along."""
    name = next(iter(CATALOG))
    words = ("--track", "track-0", "--kind", "short", "--calculator", name)
    new(small, "lesson", "With numbers", *words)
    path = small / "lessons/track-0/04-with-numbers.md"
    text = path.read_text("utf-8")
    kind = LESSON_KINDS["short"]
    assert roles(text) == [part.heading for part in kind.sections]
    path.write_text(filled(text, random.Random(7)), "utf-8")
    assert [item for item in told(small) if "minutes" not in item] == []


OWN_KIND = """
lesson_kinds:
  visit:
    for: a walk through one place
    sections:
      - {heading: Before you go, for: what to look for, blocks: [memory-trick]}
      - {heading: On the way, for: what you see, optional: true}
      - {heading: Back home, for: what you remember, asks: 2}
"""


def test_a_course_declares_kinds_of_its_own(small: Path) -> None:
    """Its sections are written, wanted and held to; a kind that is none is refused."""
    settings = small / "course.yml"
    settings.write_text(settings.read_text("utf-8") + OWN_KIND, "utf-8")
    new(small, "lesson", "The old mill", "--track", "track-0", "--kind", "visit")
    path = small / "lessons/track-0/04-the-old-mill.md"
    text = filled(path.read_text("utf-8"), random.Random(7))
    path.write_text(text, "utf-8")
    assert [item for item in told(small) if "minutes" not in item] == []
    path.write_text(text.replace("## Before you go", "## Why it matters"), "utf-8")
    found = "\n".join(told(small))
    assert "the section “Before you go” is missing; add ## Before you go: what to look for" in found
    assert "“Why it matters” is not a section of a lesson" in found
    path.write_text(text.replace("kind: visit", "kind: visti"), "utf-8")
    assert "kind is “visti”; write one of lesson, short, visit" in "\n".join(told(small))
    with pytest.raises(Refused, match="there is no kind of lesson visti; write visit"):
        new(small, "lesson", "Another", "--track", "track-0", "--kind", "visti")
