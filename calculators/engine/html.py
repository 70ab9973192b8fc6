"""The one builder of HTML: `tag` writes an element and escapes what is put into it.

    tag("p", "5 < 7", class_="note")           <p class="note">5 &lt; 7</p>
    tag("p", "is ", tag("b", "seven"), ".")    <p>is <b>seven</b>.</p>

A child that is plain text is escaped; one that is `Html`, as `tag` itself returns, stands as it
is. So a string pieced together by hand shows its own angle brackets, and is never a hole.
A child may be None or empty: it is left out.

Attributes are keywords, in the order given. `_` stands for a hyphen (`data_part`,
`aria_hidden`), and one at the end keeps clear of Python's words (`class_`, `for_`). None and
False leave an attribute out, True writes its name alone (`hidden=True`); numbers are written as
they are.

`fragment(…)` joins children that have no element around them. `pattern(…)` is for elements drawn by
the hundred. `Html(text)` says that a text is HTML already: write it only where that is known, as
for the output of Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

Attribute = str | float | bool | None

_EMPTY = frozenset(("br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))
"""Elements that have no end."""
_SHAPES = frozenset(("circle", "line", "path", "rect"))
"""Elements of a picture that hold nothing, and are closed where they begin."""
_ALONE = "="
"""What a keyword ends with here when its attribute has no value."""
GAP = "%s"
"""What a pattern is filled in at."""
_risky = re.compile("[&<>\"']").search
_SAFE = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
"""As the library's own escape has them; its module would bring 2,000 named characters along."""


class Html(str):
    """Text that is HTML already, and is not escaped again."""

    __slots__ = ()


def tag(name: str, /, *children: str | None, **attributes: Attribute) -> Html:
    """Return one element with its children.

    >>> tag("label", "Hours & days", for_="hours", class_="field", hidden=True)
    '<label for="hours" class="field" hidden>Hours &amp; days</label>'
    >>> tag("input", type="text", value='7"', disabled=False, aria_describedby=None)
    '<input type="text" value="7&quot;">'
    """
    if attributes:
        keys, values = _written(attributes)
        opening = _opening(name, *keys) % values
    else:
        opening = name
    if name in _SHAPES:
        return Html(f"<{opening}/>")
    if name in _EMPTY:
        return Html(f"<{opening}>")
    return Html(f"<{opening}>{_joined(children)}</{name}>")


def fragment(*children: str | None) -> Html:
    """Return the children one after the other, with no element around them.

    >>> fragment("a < b", tag("br"), None, "b < c")
    'a &lt; b<br>b &lt; c'
    """
    return Html(_joined(children))


def pattern(element: Html) -> Callable[..., Html]:
    """Return a quick writer of elements that are all alike: it fills each `GAP`, in order.

    >>> mark = pattern(tag("line", x1=GAP, class_=GAP))
    >>> mark("7", "thin")
    '<line x1="7" class="thin"/>'
    """

    def filled(*values: str) -> Html:
        return Html(element % (tuple(map(_escaped, values)) if _risky("".join(values)) else values))

    return filled


def _safe(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return the values, escaped if any of them needs it."""
    return tuple(map(_escaped, values)) if _risky("".join(values)) else values


def _written(attributes: dict[str, Attribute]) -> tuple[Iterable[str], tuple[str, ...]]:
    """Return the keywords of the attributes that are there, and their values as text."""
    try:  # the usual case: all of them are texts
        return attributes, _safe(tuple(attributes.values()))  # type: ignore[arg-type]
    except TypeError:
        there = {
            key: value
            for key, value in attributes.items()
            if value is not None and value is not False  # 0 is a value
        }
    keys = [key + _ALONE if value is True else key for key, value in there.items()]
    return keys, _safe(tuple(str(value) for value in there.values() if value is not True))


@cache
def _opening(name: str, *keywords: str) -> str:
    """Return how an element with such attributes begins, with gaps for their values."""
    return name + "".join(
        f" {attribute[:-1]}" if attribute.endswith(_ALONE) else f' {attribute}="%s"'
        for attribute in (keyword.rstrip("_").replace("_", "-") for keyword in keywords)
    )


def _joined(children: tuple[str | None, ...]) -> str:
    return "".join(
        [
            child if child.__class__ is Html or not _risky(child) else _escaped(child)
            for child in children
            if child
        ]
    )


def _escaped(text: str) -> str:
    return text.translate(_SAFE)
