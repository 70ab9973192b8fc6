"""The money of the course: the sign before every amount, and the words that mean it.

One Python works for one course. Its sign is said once, in `course.yml`: whoever reads that file
calls `MONEY.use`, and so does the entry that the build writes for the page.
"""

from __future__ import annotations

import re

DOLLAR = "$"
_WORDS = {
    DOLLAR: ("US$", "USD", "dollars"),
    "€": ("EUR", "euros"),
    "£": ("GBP", "pounds"),
    "¥": ("JPY", "CNY", "yen"),
    "₹": ("INR", "rupees"),
    "CHF": ("francs",),
}
"""Signs that readers type, each with what else they say for it, the name last."""
_NO_BREAK = "\u00a0"


class Money:
    """The sign in use, and what follows from it."""

    def __init__(self) -> None:
        self.use(DOLLAR)

    def use(self, sign: str) -> None:
        """Write and read every amount with this sign from now on."""
        self.sign = sign
        self.name = _WORDS.get(sign, (sign,))[-1]
        word = sign[-1:].isalpha()
        self.before = sign + _NO_BREAK if word else sign
        self.pattern = re.escape(sign) + (r"\s?" if word else "")
        others = {other: words for other, words in _WORDS.items() if other != sign}
        self._own = _pattern((sign, *_WORDS.get(sign, ())))
        self._others = _pattern((*others, *(word for words in others.values() for word in words)))

    def is_other(self, text: str) -> bool:
        """Whether a text says another money."""
        return bool(self._others.search(self._own.sub(" ", text)))

    def unsigned(self, text: str) -> str:
        """Return a text without what only says that this money is meant."""
        return self._own.sub(" ", text).strip()


def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds any of these words, one of them or many, the longest first."""
    found = sorted({*words, *(word.removesuffix("s") for word in words if word[-3:].islower())})
    parts = [_word(word) for word in sorted(found, key=len, reverse=True)]
    return re.compile("|".join(parts), re.IGNORECASE)


def _word(word: str) -> str:
    before = r"(?<![A-Za-z])" if word[0].isalpha() else ""
    behind = r"(?![A-Za-z])" if word[-1].isalpha() else ""
    return before + re.escape(word) + behind


MONEY = Money()
"""The one of this Python."""
