"""Wrong factors that people multiply by, and what to say to each.

These are slips of any sum; a subject adds its own (`catalog/`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Slip:
    """A wrong answer that people give, and what to say to it."""

    factor: float
    too_high: str
    too_low: str


GENERIC = (
    Slip(
        2,
        "Twice the answer. Did both directions, or something else, get counted twice?",
        "Half the answer. Was a factor of two left out, or one direction taken for both?",
    ),
    Slip(
        100,
        "A hundred times too high. Was a percentage used as if it were a share?",
        "A hundred times too low. Was a share used as if it were a percentage?",
    ),
    Slip(
        1e3,
        "A thousand times too high. Check the prefixes: kilo, mega, giga.",
        "A thousand times too low. Check the prefixes: kilo, mega, giga.",
    ),
    Slip(
        1e6,
        "A million times too high. Check the prefixes: kilo, mega, giga.",
        "A million times too low. Check the prefixes: kilo, mega, giga.",
    ),
    Slip(
        60,
        "Sixty times too high. Check hours, minutes and seconds.",
        "Sixty times too low. Check hours, minutes and seconds.",
    ),
    Slip(
        24,
        "Twenty-four times too high. Check days and hours.",
        "Twenty-four times too low. Check days and hours.",
    ),
)
"""Slips of any sum, tried after those of the author and of the subject."""
