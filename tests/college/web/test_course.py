"""The promises of a reader's place in the course: where to go on, and what is said of it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

COURSE = Path(__file__).parents[3] / "college/web/record/course.js"
RUN = """
import { readFileSync } from "node:fs";
const { lessons, asked } = JSON.parse(readFileSync(0, "utf8"));
globalThis.window = { collegeCourse: { lessons } };
const course = await import(process.argv[1]);
const answers = asked.map(([name, record, ids]) => {
  const among = lessons.filter((lesson) => ids.includes(lesson.id));
  return name === "practised" ? course[name](record, among[0]) : course[name](record, among);
});
console.log(JSON.stringify(answers.map((answer) => answer?.id ?? answer ?? null)));
"""
LESSONS = [
    {"id": f"{track}{step}", "track": track, "step": step, "exercises": [f"{track}-x"] * (step > 1)}
    for track, steps in (("a", 3), ("b", 1), ("c", 2))
    for step in range(1, steps + 1)
]
ALL = [lesson["id"] for lesson in LESSONS]


def run(*asked: tuple[str, dict[str, object], list[str]]) -> list[str | None]:
    """Ask the script in Node: a function, a record and the lessons it is about."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", RUN, COURSE.as_uri()],
        input=json.dumps({"lessons": LESSONS, "asked": asked}),
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[str | None] = json.loads(done.stdout)
    return answers


def record(opened: str, done: str = "") -> dict[str, object]:
    """Return what is kept of a reader who opened these lessons, first to last."""
    marks = {
        name: {"last": at, "done": name in done.split()} for at, name in enumerate(opened.split())
    }
    return {"lessons": marks, "code": {}}


def test_the_way_on_stays_in_the_track_last_read() -> None:
    """Also where an earlier step of it was left out; once it is done, the tracks behind follow."""
    cases = {
        "begun": (record("a1"), "a1"),
        "done": (record("a1", "a1"), "a2"),
        "an earlier step": (record("a1 c2", "a1 c2"), "c1"),
        "the next track": (record("a1 a2 a3", "a1 a2 a3"), "b1"),
        "round the end": (record("b1 c1 c2", "b1 c1 c2"), "a1"),
        "not the first track": (record("b1 c1", "b1 c1"), "c2"),
    }
    found = run(*(("nextLesson", kept, ALL) for kept, _ in cases.values()))
    assert dict(zip(cases, found, strict=True)) == {name: way for name, (_, way) in cases.items()}
    assert run(("nextLesson", record(" ".join(ALL), " ".join(ALL)), ALL)) == [None]


def test_counts_read_well_for_one_lesson_and_for_many() -> None:
    """And all can be reached."""
    assert run(
        ("saidDone", record("a1", "a1"), ALL),
        ("saidDone", record(" ".join(ALL), " ".join(ALL)), ALL),
        ("saidDone", record("b1", "b1"), ["b1"]),
        ("saidDone", record("b1"), ["b1"]),
    ) == [
        "1 of 6 lessons done.",
        "6 of 6 lessons done.",
        "1 lesson, done.",
        "1 lesson, not done yet.",
    ]


def test_a_lesson_without_an_exercise_does_not_ask_for_one() -> None:
    """One that has it says how it stands."""
    assert run(("practised", record(""), ["a1"]), ("practised", record(""), ["a2"])) == [
        "None",
        "Not begun",
    ]
