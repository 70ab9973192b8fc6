"""A page's tree as a book has it: words, tables and pictures, without what only a screen can do."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field

from college.exports.book.asked import ASKED, Answer, Asking
from college.exports.book.tree import (
    MATH,
    SVG,
    Piece,
    bare,
    classes,
    filled,
    made,
    pieces,
    with_class,
    words,
)

_DROPPED = frozenset(
    ("button", "form", "input", "nav", "noscript", "script", "select", "source", "track", "video")
)
_DROPPED_CLASSES = frozenset(
    (
        "cc-calculator-comparison",
        "cc-chart-cross",
        "cc-chart-data",
        "cc-chart-reading",
        "cc-chart-said",
        "cc-chart-take",
        "cc-contents",
        "cc-diagram-pick",
        "cc-diagram-steps",
        "cc-unseen",
        "headerlink",
    )
)
"""What a finger or a script needs."""
_BECOMES = {
    "data": "span",
    "output": "span",
    "audio": "p",
    "course-diagram": "div",
    "course-example": "div",
    "course-steps": "div",
}
_KEPT_MARKS = frozenset(
    ("alt", "class", "colspan", "href", "id", "rowspan", "scope", "src", "start")
)
_FIELD = "cc-example-number"
WIDE, NARROW = "cc-chart-wide", "cc-chart-narrow"
"""The two drawings of each picture: for a broad page, and for a small one."""
_OTHER = {WIDE: NARROW, NARROW: WIDE}


@dataclass(frozen=True)
class Paper:
    """How one text is set on paper."""

    prefix: str
    """What its ids begin with, so that they are its own in the whole book."""
    lead: Callable[[str], str | None]
    """Where a link of the text leads in the book; nowhere if there is no such place."""
    drawing: str
    """Which of the two drawings is taken."""
    asking: Asking = field(default_factory=Asking)

    @property
    def answers(self) -> list[Answer]:
        """What was asked so far, with its answers."""
        return self.asking.answers

    def body(self, body: etree.Element) -> list[Piece]:
        """Return the pieces inside an element, such as the whole of a text."""
        return [piece for item in pieces(body) for piece in self._piece(item)]

    def _piece(self, item: Piece) -> Iterator[Piece]:
        if isinstance(item, str):
            yield item
        elif str(item.tag).startswith(SVG):
            yield from self._drawn(item)
        elif str(item.tag).startswith(MATH):
            yield deepcopy(item)
        else:
            yield from self._element(item)

    def _element(self, element: etree.Element) -> Iterator[Piece]:
        name, looks = str(element.tag), classes(element)
        if _FIELD in looks:
            yield made("span", {"class": _FIELD}, element.get("value", ""))
        elif name in _DROPPED or looks & _DROPPED_CLASSES or element.get("hidden") is not None:
            return
        elif name in ASKED or "cc-task" in looks:
            yield from self.asking.asked(element, self.body, self.prefix)
        elif name == "course-calculator":
            yield self._calculator(element)
        elif name == "details":
            yield made("div", None, *self.body(element))
        elif name == "summary":
            yield made("p", {"class": "cc-label"}, *self.body(element))
        elif name == "a":
            yield from self._link(element)
        elif name == "svg":
            return
        else:
            yield self._kept(element)

    def _kept(self, element: etree.Element) -> etree.Element:
        """Return an element with the marks that mean something on paper."""
        kept = self._marked(element)
        kept.tag = _BECOMES.get(str(element.tag), element.tag)
        return filled(kept, self.body(element))

    def _marked(self, element: etree.Element) -> etree.Element:
        marks = {name: value for name, value in element.attrib.items() if name in _KEPT_MARKS}
        if "id" in marks:
            marks["id"] = f"{self.prefix}{marks['id']}"
        if "src" in marks:
            marks["src"] = self.lead(marks["src"]) or ""
        if not marks.get("class"):
            marks.pop("class", None)
        return etree.Element(element.tag, marks)

    def _link(self, element: etree.Element) -> Iterator[Piece]:
        """Return a link, or its words where it leads to no place of the book."""
        target = self.lead(element.get("href", ""))
        if target is None:
            yield from self.body(element)
        else:
            link = self._marked(element)
            link.set("href", target)
            if target.partition("://")[2] == words(element):
                link.set("class", "address")
            yield filled(link, self.body(element))

    def _calculator(self, card: etree.Element) -> etree.Element:
        """Return the question of a calculator, its verdict, its lines and its curve."""
        title = with_class(card, "cc-calculator-title")
        parts = {part.get("data-part"): part for part in card.iter() if part.get("data-part")}
        shown = (parts[name] for name in ("headline", "bill", "sweep") if name in parts)
        return made(
            "div",
            {"class": "cc-calculator"},
            made("p", {"class": "cc-label"}, words(title) if title is not None else ""),
            *(piece for part in shown for piece in self.body(part)),
        )

    def _drawn(self, drawing: etree.Element) -> Iterator[Piece]:
        """Return a picture of the wanted size, described by its own words."""
        looks = classes(drawing)
        if _OTHER[self.drawing] in looks:
            return
        copy = _shape(drawing)
        title, told = drawing.find(f"{SVG}title"), drawing.find(f"{SVG}desc")
        said = " ".join(words(item) for item in (title, told) if item is not None)
        if said:
            copy.set("role", "img")
            copy.insert(0, made(f"{SVG}title", None, said))
        else:
            copy.set("aria-hidden", "true")
        copy.set("class", self.drawing)
        yield copy


_SHAPE_MARKS_LEFT = ("class", "id", "tabindex", "display", "paint-order", "aria-labelledby", "role")


def _shape(shape: etree.Element) -> etree.Element:
    """Return a shape with what is drawn of it; letters get their halo as a copy behind them."""
    copy = bare(shape)
    for name in [*copy.attrib]:
        if name in _SHAPE_MARKS_LEFT or name.startswith(("data-", "aria-")):
            del copy.attrib[name]
    copy.text = shape.text
    for child in shape:
        if child.get("display") == "none" or child.tag in {f"{SVG}title", f"{SVG}desc"}:
            continue
        if classes(child) & _DROPPED_CLASSES:
            continue
        drawn = _shape(child)
        drawn.tail = child.tail
        if child.get("paint-order") == "stroke":
            copy.append(_shape(child))
            drawn.set("stroke", "none")
        copy.append(drawn)
    return copy
