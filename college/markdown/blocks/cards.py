"""The blocks that set a phrase with a few words beside others: cards, facts, beliefs, questions."""

from __future__ import annotations

from college.markdown.blocks.block import Framed


class Facts(Framed):
    """A row of fact cards."""

    NAME, css = "facts", "cc-cards"
    MEANING = "a row of fact blocks, above the first section"
    CHILDREN = ("fact",)


class Fact(Framed):
    """One fact card, its label small above it."""

    NAME, css = "fact", "cc-card cc-fact"
    MEANING = "one fact card: a label behind the bar, then a bold phrase and a sentence"


class Cards(Framed):
    """A grid of cards."""

    NAME, css = "cards", "cc-cards"
    MEANING = "a grid of card blocks"
    CHILDREN = ("card",)


class Card(Framed):
    """One card; the phrase behind the bar is set bold."""

    NAME, css = "card", "cc-card"
    MEANING = "one card: a bold phrase, then a sentence"


class Misconception(Framed):
    """What people believe, then what is so."""

    NAME, css = "misconception", "cc-misconception"
    MEANING = "something people believe, behind the bar; the text says what is so"


class Faq(Framed):
    """A question readers ask, with its answer in sight."""

    NAME, css = "faq", "cc-faq"
    MEANING = "a question readers ask, behind the bar; the text answers it"
