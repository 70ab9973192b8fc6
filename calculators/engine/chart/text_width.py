"""How wide chart lettering is, estimated without a browser.

The estimate takes the wider of Inter semi-bold and the common fallbacks, letter class by letter
class, so that what fits here fits on the page.
"""

import math
from functools import lru_cache

SIZE = 15.0
"""Letter height, in viewBox units, that every layout leaves room for; CSS draws this or smaller."""
LEADING = 18.0
"""From one line of lettering to the next."""

FIRST = 10.0
"""Middle of the topmost line of lettering, so that its accents stay in the picture."""

_THIN = frozenset("iljI'.,:;|!·\u2019\u00a0 ")
_SLIM = frozenset('ftr()[]/\\-`"*²³\u2013')
_WIDE = frozenset("mwMW%@—…½")
_FIRST_IDEOGRAPH = "\u2e80"
ELLIPSIS = "…"


def _advance(letter: str) -> float:
    if letter in _THIN:
        return 0.34
    if letter in _SLIM:
        return 0.5
    if letter in _WIDE or letter >= _FIRST_IDEOGRAPH:
        return 1.03
    return 0.76 if letter.isupper() or letter in "+<=>~\u2212\u00d7&#≤≥→" else 0.66


_ASCII = {chr(code): _advance(chr(code)) for code in range(128)}


@lru_cache(maxsize=1024)  # names and amounts are measured again for either picture
def text_width(text: str) -> float:
    """Return the width of one line of lettering, in viewBox units.

    >>> text_width("$1") < text_width("$179,200") < 90
    True
    """
    return SIZE * math.fsum([_ASCII.get(letter) or _advance(letter) for letter in text])


def shortened(text: str, room: float) -> str:
    """Return the text, or as much of its beginning as fits the room with an ellipsis."""
    if text_width(text) <= room:
        return text
    left, count = room - text_width(ELLIPSIS), 0
    for letter in text:
        left -= SIZE * _advance(letter)
        if left < 0:
            break
        count += 1
    return text[:count].rstrip() + ELLIPSIS


def wrapped(text: str, room: float, most: int) -> tuple[str, ...]:
    """Break the text at spaces into at most so many lines, the last one shortened.

    >>> wrapped("Rent in the cloud", 80, 2)
    ('Rent in', 'the cloud')
    """
    if text_width(text) <= room:
        return (text,)
    lines: list[str] = []
    words = text.split(" ")
    while words and len(lines) < most - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}") <= room:
            line = f"{line} {words.pop(0)}"
        lines.append(shortened(line, room))
    if words:
        lines.append(shortened(" ".join(words), room))
    return tuple(lines)


def widest(texts: tuple[str, ...]) -> float:
    """Return the width of the widest of the texts, 0 for none."""
    return max((text_width(text) for text in texts), default=0.0)
