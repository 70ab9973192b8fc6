"""The files of an EPUB: what is in it, in which order it is read, and who can read it how."""

from __future__ import annotations

import uuid
import xml.etree.ElementTree as etree
from collections.abc import Iterable
from dataclasses import dataclass

from college.exports.book.book import Book
from college.exports.book.tree import LANGUAGE, made, written

_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SUMMARY = (
    "Every picture has a title and a description in words, and its finding stands above it. "
    "Tables have headings. Formulas, where there are any, are MathML."
)
_ACCESS = {
    "accessMode": ("textual", "visual"),
    "accessModeSufficient": ("textual",),
    "accessibilityFeature": (
        "alternativeText",
        "displayTransformability",
        "readingOrder",
        "structuralNavigation",
        "tableOfContents",
    ),
    "accessibilityHazard": ("none",),
    "accessibilitySummary": (_SUMMARY,),
}
"""What schema.org's properties say of every book made here."""


@dataclass(frozen=True)
class Item:
    """One file of the book."""

    id: str
    name: str
    kind: str
    data: bytes
    properties: str = ""
    read: bool = True
    """Whether it stands in the order of reading."""


def package(book: Book, items: Iterable[Item], *, formulas: bool) -> bytes:
    """Return the list of files with what is known of the book."""
    found = [*items]
    manifest = made("manifest", None, *map(_entry, found))
    spine = made(
        "spine", None, *(made("itemref", {"idref": item.id}) for item in found if item.read)
    )
    marks = {
        "xmlns": "http://www.idpf.org/2007/opf",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
        "version": "3.0",
        "unique-identifier": "book-id",
    }
    return as_file(made("package", marks, _metadata(book, formulas=formulas), manifest, spine))


def as_file(element: etree.Element) -> bytes:
    """Return an element as a file of XML."""
    return f"{_XML}{written(element, as_xml=True)}\n".encode()


def _entry(item: Item) -> etree.Element:
    marks = {"id": item.id, "href": item.name, "media-type": item.kind}
    return made("item", {**marks, **({"properties": item.properties} if item.properties else {})})


def _metadata(book: Book, *, formulas: bool) -> etree.Element:
    settings = book.course.settings
    own = uuid.uuid5(uuid.NAMESPACE_URL, f"{settings.name}/{book.track.id}")
    facts = {
        "title": book.title,
        "language": LANGUAGE,
        "creator": settings.name,
        "description": book.track.summary,
        "date": book.date,
        "rights": settings.copyright,
    }
    access = {**_ACCESS}
    if formulas:
        access["accessibilityFeature"] += ("MathML",)
    said = [(f"schema:{name}", value) for name, values in access.items() for value in values]
    changed = ("dcterms:modified", f"{book.date}T00:00:00Z")
    return made(
        "metadata",
        None,
        made("dc:identifier", {"id": "book-id"}, f"urn:uuid:{own}"),
        *(made(f"dc:{name}", None, value) for name, value in facts.items() if value),
        *(made("meta", {"property": name}, value) for name, value in (changed, *said)),
    )


def container() -> bytes:
    """Return the file that says where the package is."""
    kind = "application/oebps-package+xml"
    root = made("rootfile", {"full-path": "EPUB/package.opf", "media-type": kind})
    marks = {"version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"}
    return as_file(made("container", marks, made("rootfiles", None, root)))
