"""This file is the blocks that only frame an author's words: callouts, cards, steps, roles, questions."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import Any

from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block

from college.lesson import AUDIENCES


class Framed(Block):  # type: ignore[misc]
    """A block whose content stands in one box."""

    ARGUMENT = None
    css = ""
    label = ""

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open the box, its word label first."""
        box = etree.SubElement(parent, "div", {"class": self.css})
        label = self.label or self.title()
        if label:
            etree.SubElement(box, "p", {"class": "cc-label"}).text = label
        return box

    def title(self) -> str:
        """Give what the author wrote behind the bar."""
        return str(self.argument or "")


class MemoryTrick(Framed):
    """A callout."""

    NAME, css, label = "memory-trick", "cc-callout cc-memory", "Memory trick"


class MarketRead(Framed):
    """A callout."""

    NAME, css, label = "market-read", "cc-callout cc-market", "Market read"


class DecisionCheck(Framed):
    """A callout."""

    NAME, css, label = "decision-check", "cc-callout cc-decision", "Decision check"


class Illustrative(Framed):
    """A callout."""

    NAME, css, label = "illustrative", "cc-callout cc-illustrative", "Illustrative figures"


class Cards(Framed):
    """A grid of cards."""

    NAME, css = "cards", "cc-cards"


class Card(Framed):
    """One card; the phrase behind the bar is set bold."""

    NAME, css = "card", "cc-tile"


class Steps(Block):  # type: ignore[misc]
    """A numbered row of steps."""

    NAME = "steps"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open an ordered list, so that the order is told without sight."""
        return etree.SubElement(parent, "ol", {"class": "cc-steps"})


class StepCard(Framed):
    """One step."""

    NAME = "step"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open a list item with its title."""
        item = etree.SubElement(parent, "li", {"class": "cc-tile"})
        etree.SubElement(item, "p", {"class": "cc-label"}).text = self.title()
        return item

    def on_markdown(self) -> str:
        """Have paragraphs made inside; a list item would get bare text."""
        return "block"


class Roles(Framed):
    """Advice by role."""

    NAME, css = "roles", "cc-roles"


class Role(Framed):
    """Advice to one role."""

    NAME, css = "role", "cc-role"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open the box under the role's own name."""
        role = str(self.argument or "")
        box = etree.SubElement(parent, "div", {"class": self.css, "data-role": role})
        etree.SubElement(box, "p", {"class": "cc-label"}).text = "For " + AUDIENCES.get(role, role)
        return box


class Folded(Block):  # type: ignore[misc]
    """A question in sight, its answer folded: readable without any script."""

    ARGUMENT = True
    css = ""
    cue = "Show the answer"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Set the question, then the fold."""
        box = etree.SubElement(parent, "div", {"class": self.css})
        etree.SubElement(box, "p", {"class": "cc-question"}).text = str(self.argument)
        fold = etree.SubElement(box, "details")
        etree.SubElement(fold, "summary").text = self.cue
        return box

    def on_add(self, block: etree.Element) -> etree.Element:
        """Put the content into the fold."""
        fold = block.find("details")
        assert fold is not None
        return fold


class Ask(Folded):
    """A question to check yourself with."""

    NAME, css = "ask", "cc-ask"


class Predict(Folded):
    """A number to guess before reading on."""

    NAME, css, cue = "predict", "cc-callout cc-predict", "I have my guess: show the number"


class AnatomyBlocks(BlocksExtension):  # type: ignore[misc]
    """Registers them all."""

    def extendMarkdownBlocks(self, md: Any, block_mgr: Any) -> None:  # noqa: N802 - the host's name
        """Tell the block parser about each."""
        for block in (
            MemoryTrick,
            MarketRead,
            DecisionCheck,
            Illustrative,
            Cards,
            Card,
            Steps,
            StepCard,
            Roles,
            Role,
            Ask,
            Predict,
        ):
            block_mgr.register(block, self.getConfigs())


def makeExtension(**settings: Any) -> AnatomyBlocks:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return AnatomyBlocks(**settings)
