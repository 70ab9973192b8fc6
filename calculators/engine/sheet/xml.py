"""The one builder of XML: an element with its attributes and children, escaped.

HTML's builder leaves some elements open, which XML never does; the library's would come to the
page with a parser.
"""

from __future__ import annotations

from collections.abc import Iterable

_SAFE = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


class Xml(str):
    """Text that is XML already, and is not escaped again."""

    __slots__ = ()


def xml(name: str, /, *children: str | Iterable[Xml], **attributes: object) -> Xml:
    """Return an element; `__` in the name of an attribute stands for a colon.

    >>> xml("c", xml("v", "a < b"), r="B7", r__id=3, hidden=None)
    '<c r="B7" r:id="3"><v>a &lt; b</v></c>'
    >>> xml("row", [xml("c"), xml("c")])
    '<row><c/><c/></row>'
    """
    marks = "".join(
        f' {key.replace("__", ":")}="{str(value).translate(_SAFE)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(
        child if isinstance(child, Xml) else _plain(child) for child in children if child
    )
    return Xml(f"<{name}{marks}>{inside}</{name}>" if inside else f"<{name}{marks}/>")


def _plain(child: str | Iterable[Xml]) -> str:
    return child.translate(_SAFE) if isinstance(child, str) else "".join(child)


def xml_file(root: Xml) -> bytes:
    """Return an element as a whole file."""
    return (_HEAD + root).encode()
