"""Words as sentences need them: a label inside one or at its start, and the names of large numbers.

Nothing else in the project lowers or raises a first letter.
"""

MULTIPLES = {
    "thousand": 1e3,
    "million": 1e6,
    "billion": 1e9,
    "trillion": 1e12,
    "quadrillion": 1e15,
}
"""The words that stand behind a number and multiply it, from small to large."""


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
