"""A book as one EPUB file: the same book is the same bytes, on any machine and any day."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterable, Iterator
from pathlib import Path

from college.exports.book.book import Book
from college.exports.book.chapter import Chapter, heading_words
from college.exports.book.cover import HEIGHT, WIDTH, cover_svg
from college.exports.book.epub.package import Item, as_file, container, package
from college.exports.book.tree import LANGUAGE, MATH, SVG, Piece, made, read_html
from college.exports.zipped import zipped

_XHTML = "application/xhtml+xml"
_SHEET = Path(__file__).parents[1] / "book.css"
_KINDS = {
    "answers": "backmatter",
    "glossary": "glossary",
    "sources": "bibliography",
    "beginning": "introduction",
}
"""What the chapters that are no lessons are for, in the words of EPUB."""


def epub(book: Book) -> bytes:
    """Return the file."""
    chapters = [*_chapters(book)]
    formulas = any("mathml" in item.properties for item in chapters)
    sheet = book.looks.sheet(_SHEET.read_text("utf-8")).encode()
    items = [
        Item("cover", "cover.xhtml", _XHTML, _cover(book), "svg"),
        Item("title", "title.xhtml", _XHTML, _title(book)),
        Item("nav", "nav.xhtml", _XHTML, _contents(book), "nav"),
        *chapters,
        Item("sheet", "book.css", "text/css", sheet, read=False),
        Item(
            "picture",
            "cover.svg",
            "image/svg+xml",
            cover_svg(book).encode(),
            "cover-image",
            read=False,
        ),
    ]
    return zipped(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": container(),
            "EPUB/package.opf": package(book, items, formulas=formulas),
            **{f"EPUB/{item.name}": item.data for item in items},
        },
        as_it_is="mimetype",
    )


def _chapters(book: Book) -> Iterator[Item]:
    places = {name: f"{chapter.id}.xhtml" for chapter in book.chapters for name in chapter.ids}
    for chapter in book.chapters:
        for link in chapter.tree.iter("a"):
            target = link.get("href", "")
            if target[:1] == "#":
                link.set("href", f"{places[target[1:]]}{target}")
        tags = {str(item.tag) for item in chapter.tree.iter()}
        found = [
            word for word, name in (("svg", f"{SVG}svg"), ("mathml", f"{MATH}math")) if name in tags
        ]
        chapter.tree.set("epub:type", _KINDS.get(chapter.id, "chapter"))
        data = _page(chapter.title, [chapter.tree])
        yield Item(f"c-{chapter.id}", f"{chapter.id}.xhtml", _XHTML, data, " ".join(found))


def _page(title: str, held: Iterable[Piece]) -> bytes:
    """Return a file that is read."""
    marks = {
        "xmlns": "http://www.w3.org/1999/xhtml",
        "xmlns:epub": "http://www.idpf.org/2007/ops",
        "lang": LANGUAGE,
        "xml:lang": LANGUAGE,
    }
    sheet = made("link", {"rel": "stylesheet", "type": "text/css", "href": "book.css"})
    head = made("head", None, made("title", None, title), sheet)
    return as_file(made("html", marks, head, made("body", None, *held)))


def _cover(book: Book) -> bytes:
    drawing = next(iter(read_html(cover_svg(book))))
    drawing.attrib |= {"width": "100%", "height": "100%", "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    return _page(book.title, [made("div", {"epub:type": "cover"}, drawing)])


def _title(book: Book) -> bytes:
    settings = book.course.settings
    lines = (settings.name, book.track.summary, f"Facts reviewed until {book.date}.")
    decided = [made("li", None, item) for item in book.track.decisions]
    held: list[Piece] = [
        made("h1", None, book.title),
        *(made("p", None, line) for line in lines),
        made("h2", None, "What you can decide at the end"),
        made("ul", None, *decided),
        *([made("p", None, settings.copyright)] if settings.copyright else ()),
    ]
    return _page(book.title, [made("section", {"epub:type": "titlepage"}, *held)])


def _contents(book: Book) -> bytes:
    listed = made("ol", None, *map(_entry, book.chapters))
    marks = {"epub:type": "toc", "role": "doc-toc", "id": "toc"}
    contents = made("nav", marks, made("h1", None, "Contents"), listed)
    ways = [("cover", "cover.xhtml", "Cover"), ("toc", "nav.xhtml#toc", "Contents")]
    first = next(chapter for chapter in book.chapters if chapter.lesson)
    ways.append(("bodymatter", f"{first.id}.xhtml", first.title))
    ways += [
        ("glossary", f"{chapter.id}.xhtml", chapter.title)
        for chapter in book.chapters
        if chapter.id == "glossary"
    ]
    marked = (
        made("li", None, made("a", {"epub:type": kind, "href": href}, words))
        for kind, href, words in ways
    )
    hidden = {"epub:type": "landmarks", "hidden": "hidden"}
    landmarks = made("nav", hidden, made("h2", None, "Landmarks"), made("ol", None, *marked))
    return _page("Contents", [contents, landmarks])


def _entry(chapter: Chapter) -> etree.Element:
    """Return a chapter and its sections, those that have a place."""
    file = f"{chapter.id}.xhtml"
    link = made("a", {"href": file}, chapter.name)
    inside = [
        made(
            "li",
            None,
            made("a", {"href": f"{chapter.id}.xhtml#{head.attrib['id']}"}, heading_words(head)),
        )
        for head in chapter.tree.iter("h2")
        if "id" in head.attrib
    ]
    return made("li", None, link, *([made("ol", None, *inside)] if inside else ()))
