"""One chapter of a book."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from college.exports.book.tree import Piece, made, pieces
from college.records.lesson import Lesson


@dataclass(frozen=True)
class Chapter:
    """What stands under one heading of the first level."""

    id: str
    title: str
    kicker: str
    """The small line above its title."""
    held: Sequence[Piece]
    lesson: Lesson | None = None
    """The lesson it is made of, if it is."""

    @cached_property
    def tree(self) -> etree.Element:
        """The whole chapter."""
        kicker = [made("p", {"class": "kicker"}, self.kicker)] if self.kicker else []
        head = made("header", None, *kicker, made("h1", None, self.title))
        return made("section", {"class": "chapter", "id": self.id}, head, *self.held)

    @property
    def name(self) -> str:
        """What it is called in the contents."""
        return f"{self.lesson.step}. {self.title}" if self.lesson else self.title

    @property
    def ids(self) -> Iterator[str]:
        """Every place in it that a link can lead to."""
        return (item.attrib["id"] for item in self.tree.iter() if "id" in item.attrib)


def heading_words(head: etree.Element) -> str:
    """Return the words of a heading without the role above them."""
    parts = (
        piece if isinstance(piece, str) else "".join(piece.itertext())
        for piece in pieces(head)
        if isinstance(piece, str) or piece.get("class") != "cc-kicker"
    )
    return " ".join("".join(parts).split())
