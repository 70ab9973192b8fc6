"""The questions of a track or a lesson as decks for Anki."""

from __future__ import annotations

from college.exports.bank.cards import deck_file
from college.exports.bank.wanted import wanted_lessons
from college.exports.form import Form, Order


def write_anki(order: Order) -> int:
    """Write one package of all that is wanted."""
    name, lessons = wanted_lessons(order)
    order.write(f"{name}.apkg", deck_file(order.course, lessons))
    order.wrote(f"{name}.apkg")
    return 0


FORM = Form(write_anki, ("genanki",))
