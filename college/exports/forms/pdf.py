"""A track as a book of paper: PDF with title page, contents, page numbers, answers at its end."""

from __future__ import annotations

from college.exports.book.book import track_book
from college.exports.book.bound import bound
from college.exports.book.paper import WIDE
from college.exports.book.pdf import PACKAGES
from college.exports.form import Form, Order


def write_pdf(order: Order) -> int:
    """Write one track, or each of them."""
    course = order.course.published
    tracks = {track.id: track for track in course.open_tracks}
    for name in order.one_of(tracks, "track"):
        book = track_book(course, tracks[name], order.site, WIDE)
        order.write(f"{name}.pdf", bound(book, order.font))
        order.wrote(f"{name}.pdf")
    return 0


FORM = Form(write_pdf, PACKAGES)
