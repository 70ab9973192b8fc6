"""A question as a record: read once from the text, rendered wherever it is asked."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from college.source.blocks import Block
from college.source.document import Document, parse

_SPLIT = re.compile(r"^(?P<words>.+?[.!?])\s+(?P<reason>\S.*)$", re.DOTALL)
_MARK = re.compile(r"^\[(?P<mark>[ xX])\]\s*")
_TOLERANCE = "2%"


class Kind(StrEnum):
    """How a question is answered."""

    OPEN = "open"
    NUMBER = "number"
    CHOICE = "choice"
    ORDER = "order"
    GUESS = "guess"


@dataclass(frozen=True)
class Choice:
    """One option of a question: what can be chosen, and why it is right or wrong, in Markdown."""

    line: int
    typed: str
    """Both together, as they were typed."""
    right: bool

    @property
    def words(self) -> str:
        """What can be chosen: its first sentence."""
        parts = _SPLIT.match(self.typed)
        return parts["words"] if parts else self.typed

    @property
    def reason(self) -> str:
        """Why it is right or wrong: all that follows."""
        parts = _SPLIT.match(self.typed)
        return parts["reason"] if parts else ""


@dataclass(frozen=True)
class Slip:
    """A wrong answer that people give, as an expression, and what to say to it."""

    expression: str
    say: str


@dataclass(frozen=True)
class Question:
    """One question of a page. Lines count from the top of its text, from 0."""

    id: str
    """What a reader's answers are kept under."""
    kind: Kind
    prompt: str
    """What is asked, in Markdown."""
    explanation: str
    """The answer in words, in Markdown; of a choice or an order, the list of its items."""
    line: int
    end: int
    section: str
    """The heading it stands under."""
    answer: str = ""
    """The expression that gives the number."""
    tolerance: str = _TOLERANCE
    slips: tuple[Slip, ...] = ()
    vary: tuple[str, ...] = ()
    """Inputs that may be others when it is asked again."""
    choices: tuple[Choice, ...] = ()
    items: tuple[str, ...] = ()
    """What is to be put in order, in the right order, in Markdown."""
    low: str = ""
    high: str = ""
    """The ends of the scale to guess on."""
    see: str = ""
    """The title of the section that its author says explains it."""
    source: str = ""
    """The whole block, as it was typed."""

    @property
    def right(self) -> Choice | None:
        """The right choice."""
        return next((item for item in self.choices if item.right), None)


def question_id(lesson: str, prompt: str) -> str:
    """Return the lesson's id and a sum over the question's words: other questions do not move it.

    >>> question_id("tides", "What is  ebb?") == question_id("tides", "What is ebb?")
    True
    """
    own = f"{zlib.crc32(' '.join(prompt.split()).encode()):08x}"
    return f"{lesson}/{own}" if lesson else own


@lru_cache(maxsize=4096)
def questions(text: str, lesson: str = "") -> tuple[Question, ...]:
    """Return the questions of a text in their order: those to check oneself with, no guesses."""
    document = parse(text)
    return tuple(_question(document, block, lesson) for block in document.named("ask"))


@lru_cache(maxsize=4096)
def guesses(text: str, lesson: str = "") -> tuple[Question, ...]:
    """Return the numbers a text has its reader guess."""
    document = parse(text)
    return tuple(_question(document, block, lesson) for block in document.named("predict"))


def _question(document: Document, block: Block, lesson: str) -> Question:
    kind = Kind.GUESS if block.name == "predict" else _kind(block)
    around = (*block.inside, block.name)
    items = [
        item
        for item in document.paragraphs
        if item.item and item.blocks == around and block.line < item.line < block.end
    ]
    marked = [(item, _MARK.match(item.typed)) for item in items]
    return Question(
        id=question_id(lesson, block.argument),
        kind=kind,
        prompt=block.argument,
        explanation=block.text.strip(),
        line=block.line,
        end=block.end,
        section=block.section,
        answer=block.option("answer"),
        tolerance=block.option("tolerance") or _TOLERANCE,
        slips=tuple(read_slips(block.option("slips"))),
        vary=tuple(filter(None, (part.strip() for part in block.option("vary").split(",")))),
        choices=tuple(
            Choice(item.line, item.typed[mark.end() :], mark["mark"] != " ")
            for item, mark in marked
            if mark and kind is Kind.CHOICE
        ),
        items=tuple(item.typed for item in items) if kind is Kind.ORDER else (),
        low=block.option("low"),
        high=block.option("high"),
        see=block.option("see"),
        source=document.source(block),
    )


def _kind(block: Block) -> Kind:
    given = block.option("kind").lower()
    return Kind(given) if given in set(Kind) - {Kind.GUESS} else Kind.OPEN


def read_slips(text: str) -> list[Slip]:
    """Read `expression => what to say; …`.

    >>> read_slips("slow.cost => That is the whole bill.; fast.cost => That is one hour.")[1].say
    'That is one hour.'
    """
    parts = (part.partition("=>") for part in text.split(";"))
    return [Slip(before.strip(), after.strip()) for before, arrow, after in parts if arrow]
