"""The promises of the decks for Anki, kept by Anki's own importer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from college.exports.bank.asked import asked_in
from college.exports.bank.cards import sides
from college.source.question import Kind
from tests.college.exports.bank.judged import all_questions
from tests.ours import our_course
from tests.some import some


def test_a_card_asks_with_its_options_and_does_not_tell_the_order():
    """What is to choose from stands with the question; what is to be ordered is not in order."""
    course = our_course()
    asked = [item for lesson in course.lessons.values() for item in asked_in(lesson, course)]
    for item in some(one for one in asked if one.kind is Kind.CHOICE):
        assert all(option.words in sides(item)[0] for option in item.options)
    orders = some(one for one in asked if one.kind is Kind.ORDER)
    assert any([*item.items] != sorted(item.items) for item in orders)


@pytest.mark.exports
def test_anki_takes_every_question_and_updates_it_the_next_time(tmp_path):
    """A note a question in the deck of its lesson; brought in again, changed words replace it."""
    from anki.collection import (  # noqa: PLC0415 - only make exports has it
        Collection,
        ImportAnkiPackageOptions,
        ImportAnkiPackageRequest,
    )

    from college.exports.bank.cards import deck_file  # noqa: PLC0415 - beside its reader

    course = our_course()
    collection = Collection(str(tmp_path / "collection.anki2"))

    def bring(lessons):
        path = tmp_path / "deck.apkg"
        path.write_bytes(deck_file(course, lessons))
        wanted = ImportAnkiPackageRequest(
            package_path=str(path), options=ImportAnkiPackageOptions()
        )
        return collection.import_anki_package(wanted).log

    try:
        log = bring(course.lessons.values())
        assert len(log.new) == collection.note_count() == len(all_questions())
        notes = [collection.get_note(name) for name in collection.find_notes("")]
        assert {note.guid for note in notes} == {*all_questions()}
        assert all(note.fields[0] and note.fields[1] for note in notes)
        again = bring(course.lessons.values())
        assert (len(again.new), collection.note_count()) == (0, len(notes))
        lesson = replace(next(iter(course.lessons.values())), title="Renamed")
        bring([lesson])
        assert collection.note_count() == len(notes)
    finally:
        collection.close()
