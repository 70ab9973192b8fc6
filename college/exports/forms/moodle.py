"""The questions of a track or a lesson as Moodle XML: answers, slips as feedback, variants."""

from __future__ import annotations

from college.exports.bank.moodle import moodle_xml
from college.exports.bank.wanted import wanted_lessons
from college.exports.form import Form, Order


def write_moodle(order: Order) -> int:
    """Write one file of all that is wanted."""
    name, lessons = wanted_lessons(order)
    order.write(f"{name}-moodle.xml", moodle_xml(order.course, lessons))
    order.wrote(f"{name}-moodle.xml")
    return 0


FORM = Form(write_moodle)
