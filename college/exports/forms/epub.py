"""A track as an e-book: EPUB 3, for any reader of such books."""

from __future__ import annotations

from college.exports.book.book import track_book
from college.exports.book.epub.write import epub
from college.exports.book.paper import NARROW
from college.exports.form import Form, Order


def write_epub(order: Order) -> int:
    """Write one track, or each of them."""
    course = order.course.published
    tracks = {track.id: track for track in course.open_tracks}
    for name in order.one_of(tracks, "track"):
        order.write(f"{name}.epub", epub(track_book(course, tracks[name], order.site, NARROW)))
        order.wrote(f"{name}.epub")
    return 0


FORM = Form(write_epub, ("tinyhtml5", "tinycss2", "cssselect2"))
