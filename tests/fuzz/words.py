"""Texts that nobody would type and somebody will: the one supply of them for all fuzzing."""

from __future__ import annotations

import random

PIECES = (
    *("", " ", "\t", "\n", "\u00a0", "\u202f", "\u2009", "\u3000", "\ufeff", "\u200b", "\x00"),
    *("0", "1", "7", "9", "12", "256", "1e9", "1e308", "1e-308", "1e999", "9" * 25, "0.1", ".5"),
    *("-", "\u2212", "+", "%", "$", "€", "£", "¥", "US$", "USD", "EUR", "dollars", "k", "M", "bn"),
    *(",", ".", "..", "…", "–", "—", " to ", " - ", "_", "'", '"', "`", "\\", "/", "^", "*", "**"),
    *("NaN", "nan", "inf", "Infinity", "-inf", "None", "null", "true", "undefined", "[]", "{}"),
    *("٣", "٤٥", "½", "²", "①", "Ⅷ", "一", "１２", "𝟙", "߁", "౩", "ⅻ"),
    *("h", "hours", "days", "GPU", "GB/s", "Gb/s", "million", "per", "bananas", "e", "E", "x"),
    *("<b>", "</script>", "&amp;", "{{", "}}", "{0}", "%s", "%n", "${1}", "__class__", "__proto__"),
    *(
        "\ud800",
        "é",
        "e\u0301",
        "ß",
        "İ",
        "ı",
        "🧮",
        "\u202e",
        "\u0007",
        "\x1b[31m",
        "\x85",
        "\x7f",
    ),
    *("fast.cost", "a.b.c", "lambda: 1", "()", "(", ")", "[", "]", ":", ";", "=", "==", "@", "#"),
)
"""What texts are put together of: parts of numbers, and what readers of texts stumble over."""
LENGTHS = (300, 1_000, 4_300, 5_000, 20_000)
"""How long a text may be that is one thing over and over."""


def any_text(chance: random.Random) -> str:
    """Return any text: often near to what is meant, sometimes far from it, seldom very long."""
    kind = chance.random()
    if kind < 0.6:
        return "".join(chance.choices(PIECES, k=chance.randint(1, 6)))
    if kind < 0.8:
        return _bent(chance, chance.choice(("1,792", "$7", "30%", "5 to 9", "2.5k", "4 days")))
    if kind < 0.97:
        letters = chr(chance.choice((chance.randrange(32, 127), chance.randrange(0x2FFFF))))
        return "".join(letters for _ in range(chance.randint(1, 4))) + chance.choice(PIECES)
    return chance.choice(PIECES) + chance.choice(PIECES) * chance.choice(LENGTHS)


def _bent(chance: random.Random, text: str) -> str:
    """Return a text with one place of it changed, doubled or left out."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(PIECES) + text[at + chance.randint(0, 2) :]


def any_value(chance: random.Random, depth: int = 2) -> object:
    """Return any value that JSON can hold, and some that only hand-made JSON does."""
    kind = chance.randrange(9 if depth else 7)
    if kind < 2:
        return any_text(chance)
    if kind == 2:
        return chance.choice((0, 1, -1, 7, 256, 10**9, -(10**30), 10**400))
    if kind == 3:
        numbers = (0.5, -0.0, 1e-300, 1e300, float("nan"), float("inf"), -float("inf"))
        return chance.choice(numbers)
    if kind == 4:
        return chance.choice((None, True, False))
    if kind == 5:
        return [[[[]]]] if chance.random() < 0.5 else {"": {"": {}}}
    if kind == 6:
        return chance.choice(({}, [], ""))
    if kind == 7:
        return [any_value(chance, depth - 1) for _ in range(chance.randint(0, 3))]
    return {any_text(chance): any_value(chance, depth - 1) for _ in range(chance.randint(0, 3))}
