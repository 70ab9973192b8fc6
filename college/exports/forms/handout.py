"""A lesson on a sheet of paper, for a class to write on and to take home."""

from __future__ import annotations

from college.exports.book.handout import SHEETS, handout
from college.exports.book.looks import Looks
from college.exports.book.pdf import PACKAGES, pdf
from college.exports.form import Form, Order


def write_handout(order: Order) -> int:
    """Write one lesson, or each of them."""
    course, looks = order.course.published, Looks()
    wanted = order.one_of(course.lessons, "lesson")
    for name in wanted:
        lesson = course.lessons[name]
        data = pdf(
            lesson.title,
            [handout(lesson, course, looks)],
            looks,
            author=course.settings.name,
            about=lesson.summary,
            font=order.font,
            sheets=SHEETS,
        )
        order.write(f"handouts/{name}.pdf", data)
    if order.name is None:
        order.say(f"Wrote {len(wanted)} handouts into {order.folder.name}/handouts/.")
    else:
        order.wrote(f"handouts/{wanted[0]}.pdf")
    return 0


FORM = Form(write_handout, PACKAGES)
