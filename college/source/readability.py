"""How easy a text is to read: Flesch's reading ease, worked out here.

Around 100 reads like a children's book, 60 to 70 like a good newspaper, 30 like a contract.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from college.source.paragraphs import Paragraph

_VOWELS = re.compile(r"[aeiouy]+")
_SILENT = re.compile(
    r"(?:[^laeiouy]e|[^taeiouyd]ed|[^aeiouyscxzghl]es)$"
    r"|(?<=[aeiouy][^aeiouy])e(?:ly|ness|ful|less|ment)$"
)
_TWO_VOWELS = re.compile(r"[aeouy]ing$")
_LEAST_WORDS = 3
"""What is shorter is a label, no sentence."""


@lru_cache(maxsize=100_000)
def syllables(word: str) -> int:
    """Count a word's syllables by its groups of vowels, silent endings left out.

    >>> [syllables(word) for word in ("cat", "table", "priced", "wanted", "boxes", "creature")]
    [1, 2, 1, 2, 2, 2]
    """
    word = re.sub(r"[^a-z]", "", word.lower())
    if not word:
        return 1
    groups = len(_VOWELS.findall(word))
    silent, split = _SILENT.search(word), _TWO_VOWELS.search(word)
    return max(1, groups - bool(silent) + bool(split))


def reading_ease(sentences: int, spelled: Iterable[str]) -> float:
    """Return Flesch's reading ease of so many sentences made of these words."""
    listed = list(spelled)
    if not listed or not sentences:
        return 100.0
    counted = sum(map(syllables, listed))
    return 206.835 - 1.015 * len(listed) / sentences - 84.6 * counted / len(listed)


def ease_of(paragraphs: Iterable[Paragraph]) -> float:
    """Return the reading ease of running text: headings and fragments are no sentences."""
    count, spelled = 0, []
    for paragraph in paragraphs:
        if paragraph.heading:
            continue
        if len(paragraph.words) >= _LEAST_WORDS:
            spelled += paragraph.words
            count += sum(1 for _, text in paragraph.sentences if text.strip())
    return reading_ease(count, spelled)
