"""Every published number, so that a change shows which of them moved.

`college accept` shows what moved and takes it. A number that is new is listed, and fails nothing.
"""

from __future__ import annotations

from pathlib import Path

from college.pages.site.published_numbers import accepted_numbers, flat, moved, published_numbers
from tests.accepted import Note, note_news
from tests.ours import our_course

ROOT = Path(__file__).parents[1]


def test_no_published_number_moves_unseen(record_property: Note) -> None:
    """What the pages print is what was last reviewed."""
    found, accepted = flat(published_numbers(our_course())), flat(accepted_numbers(ROOT))
    assert accepted
    note_news(record_property, (f"{name} = {found[name]}" for name in found.keys() - accepted))
    assert moved(found, accepted) == {}, "look at each; `college accept` takes them"


def test_a_moved_or_lost_number_is_seen() -> None:
    """A new one beside them is not held against the page."""
    now = {"a: cost": "$2", "a: saving": "$1"}
    assert moved(now, {"a: cost": "$1", "b: cost": "$3"}) == {
        "a: cost": ("$1", "$2"),
        "b: cost": ("$3", "gone"),
    }
    assert moved(now, {"a: cost": "$2"}) == {}


def test_the_first_lesson_prints_its_four_numbers() -> None:
    """The figures of the InfiniBand example, exact."""
    numbers = published_numbers(our_course())["lesson what-is-infiniband"]
    assert numbers["fast.hourly_cost"] == "$1,792"
    assert numbers["fast.cost"] == "$179,200"
    assert numbers["fast.slower_cost"] == "$232,960"
    assert numbers["slow.cost - fast.cost"] == "$53,760"
