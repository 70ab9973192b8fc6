"""Which lessons' questions are asked for, and what the file is called."""

from __future__ import annotations

from college.exports.form import Order
from college.records.lesson import Lesson


def wanted_lessons(order: Order) -> tuple[str, list[Lesson]]:
    """Return those of the track or lesson asked for, or of the course, with its name."""
    course = order.course
    if order.name is None:
        return order.slug, [*course.lessons.values()]
    (name,) = order.one_of([*course.tracks, *course.lessons], "track or lesson")
    return name, course.in_track(name) if name in course.tracks else [course.lessons[name]]
