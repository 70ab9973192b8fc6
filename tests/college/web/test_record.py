"""The promises of the record: older and broken ones, and the link that carries it."""

from __future__ import annotations

import json

import pytest

from tests.college.web.records_in_node import many_lives, one_life, only_life, run
from tests.prove.rows.words_in_records import spoiled

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def stored():
    """Return lives in normal form, as a browser stores them."""
    return many_lives()


def test_a_link_carries_the_record(stored):
    """Packed and unpacked it is the same, but for older answers; and it needs no escape."""
    packed = run(*(["packedLives", item] for item in stored))
    back = run(*(["unpackedLives", text] for text in packed))
    for text in packed:
        assert not set(text) & set(' "<>`#\\')
    for item, got in zip(stored, back, strict=True):
        assert (got["ended"], got["folded"]) == (item["ended"], item["folded"])
        for name, life in got["lives"].items():
            whole = item["lives"][name]
            assert life == {
                **whole,
                "answers": {key: value[-2:] for key, value in whole["answers"].items()},
                "reviews": {key: value[-6:] for key, value in whole["reviews"].items()},
            }
    joined = run(*(["joinedLives", a, b] for a, b in zip(stored, back, strict=True)))
    assert joined == stored


def test_a_track_fits_into_a_link():
    """Seventeen finished lessons with all answers: a link of a few kilobytes."""
    now = 1794800000000
    lessons = {f"a-lesson-with-a-long-name-{n}": n for n in range(17)}
    record = {
        **run(["blankRecord"])[0],
        "lessons": {
            key: {"first": now, "last": now + n, "done": True, "changed": now + n}
            for key, n in lessons.items()
        },
        "answers": {
            f"{key}/{n:08x}": [{"t": now + n, "ok": True, "kind": "choice"}] * 5
            for key in lessons
            for n in range(6)
        },
    }
    assert len(run(["packedLives", one_life(record)])[0]) < 16000


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{}", "{", '"text"', "7", '{"version": 9, "lessons": {}}'),
        *('{"version": -1, "lessons": {}}', '{"version": "1", "lessons": {}}'),
        *('{"version": 0.5, "lessons": {}}', '{"version": 2, "lives": 7}'),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(text):
    """Nothing is guessed into it."""
    (found,) = run(["readLives", text])
    assert found["refused"]


def test_an_older_record_is_brought_up_to_date():
    """The first shape had quiz for answers, and a time for done."""
    old = {
        "lessons": {"pue": {"first": 5, "last": 7, "done": 6}},
        "quiz": {"pue/1": [{"t": 6, "ok": True, "sure": True}]},
    }
    (new,) = only_life(old)
    assert new["lessons"] == {"pue": {"first": 5, "last": 7, "done": True, "changed": 6}}
    assert new["answers"] == {"pue/1": [{"t": 6, "ok": True, "kind": ""}]}


def test_nonsense_inside_a_record_is_left_out():
    """A wrong type, a strange name or a time that is none harms nothing else."""
    text = (
        '{"version": 1, "lessons": {"__proto__": {"done": true}, '
        '"good": {"first": 1, "last": 2, "changed": "x", "done": 1}, "bad": 5},'
        '"answers": {"q": "no", "r": [null, {"t": -1}, {"t": 3, "ok": true, "kind": {}}]},'
        '"notes": [1], "scenario": "?"}'
    )
    (found,) = only_life(json.loads(text))
    assert found["lessons"] == {"good": {"first": 1, "last": 2, "done": False, "changed": 0}}
    assert found["answers"] == {"r": [{"t": 3, "ok": True, "kind": ""}]}
    assert found["notes"] == {}
    assert found["numbers"] == {}


def test_a_preview_counts_what_an_import_adds():
    """Four lessons and twelve answers are called four lessons and twelve answers."""
    (blank,) = run(["blankRecord"])
    mark = {"first": 1, "last": 1, "done": True, "changed": 1}
    more = {
        **blank,
        "lessons": {f"l{n}": mark for n in range(4)},
        "answers": {
            f"q{n}": [{"t": n + k, "ok": True, "kind": ""} for k in (1, 2, 3)] for n in range(4)
        },
    }
    (added,) = run(["addedTo", blank, more])
    assert added == {"lessons": 4, "answers": 12}


def test_an_import_of_programs_alone_is_news():
    """Who only did the exercises gets them into the other browser too."""
    (blank,) = run(["blankRecord"])
    program = {"t": 5, "code": "print(1)", "runs": 1, "failed": 0, "passed": True}
    (added,) = run(["addedTo", blank, {**blank, "code": {"a-lesson/1": program}}])
    assert {name for name, count in added.items() if count} == {"programs"}
    assert added["programs"] == 1


def test_a_link_carries_programs_and_how_far_they_came():
    """A long program stays behind; its page, which still has it, does not lose it by that."""
    (blank,) = run(["blankRecord"])
    marks = {"runs": 2, "failed": 1, "passed": True}
    code = {
        "short": {"t": 5, "code": "def f():\n    return 'ä' * 3\n", **marks},
        "long": {"t": 6, "code": "# long\n" * 2000, **marks},
        "none": {"t": 7, **marks},
    }
    (packed,) = run(["packedLives", one_life({**blank, "code": code})])
    (lives,) = run(["unpackedLives", packed])
    carried = lives["lives"]["o-a"]
    assert carried["code"] == code | {"long": {"t": 6, **marks}}
    for pair in ([{**blank, "code": code}, carried], [carried, {**blank, "code": code}]):
        (merged,) = run(["mergedRecords", *pair])
        assert merged["code"] == code


def test_a_link_stays_short_enough_however_much_was_written():
    """Texts give way before the marks do."""
    (blank,) = run(["blankRecord"])
    program = {"t": 5, "code": "x = 1  # ä\n" * 400, "runs": 1, "failed": 0, "passed": True}
    record = {**blank, "code": {f"lesson-{number}": program for number in range(40)}}
    (packed,) = run(["packedLives", one_life(record)])
    assert len(packed) < 60000
    (carried,) = run(["unpackedLives", packed])
    assert len(carried["lives"]["o-a"]["code"]) == 40


def test_a_hostile_link_ends_no_life_and_freezes_nothing():
    """It cannot know the names of lives, and no moment it names is too late to be followed."""
    rows = [["v", 2, "o-a"], ["e", "o-x"], ["n", "lesson", (9 * 10**15).__index__(), "mine now"]]
    (carried,) = run(["unpackedLives", json.dumps(rows)])
    assert carried["lives"]["o-x"]["notes"]["lesson"]["t"] <= 4_102_444_800_000
    for text in ["", "(", "%", "null", "(())", '(("v"))', "7"]:
        (found,) = run(["unpackedLives", text])
        assert found.get("refused") == "This is not a record of the course." or "lives" in found


def test_any_record_is_read_or_refused():
    """A thousand spoiled ones: no error of JavaScript's own, no moment that is none."""
    found = spoiled(seed=1, count=1000)
    assert [item for item in found["examples"] if "took " not in item] == []


def test_names_that_every_object_has_are_names():
    """A lesson or a life may be called constructor, and is joined like any other."""
    mark = {"first": 1, "last": 2, "done": True, "changed": 2}
    life = {"version": 2, "lives": {"constructor": {"lessons": {"constructor": mark}}}}
    (lives,) = run(["readLives", json.dumps(life)])
    (seen,) = run(["seenIn", lives, 99])
    assert seen["lessons"] == {"constructor": mark}
