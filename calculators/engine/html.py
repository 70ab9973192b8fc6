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

`fragment(…)` joins children that have no element around them. `Html(text)` says that a text is
HTML already: write it only where that is known, as for the output of Markdown.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape

_EMPTY = frozenset(("br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))
"""Elements that have no end."""
_SHAPES = frozenset(("circle", "line", "path", "rect"))
"""Elements of a picture that hold nothing, and are closed where they begin."""
_risky = re.compile("[&<>\"']").search


class Html(str):
    """Text that is HTML already, and is not escaped again."""

    __slots__ = ()


def tag(name: str, /, *children: str | None, **attributes: str | float | bool | None) -> Html:
    """Return one element with its children.

    >>> tag("label", "Hours & days", for_="hours", class_="field", hidden=True)
    '<label for="hours" class="field" hidden>Hours &amp; days</label>'
    >>> tag("input", type="text", value='7"', disabled=False, aria_describedby=None)
    '<input type="text" value="7&quot;">'
    """
    opening = name
    for key, value in attributes.items():
        if value is True:
            opening += f" {_attribute(key)}"
        elif value is not None and value is not False:
            opening += f' {_attribute(key)}="{_escaped(str(value))}"'
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


def _joined(children: tuple[str | None, ...]) -> str:
    return "".join(
        [child if isinstance(child, Html) else _escaped(child) for child in children if child]
    )


def _escaped(text: str) -> str:
    return escape(text) if _risky(text) else text


@cache
def _attribute(keyword: str) -> str:
    return keyword.rstrip("_").replace("_", "-")
