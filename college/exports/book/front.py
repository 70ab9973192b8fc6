"""What stands before the first chapter of a book of paper: its title page and its contents."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.exports.book.book import Book
from college.exports.book.tree import SVG, made, read_html


def title_page(book: Book, kind: str = "") -> etree.Element:
    """Return mark, title and promise, what can be decided at the end, and how old it is.

    `kind` says what book of the track it is, if it is not the track itself.
    """
    settings, track = book.course.settings, book.track
    mark = next(iter(read_html(book.mark)))
    mark.insert(0, made(f"{SVG}title", None, settings.name))
    decided = (made("li", None, item) for item in track.decisions)
    lines = (f"Facts reviewed until {book.date}.", settings.copyright)
    return made(
        "section",
        {"class": "title-page"},
        made("p", None, mark),
        made("p", {"class": "course"}, settings.name),
        made("h1", None, f"{book.title}: {kind}" if kind else book.title),
        made("p", {"class": "promise"}, track.summary),
        made("p", {"class": "cc-label"}, "What you can decide at the end"),
        made("ul", None, *decided),
        *(made("p", {"class": "cc-note"}, line) for line in lines if line),
    )


def contents(book: Book) -> etree.Element:
    """Return the list of the chapters; the sheet puts the page behind each."""
    entries = (
        made("li", None, made("a", {"href": f"#{chapter.id}"}, chapter.name))
        for chapter in book.chapters
    )
    listed = made("ol", None, *entries)
    return made("nav", {"class": "contents"}, made("h1", None, "Contents"), listed)
