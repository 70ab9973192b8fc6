"""The promise to editors: the schemas take every record of the course, and refuse what it would."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from college.checks.running.gather import gather
from college.cli.main import main
from college.exports.schemas import RECORDS, schema
from college.records.keys import keys_of
from college.records.readers import shape_of
from college.records.settings import COURSE_FILE
from tests.some import some

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
CONTENT = gather(ROOT, drafts=True).content
SCHEMAS = {name: schema(CONTENT.course, name) for name in RECORDS}
TYPES = {record: name for name, (record, _) in RECORDS.items()}


def plain(text: str) -> dict[str, Any]:
    """Return YAML as an editor sees it: a day is text."""

    def days(value: Any) -> Any:
        match value:
            case dict():
                return {key: days(item) for key, item in value.items()}
            case list():
                return [days(item) for item in value]
            case datetime.date():
                return value.isoformat()
        return value

    found: dict[str, Any] = days(yaml.safe_load(text) or {})
    return found


def records() -> dict[str, tuple[str, dict[str, Any]]]:
    """Return every record as it was typed, with the name of its schema, by its file."""
    found = {COURSE_FILE: ("course", plain((ROOT / COURSE_FILE).read_text("utf-8")))}
    for text in CONTENT.files:
        if text.typed.startswith("---\n"):
            found[text.where] = (TYPES[text.kind], plain(text.typed.split("---\n", 2)[1]))
    return found


RECORDED = records()


def refused(name: str, record: dict[str, Any]) -> list[str]:
    """Return what the schema says against a record."""
    return [error.message for error in Draft202012Validator(SCHEMAS[name]).iter_errors(record)]


@pytest.mark.parametrize("name", RECORDS)
def test_each_schema_is_one(name: str) -> None:
    """By the draft that it names."""
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$schema"] == Draft202012Validator.META_SCHEMA["$id"]


def test_every_record_of_the_course_is_taken() -> None:
    """What the course builds with, no editor marks as wrong."""
    assert {kind for kind, _ in RECORDED.values()} == {*RECORDS}
    wrong = {path: refused(*record) for path, record in some(RECORDED.items())}
    assert {path: said for path, said in wrong.items() if said} == {}


@pytest.mark.parametrize("name", RECORDS)
def test_every_key_says_what_it_takes_and_what_it_is_for(name: str) -> None:
    """So that completion has something to show."""
    rows = keys_of(RECORDS[name][0], CONTENT.course.settings)
    keys = SCHEMAS[name]["properties"]
    assert [*keys] == [*rows]
    assert all(keys[key]["description"] == row.meaning for key, row in rows.items())
    silent = [key for key, row in rows.items() if not shape_of(row.read) and not row.shape]
    assert set(silent) <= {"search"}, "settings of the search are somebody else's to understand"


LESSON = next(record for kind, record in RECORDED.values() if kind == "lesson")
MISTAKES: dict[str, tuple[str, dict[str, Any], str]] = {
    "an unknown key": ("lesson", {"mintues": 3}, "'mintues' was unexpected"),
    "a wrong type": ("lesson", {"step": "one"}, "'one' is not of type 'integer'"),
    "a number below its end": ("lesson", {"step": 0}, "0 is less than the minimum of 1"),
    "a text for a list": ("lesson", {"tags": "power"}, "'power' is not of type 'array'"),
    "a track that is none": ("lesson", {"track": "nowhere"}, "'nowhere' is not one of"),
    "a role that is none": ("lesson", {"audience": ["cooks"]}, "'cooks' is not one of"),
    "a term that is none": ("lesson", {"teaches": ["no-such"]}, "'no-such' is not one of"),
    "a calculator that is none": ("lesson", {"calculators": ["abacus"]}, "'abacus' is not one of"),
    "a source that is none": ("lesson", {"sources": ["NOBODY"]}, "'NOBODY' is not one of"),
    "a kind that is none": ("lesson", {"kind": "long"}, "'long' is not one of"),
    "no day": ("lesson", {"reviewed": "yesterday"}, "does not match"),
    "no truth": ("lesson", {"draft": "yes"}, "is not of type 'boolean'"),
    "a scenario without a calculator": ("lesson", {"scenarios": {"a": {"x": 1}}}, "not valid"),
    "a category that is none": ("term", {"category": "cooking"}, "'cooking' is not one of"),
    "a relation to no term": ("term", {"see_also": ["no-such"]}, "'no-such' is not one of"),
    "an article that is none": ("page", {"kind": "essay"}, "'essay' is not one of"),
    "a track in no folder": ("course", {"tracks": ["nowhere"]}, "not valid"),
    "an input of no calculator": ("course", {"own_numbers": {"inputs": ["x"]}}, "'x' is not one"),
    "a menu that is none": ("course", {"menu": [7]}, "7 is not valid"),
    "a section without a heading": (
        "course",
        {"lesson_kinds": {"own": {"for": "x", "sections": [{"for": "y"}]}}},
        "'heading' is a required property",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_refused(mistake: str) -> None:
    """By the editor as by the check: one change to a good record, and it is told."""
    name, change, words = MISTAKES[mistake]
    good = next(record for kind, record in RECORDED.values() if kind == name)
    assert refused(name, good) == []
    said = refused(name, good | change)
    assert any(words in sentence for sentence in said), said


def test_what_is_needed_is_wanted() -> None:
    """A record without a key that it needs is refused."""
    assert refused("lesson", {key: value for key, value in LESSON.items() if key != "title"})


def test_an_author_gets_them_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One a record, the same as in the built site."""
    assert main(["schemas", str(tmp_path / "here")]) == 0
    assert "lesson.json" in capsys.readouterr().out
    for name in some(RECORDS):
        found = json.loads((tmp_path / f"here/{name}.json").read_text("utf-8"))
        assert found == SCHEMAS[name]
