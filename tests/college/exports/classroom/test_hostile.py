"""The promises to a teacher whose folder holds anything: each file is read or told, none is run."""

from __future__ import annotations

import io
import json
import os
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from college.exports.classroom.folder import read_class
from college.exports.classroom.learner import Learner
from college.exports.classroom.page import class_page
from college.exports.classroom.reading import MOST_BYTES, NotARecord, learner_of, read_learner
from college.exports.classroom.tables import tables
from college.exports.classroom.tally import Tally
from college.exports.classroom.workbook import class_workbook
from college.markdown.age import today
from college.source.question import questions
from tests.ours import our_course

pytestmark = pytest.mark.slow

NOW = 1_800_000_000
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(), inside, max_size=4),
    max_leaves=20,
)
ANSWER = st.fixed_dictionaries(
    {}, optional={"t": JSON, "ok": JSON, "kind": JSON, "slip": st.text() | JSON}
)
NAMES = st.sampled_from(["pue-explained", "pue-explained/1", "__proto__", "../x", "", "a" * 200])
LIFE = st.fixed_dictionaries(
    {},
    optional={
        "lessons": st.dictionaries(NAMES, JSON | ANSWER, max_size=3) | JSON,
        "answers": st.dictionaries(NAMES, st.lists(ANSWER | JSON, max_size=3) | JSON, max_size=3),
        "code": JSON,
    },
)
RECORD = st.fixed_dictionaries(
    {"version": st.just(2) | JSON},
    optional={
        "lives": st.dictionaries(st.text(), LIFE | JSON) | JSON,
        "ended": JSON,
        "folded": JSON,
    },
)


def whole(**life):
    """Return a record of one life."""
    return {"version": 2, "ended": [], "folded": [], "lives": {"o-1": life}}


def put(folder: Path, name: str, found: object) -> Path:
    """Write a record into a folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found), "utf-8")
    return path


@settings(max_examples=150, deadline=None)
@given(RECORD | JSON)
@example({"version": 2, "lives": {"a": {"lessons": {"x": {"first": 1e308, "last": -1}}}}})
@example({"version": 2, "lives": {"a": {"answers": {"x": [{"t": 10**400, "ok": 1}]}}}})
def test_anything_parsed_is_a_learner_or_told(found):
    """No shape of JSON brings the reader down; whatever is taken in is of the right types."""
    learner = Learner("nobody")
    with suppress(NotARecord):
        learner = learner_of(found, "someone", NOW)
    assert learner.minutes >= 0
    assert all(0 <= moment <= NOW + 86_400 for moment in learner.moments)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
@example(b"[" * 100_000)
@example(b'{"version": ' + b"9" * 5000 + b"}")
@example(b'{"version": NaN}')
@example("{}".encode("utf-16"))
def test_any_bytes_are_read_or_told(tmp_path_factory, data):
    """A picture, half a file, a nest of brackets: told with a remedy, and nothing raised."""
    folder = tmp_path_factory.mktemp("bytes")
    (folder / "x.json").write_bytes(data)
    found = read_class(folder, NOW)
    assert len(found.learners) + len(found.problems) == 1
    assert all(problem.startswith("x.json: ") for problem in found.problems)


def test_a_bad_file_hinders_no_other(tmp_path):
    """Too large, a link out of the folder, a folder by that name, one that may not be read."""
    good = whole(lessons={"pue-explained": {"first": 1, "last": 2, "done": True, "changed": 2}})
    put(tmp_path, "good.json", good)
    (tmp_path / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    secret = put(tmp_path.parent / f"{tmp_path.name}-outside", "secret.json", good)
    (tmp_path / "link.json").symlink_to(secret)
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "notes.txt").write_text("not asked for", "utf-8")
    found = read_class(tmp_path, NOW)
    assert [learner.name for learner in found.learners] == ["good"]
    told = {problem.partition(":")[0] for problem in found.problems}
    assert told == {"large.json", "link.json", "pipe.json"}


def test_two_learners_of_one_name_and_one_record_twice_are_told_apart(tmp_path):
    """Two files of one name are two learners; one record in two files is counted once, and told."""
    one = whole(lessons={"pue-explained": {"done": True}})
    other = whole(lessons={"pue-explained": {"done": False}})
    third = whole(code={"x": {"passed": True}})
    put(tmp_path, "a/anna.json", one)
    put(tmp_path, "b/Anna.json", other)
    put(tmp_path, "copy.json", one)
    put(tmp_path, "Lee, Chi_123/the-course-progress-2026-11-18 (1).json", third)
    found = read_class(tmp_path, NOW)
    names = [learner.name for learner in found.learners]
    assert names == ["anna (a/anna.json)", "Anna (b/Anna.json)", "Lee, Chi_123"]
    (problem,) = found.problems
    assert problem.startswith("copy.json: it is the same record as a/anna.json")


def test_thousands_of_files_are_read(tmp_path):
    """A whole year's course, in one go."""
    for at in range(2000):
        put(tmp_path, f"{at}.json", whole(code={f"exercise-{at}": {"passed": True}}))
    assert len(read_class(tmp_path, NOW).learners) == 2000


HOSTILE = ["<img src=x onerror=alert(1)>", '=HYPERLINK("http://x","y")', "@SUM(A1)", "\u202egnp"]


@pytest.mark.parametrize("name", HOSTILE)
def test_names_and_slips_are_text_everywhere(name):
    """Markup is shown, never obeyed; a formula in a cell is a text; nothing turns a line round."""
    course = our_course()
    lesson = next(iter(course.lessons.values()))
    asked = questions(lesson.body, lesson.id)[0].id
    tried = [{"t": 1_700_000_000_000, "ok": False, "kind": "number", "slip": name}]
    learner = learner_of(whole(answers={asked: tried}), name, NOW)
    tally = Tally(course, (learner,))
    page = class_page(tally, (f"{name}: bad",), today())
    assert "<img" not in page
    assert "<script" not in page
    assert "script-src" not in page
    assert "default-src 'none'" in page.replace("&#x27;", "'")
    listed = {table.name: table for table in tables(tally, ())}
    (row,) = listed["Slips"].rows
    assert "\u202e" not in row[1]
    book = class_workbook(tally, ())
    with zipfile.ZipFile(io.BytesIO(book)) as zipped:
        sheets = [zipped.read(n).decode() for n in zipped.namelist() if "/sheet" in n]
    assert sheets
    assert not any("<f>" in sheet or "<f " in sheet for sheet in sheets)


def test_a_life_that_ended_or_was_folded_is_not_counted(tmp_path):
    """What a learner deleted stays deleted; what stands in another life counts once."""
    mark = {"first": 1_700_000_000_000, "last": 1_700_000_000_000, "done": True, "changed": 1}
    found = {
        "version": 2,
        "ended": ["o-1"],
        "folded": ["o-2"],
        "lives": {key: {"lessons": {key: mark}} for key in ("o-1", "o-2", "o-3")},
    }
    learner = read_learner(put(tmp_path, "x.json", found), "x", NOW)
    assert [*learner.lessons] == ["o-3"]
