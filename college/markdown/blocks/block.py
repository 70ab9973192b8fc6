"""What every block declares: its name, what it is for, its options, its children, its element."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from abc import abstractmethod
from typing import Any, ClassVar

from pymdownx.blocks.block import Block

from college.markdown.context import RenderContext


def written(value: Any) -> str:
    """Read an option as text, also where YAML takes it for a number.

    Without it `low: 0` would be no text, and the whole block would be printed as it was typed.

    >>> written(0), written("2%")
    ('0', '2%')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"“{value}” is not text")  # noqa: TRY004 - pymdownx waits for this one
    return str(value)


class CourseBlock(Block):
    """A block of a lesson. A class that has a NAME is a kind of block an author may use."""

    MEANING: ClassVar[str] = ""
    """What it is for, to an author."""
    CHILDREN: ClassVar[tuple[str, ...]] = ()
    """Blocks that only make sense inside it."""
    NEEDED: ClassVar[tuple[str, ...]] = ()
    """Options without which it is nothing."""
    LIVE: ClassVar[bool] = False
    """Whether a reader can change something in it, and so needs Python."""
    ELEMENT: ClassVar[str] = ""
    """The element of ours that it becomes, if it does; a script makes it do something."""

    @property
    def page(self) -> RenderContext:
        """The page it stands on."""
        page: RenderContext = self.config["page"]
        return page

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Set it in the page."""
        self.page.live |= self.LIVE
        return self.opened(parent)

    @abstractmethod
    def opened(self, parent: etree.Element) -> etree.Element:
        """Return the element that its text goes into."""

    def on_markdown(self) -> str:
        """Have paragraphs made inside; the parser does not know our elements."""
        return "block" if self.ELEMENT else "auto"

    def title(self) -> str:
        """Return what the author wrote behind the bar."""
        return str(self.argument or "")


class Framed(CourseBlock):
    """A block whose text stands in one box, under a label or what stands behind the bar."""

    ARGUMENT = None
    css: ClassVar[str] = ""
    label: ClassVar[str] = ""

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the box, its label first."""
        box = etree.SubElement(parent, "div", {"class": self.css})
        labelled(box, self.label or self.title())
        return box


def fold_in(box: etree.Element) -> etree.Element:
    """Return the fold that a box holds."""
    fold = box.find("details")
    assert fold is not None
    return fold


def labelled(box: etree.Element, label: str) -> None:
    """Set the small line above what a box holds."""
    if label:
        etree.SubElement(box, "p", {"class": "cc-label"}).text = label
