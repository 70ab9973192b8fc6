"""What is known of a document that a figure was read in."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """A document a figure was read in. `date` is ISO, as exact as is known: `2024-07`."""

    key: str
    title: str
    date: str
    address: str
    second_hand: str = ""
    """Why it was read at somebody else's, who attributes the figure to the author named."""
