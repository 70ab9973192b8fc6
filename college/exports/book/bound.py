"""A book of paper bound: title page, contents and chapters as one file."""

from __future__ import annotations

from pathlib import Path

from college.exports.book.book import Book
from college.exports.book.front import contents, title_page
from college.exports.book.pdf import pdf


def bound(book: Book, font: Path | None, kind: str = "") -> bytes:
    """Return the file; `kind` says what book of the track it is, if not the track itself."""
    held = (title_page(book, kind), contents(book), *(chapter.tree for chapter in book.chapters))
    return pdf(
        f"{book.title}: {kind}" if kind else book.title,
        held,
        book.looks,
        author=book.course.settings.name,
        about=book.track.summary,
        font=font,
    )
