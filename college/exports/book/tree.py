"""A tree of HTML: read from text, taken apart into pieces, put together and written as XHTML."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterable, Iterator

from calculators.engine.html import Html

SVG = "{http://www.w3.org/2000/svg}"
MATH = "{http://www.w3.org/1998/Math/MathML}"
LANGUAGE = "en"
"""What the texts are written in."""
Piece = etree.Element | str
"""What an element holds: others, and the words between them."""


def read_html(html: str) -> etree.Element:
    """Return the body of a text of HTML; pictures and formulas are in their own namespaces."""
    import tinyhtml5  # noqa: PLC0415 - comes with the exports alone

    body = tinyhtml5.parse(html, namespace_html_elements=False).find("body")
    assert body is not None
    return body  # type: ignore[no-any-return]


def pieces(element: etree.Element) -> Iterator[Piece]:
    """Return what an element holds, its words among its elements; comments are left out."""
    if element.text:
        yield element.text
    for child in element:
        if isinstance(child.tag, str):
            yield child
        if child.tail:
            yield child.tail


def made(tag: str, marks: dict[str, str] | None, *held: Piece) -> etree.Element:
    """Return an element with these pieces.

    >>> etree.tostring(made("p", None, "a ", made("b", None, "b"), " c"))
    b'<p>a <b>b</b> c</p>'
    """
    return filled(etree.Element(tag, marks or {}), held)


def filled(element: etree.Element, held: Iterable[Piece]) -> etree.Element:
    """Put pieces behind what an element holds, and return it."""
    for piece in held:
        if not isinstance(piece, str):
            piece.tail = None
            element.append(piece)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + piece
        else:
            element.text = (element.text or "") + piece
    return element


def bare(element: etree.Element) -> etree.Element:
    """Return an element of the same name and marks that holds nothing."""
    return etree.Element(element.tag, dict(element.attrib))


def classes(element: etree.Element) -> frozenset[str]:
    """Return the classes of an element."""
    return frozenset(element.get("class", "").split())


def with_class(element: etree.Element, name: str) -> etree.Element | None:
    """Return the first element below one that has a class."""
    return next((item for item in element.iter() if name in classes(item)), None)


def words(element: etree.Element) -> str:
    """Return the words in an element, on one line."""
    return " ".join("".join(element.itertext()).split())


def written(element: etree.Element, *, as_xml: bool) -> Html:
    """Return an element as XHTML or as HTML, its pictures and formulas under their plain names."""
    plain = _plainly_named(element)
    if as_xml:
        return Html(etree.tostring(plain, encoding="unicode"))
    return Html(etree.tostring(plain, encoding="unicode", method="html"))


def _plainly_named(element: etree.Element, around: str = "") -> etree.Element:
    """Return a copy without prefixes: what begins another namespace says so by itself."""
    space, _, name = str(element.tag).rpartition("}")
    marks = {key: value for key, value in element.attrib.items() if key[0] != "{"}
    copy = etree.Element(name, marks)
    if space and space != around:
        copy.set("xmlns", space[1:])
    copy.text, copy.tail = element.text, element.tail
    copy.extend(_plainly_named(child, space) for child in element)
    return copy
