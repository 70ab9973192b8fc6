"""The callouts: boxes with a word above them that says what they are for."""

from __future__ import annotations

from college.markdown.blocks.block import Framed


class MemoryTrick(Framed):
    """A picture to remember the idea by."""

    NAME, css, label = "memory-trick", "cc-callout cc-callout-memory", "Memory trick"
    MEANING = "a picture that makes the idea stick"


class MarketRead(Framed):
    """What the signal says."""

    NAME, css, label = "market-read", "cc-callout cc-callout-market", "Market read"
    MEANING = "what a careful reader takes from the market signal"


class DecisionCheck(Framed):
    """The one question to ask."""

    NAME, css, label = "decision-check", "cc-callout cc-callout-decision", "Decision check"
    MEANING = "the one question to ask before deciding"


class Illustrative(Framed):
    """Where a figure does not come from."""

    NAME, css, label = "illustrative", "cc-callout cc-callout-illustrative", "Illustrative figures"
    MEANING = "says that a figure was chosen for easy sums, or how it compares with real ones"


class Takeaways(Framed):
    """The points of an article."""

    NAME, css, label = "takeaways", "cc-callout cc-callout-takeaways", "Key takeaways"
    MEANING = "the points of an article, at its top"
