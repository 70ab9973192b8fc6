"""The blocks that only frame an author's words: callouts, cards, steps, roles, questions."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import Any

from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block

from college.markdown.render import Page
from college.preview.teacher_view import TEACHERS_ONLY


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
        """Return what the author wrote behind the bar."""
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


class Facts(Framed):
    """A row of fact cards."""

    NAME, css = "facts", "cc-cards"


class Fact(Framed):
    """One fact card, its label small above it."""

    NAME, css = "fact", "cc-tile cc-fact"


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
        etree.SubElement(
            box, "p", {"class": "cc-label"}
        ).text = f"For {self.config['page'].roles.get(role, role)}"
        return box


class Takeaways(Framed):
    """A callout."""

    NAME, css, label = "takeaways", "cc-callout cc-takeaways", "Key takeaways"


class Misconception(Framed):
    """What people believe, then what is so."""

    NAME, css = "misconception", "cc-misconception"


class Faq(Framed):
    """A question readers ask, with its answer in sight."""

    NAME, css = "faq", "cc-faq"


class Teach(Framed):
    """Notes for teachers: on the built page they leave no trace, in the preview a switch shows them."""

    NAME, css, label = "teach", f"cc-callout {TEACHERS_ONLY}", "For teachers"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open the box, and remember where it stands."""
        self.parent = parent
        return super().on_create(parent)

    def on_end(self, block: etree.Element) -> None:
        """Throw it away, but not in the preview."""
        if not self.config["page"].previewed:
            self.parent.remove(block)


class AnatomyBlocks(BlocksExtension):  # type: ignore[misc]
    """Registers them all; takes the page as its one setting."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        self.config = {"page": [Page(), "the page being rendered"]}
        super().__init__(*arguments, **settings)

    def extendMarkdownBlocks(self, md: Any, block_mgr: Any) -> None:  # noqa: N802 - the host's name
        """Tell the block parser about each."""
        for block in (
            Facts,
            Fact,
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
            Takeaways,
            Misconception,
            Faq,
            Teach,
        ):
            block_mgr.register(block, {"page": self.getConfig("page")})


def makeExtension(**settings: Any) -> AnatomyBlocks:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return AnatomyBlocks(**settings)
