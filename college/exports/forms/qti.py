"""The questions of a track or a lesson as a package of QTI 2.1."""

from __future__ import annotations

from college.exports.bank.qti_package import qti_package
from college.exports.bank.wanted import wanted_lessons
from college.exports.form import Form, Order


def write_qti(order: Order) -> int:
    """Write one package of all that is wanted."""
    name, lessons = wanted_lessons(order)
    order.write(f"{name}-qti.zip", qti_package(order.course, name, lessons))
    order.wrote(f"{name}-qti.zip")
    return 0


FORM = Form(write_qti)
