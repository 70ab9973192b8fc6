"""What a teacher takes to class: a book of notes and schedule, and the answer key alone."""

from __future__ import annotations

from college.exports.book.bound import bound
from college.exports.book.pdf import PACKAGES
from college.exports.book.teaching import KEY, TEACHERS, key_book, teachers_book
from college.exports.form import Form, Order


def write_teacher(order: Order) -> int:
    """Write both of one track, or of each."""
    course = order.course.published
    tracks = {track.id: track for track in course.open_tracks}
    for name in order.one_of(tracks, "track"):
        book = teachers_book(course, tracks[name], order.site)
        key = key_book(course, tracks[name], order.site)
        order.write(f"{name}-teacher.pdf", bound(book, order.font, TEACHERS))
        order.write(f"{name}-answers.pdf", bound(key, order.font, KEY))
        order.wrote(f"{name}-teacher.pdf")
        order.wrote(f"{name}-answers.pdf")
    return 0


FORM = Form(write_teacher, PACKAGES)
