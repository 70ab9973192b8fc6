"""The promises of the site's two packs: asked real questions, and never silently slower."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from college.build import calculator_pack, site_packs
from college.build.exercise_pack import exercise_pack
from college.build.pack import CannotPack, Level, Question, Reply
from college.build.pack.__main__ import main
from tests.college.begun_course import begun, in_course
from tests.college.build.pack.conftest import TOY
from tests.ours import SUBJECT

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def calculators():
    """Return what the calculators' pack is made of."""
    return calculator_pack.calculator_pack(SUBJECT)


def test_every_calculator_is_asked_for_all_its_parts(calculators):
    """As printed, and with a changed input: real answers, and two different ones."""
    replies = {}
    for question in calculators.questions:
        reply = json.loads(calculators.answer(question).text)
        assert reply["parts"], question
        replies.setdefault(question.name, []).append(reply)
    assert set(replies) == set(SUBJECT.catalog)
    for name, (printed, changed) in replies.items():
        assert printed["now"] != changed["now"], name
        assert "copies" in changed, name


def test_a_failure_is_no_answer(calculators):
    """Two Pythons that fail alike would agree, so the question itself is refused."""
    with pytest.raises(CannotPack, match="There is no calculator “”"):
        calculators.answer(Question("", "{}"))


def test_the_exercises_python_is_given_a_program_with_checks():
    """It prints, passes a check, fails a check with its words, and passes a hidden one."""
    content = exercise_pack(SUBJECT)
    [question] = content.questions
    reply = content.answer(question)
    told = json.loads(reply.text)
    assert told["error"] == ""
    assert [check["state"] for check in told["checks"]] == ["passed", "failed", "passed"]
    assert reply.printed[0].startswith("0.3333 1.7320508")


def test_a_fallback_is_said_on_the_terminal(monkeypatch, capsys):
    """Whoever builds reads it, whatever MkDocs was told about its own log."""
    cold = replace(TOY, questions=(Question("warm", ""),), answer=lambda _: Reply("0"))
    monkeypatch.setattr(site_packs, "calculator_pack", lambda *_: cold)
    monkeypatch.setattr(site_packs, "exercise_pack", lambda *_: TOY)
    packs = site_packs.site_packs(ROOT, SUBJECT, say=lambda _: None)
    assert (packs.calculators.level, packs.exercises.level) == (Level.BYTECODE, Level.SNAPSHOT)
    assert capsys.readouterr().err.startswith("WARNING: No snapshot of Python: asked “warm”")


def test_an_unknown_level_is_refused(monkeypatch):
    """The levels are listed to who mistyped one."""
    monkeypatch.setenv(site_packs.LEVEL, "byte code")
    with pytest.raises(CannotPack, match="“byte code”; the levels are snapshot, bytecode, source"):
        site_packs.asked_level()


def test_the_cache_can_be_cleared(monkeypatch, tmp_path, capsys):
    """One command empties it; the next build fills it again."""
    (tmp_path / ".cache/runtime/pack-old").mkdir(parents=True)
    monkeypatch.setattr("college.build.pack.__main__._ROOT", tmp_path)
    assert main(["--clear"]) == 0
    assert not (tmp_path / ".cache/runtime").exists()
    assert capsys.readouterr().out == "Cleared .cache/runtime.\n"


def shipped(site):
    """Return the records of the packs in a built site."""
    return [json.loads(path.read_text()) for path in site.glob("assets/runtime/*/pack.json")]


def test_readers_get_snapshots(site):
    """The site that is tested and published starts Python at the best level, both times."""
    records = shipped(site)
    assert {record["name"]: (record["level"], record["notes"]) for record in records} == {
        "college": ("snapshot", []),
        "collegeExercise": ("snapshot", []),
    }


def test_a_lower_level_shows_on_the_terminal_and_in_the_site(tmp_path):
    """Even a quiet build warns, and the pages' record tells the level and why."""
    course = begun(tmp_path)
    words = ("-m", "mkdocs", "build", "--strict", "--quiet", "-d", "site")
    told = in_course(course, *words, **{site_packs.LEVEL: "bytecode"})
    assert told.count("WARNING: The level “bytecode” was asked for") == 2
    records = shipped(course / "site")
    assert [record["level"] for record in records] == ["bytecode", "bytecode"]
    assert all(record["notes"] for record in records)
