"""The promise that a record follows a lesson that was renamed."""

from tests.college.web.records_in_node import one_life, run


def test_a_record_follows_a_renamed_lesson():
    """Marks, answers, reviews, guesses, notes and programs; and doing it twice changes nothing."""
    (blank,) = run(["blankRecord"])
    mark = {"first": 1, "last": 2, "done": True, "changed": 2}
    later = {"first": 3, "last": 4, "done": False, "changed": 1}
    answer, program = [{"t": 2, "ok": True, "kind": ""}], {"t": 5, "code": "x = 1"}
    program |= {"runs": 1, "failed": 0, "passed": True}
    old = {
        **blank,
        "lessons": {"old": mark, "new": later, "other": mark},
        "answers": {"old/1a": answer, "older/2b": answer},
        "reviews": {"old/1a": [{"t": 3, "rating": 3}]},
        "guesses": {"old/g": {"t": 1, "stop": 2, "text": "$1"}},
        "notes": {"old": {"t": 1, "text": "mine"}},
        "code": {"old": program, "an-exercise": program},
    }
    lessons = [{"id": "new", "formerly": ["old", "older"]}, {"id": "other", "formerly": []}]
    (lives,) = run(["withNewNames", one_life(old), lessons])
    now = lives["lives"]["o-a"]
    assert now["lessons"] == {
        "new": {"first": 1, "last": 4, "done": True, "changed": 2},
        "other": mark,
    }
    assert now["answers"] == {"new/1a": answer, "new/2b": answer}
    assert [*now["reviews"], *now["guesses"], *now["notes"]] == ["new/1a", "new/g", "new"]
    assert now["code"] == {"new": program, "an-exercise": program}
    assert run(["withNewNames", lives, lessons]) == [lives]
    assert run(["withNewNames", one_life(old), [{"id": "new", "formerly": []}]]) == [one_life(old)]
