"""Words as sentences need them: a label inside one or at its start, and the names of large numbers.

Nothing else in the project lowers or raises a first letter.
"""

from collections.abc import Sequence

MULTIPLES = {
    "thousand": 1e3,
    "million": 1e6,
    "billion": 1e9,
    "trillion": 1e12,
    "quadrillion": 1e15,
}
"""The words that stand behind a number and multiply it, from small to large."""


_QUOTED = 40
"""So many signs of what was typed tell a reader what is meant."""


def quoted(text: str, most: int = _QUOTED) -> str:
    """Return what was typed as a sentence quotes it: in one line, and not at length.

    >>> quoted("7   bananas"), quoted("7 " * 30)
    ('“7 bananas”', '“7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7…”')
    """
    shown = " ".join(text[: 2 * most].split())
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in shown)
    return f"“{plain}”" if len(text) <= most else f"“{plain[: most - 1]}…”"


def mid_sentence(label: str) -> str:
    """Return the label with a small first letter, unless its first word is an abbreviation.

    >>> mid_sentence("Cost of the run"), mid_sentence("UV lamps"), mid_sentence("McIntosh apples")
    ('cost of the run', 'UV lamps', 'McIntosh apples')
    >>> mid_sentence("A million apples"), mid_sentence("A"), mid_sentence("B beside A")
    ('a million apples', 'A', 'B beside A')
    """
    first, _, rest = label.partition(" ")
    plain = first[1:].islower() or (first == "A" and rest)
    return label[:1].lower() + label[1:] if plain else label


_BARE = frozenset(
    ("a", "an", "the", "what", "how", "your", "each", "every", "all", "one", "no", "more", "other")
)
"""First words of a label that take no article: they are one, or count as one."""


def named(label: str) -> str:
    """Return the label as a sentence names the thing: with "the", unless it can do without.

    >>> named("Cost of the run"), named("Warming of the water"), named("Apples in the box")
    ('the cost of the run', 'the warming of the water', 'the apples in the box')
    >>> named("What B saves"), named("Packing the box"), named("A box of apples"), named("UV")
    ('what B saves', 'packing the box', 'a box of apples', 'UV')
    >>> named("Apples"), named("Paper")
    ('the apples', 'paper')
    """
    first, _, rest = label.partition(" ")
    doing = first.endswith("ing") and not rest.startswith("of ")
    single = not rest and not _is_plural(label)
    if single or doing or first.lower() in _BARE:
        return mid_sentence(label)
    return f"the {mid_sentence(label)}"


def _is_plural(word: str) -> bool:
    return word.endswith("s") and not word.endswith("ss")


def counted(label: str) -> str:
    """Return the same of what a reader can change: things are changed in number.

    >>> counted("Apples"), counted("Price of an apple"), counted("UV")
    ('the number of apples', 'the price of an apple', 'UV')
    >>> counted("HPs"), counted("Mass")
    ('the number of HPs', 'the mass')
    """
    if " " in label or label.isupper():
        return named(label)
    return f"the {'number of ' if _is_plural(label) else ''}{mid_sentence(label)}"


def capitalized(text: str) -> str:
    """Return the text with a capital first letter, and the rest as it is.

    >>> capitalized("the UV lamp"), capitalized("")
    ('The UV lamp', '')
    """
    return text[:1].upper() + text[1:]


def as_sentence(note: str) -> str:
    """Return a note as a sentence of its own: a capital first letter and one full stop.

    >>> as_sentence("read off the label"), as_sentence("Seen in the shop.")
    ('Read off the label.', 'Seen in the shop.')
    """
    return f"{capitalized(note).rstrip('.')}."


_NAMED = 6
"""More names than this are counted, not read out."""


def listed(names: Sequence[str], most: int = _NAMED) -> str:
    """Return names as a sentence has them, the last of many as a count.

    >>> listed(["A"]), listed(["A", "B", "C"]), listed(["A", "B", "C", "D"], 2)
    ('A', 'A, B and C', 'A, B and 2 more')
    """
    if not names:
        return ""
    if len(names) > most:
        return f"{', '.join(names[:most])} and {len(names) - most:,} more"
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)
