"""The promises of the schedule: what is due, in which order, and how that is said."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

DUE = Path(__file__).parents[3] / "college/web/record/due.js"
RUN = """
import { readFileSync } from "node:fs";
const { record, lessons, said } = JSON.parse(readFileSync(0, "utf8"));
const { reviewQueue, saidDue } = await import(process.argv[1]);
const queue = reviewQueue(record, lessons).map(({ id, due }) => [id, due]);
console.log(JSON.stringify([queue, said.map(([count, minutes]) => saidDue(count, minutes))]));
"""
DAY = 24 * 3600 * 1000
THEN = 1_790_000_000_000
LESSONS = [{"id": "a", "questions": ["a/1", "a/2"]}, {"id": "b", "questions": ["b/1"]}]


def run(record, said=()):
    """Ask the script in Node for the queue of a record, and how counts are said."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", RUN, DUE.as_uri()],
        input=json.dumps({"record": record, "lessons": LESSONS, "said": said}),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def kept(done, answers=None, reviews=None):
    """Return a record in which these lessons are done."""
    marks = {name: {"done": True, "changed": THEN} for name in done}
    return {"lessons": marks, "answers": answers or {}, "reviews": reviews or {}}


def test_questions_of_finished_lessons_come_back_and_no_others():
    """One that was never answered comes back a day after the lesson was done."""
    queue, _ = run(kept(["a"]))
    assert queue == [["a/1", THEN + DAY], ["a/2", THEN + DAY]]
    assert run(kept([]))[0] == []


def test_what_was_missed_comes_back_before_what_stuck():
    """The first that is due stands first."""
    answers = {
        "a/1": [{"t": THEN, "ok": True, "kind": "number"}],
        "a/2": [{"t": THEN, "ok": False, "kind": "number"}],
    }
    (first, soon), (second, later) = run(kept(["a"], answers))[0]
    assert (first, second) == ("a/2", "a/1")
    assert THEN < soon < later


def test_a_review_that_went_well_moves_a_question_further_away():
    """Each time a little later than the time before."""
    answers = {"b/1": [{"t": THEN, "ok": True, "kind": "number"}]}
    ((_, once),) = run(kept(["b"], answers))[0]
    ((_, twice),) = run(kept(["b"], answers, {"b/1": [{"t": once, "rating": 3}]}))[0]
    assert twice - once > once - THEN


def test_what_is_due_is_said_with_its_minutes():
    """Three questions of half a minute are two minutes; none is nothing."""
    _, said = run(kept([]), [(3, 0.5), (1, 0.5), (0, 0.5)])
    assert [part["due"] + part["time"] for part in said] == ["3 due, 2 min", "1 due, 1 min", ""]
