"""The promises of `college new`: whole files, hints that are told, nothing overwritten."""

from __future__ import annotations

import doctest
import importlib.util
import random
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from calculators.engine.model.read import read_calculator
from calculators.engine.model.record import Calculator
from calculators.engine.working.derive import derive
from college.checks.running.lenient import REMINDER
from college.checks.running.report import check
from college.cli.main import main
from college.command_line import parser
from college.records.anatomy import LESSON_KINDS
from college.records.problem import Severity
from college.scaffold.new import write_new
from college.scaffold.refused import Refused
from tests.college.generated_course import filled

pytestmark = pytest.mark.slow

LESSON = "lessons/track-0/04-what-is-a-cable.md"


def new(root: Path, *words: str) -> str:
    """Run `college new …` in that project."""
    return write_new(root, parser().parse_args(["new", *words]))


def told(root: Path) -> list[str]:
    """Return what the check says, of drafts too, where a mistake is only a warning."""
    report = check(root)
    said = [item for item in (*report.problems, *report.hints) if item.check != REMINDER]
    return [
        str(replace(item, severity=Severity.PROBLEM))
        for item in said
        if item.severity is Severity.PROBLEM
        or "still to be written" in item.what
        or re.match(r"lessons/.+/\d\d-", item.path)
    ]


@pytest.fixture
def begun(small: Path) -> Path:
    """Return a course with a new lesson in it."""
    new(small, "lesson", "What is a cable?", "--track", "track-0")
    return small


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("lesson", "What is a cable?", "--track", "track-0"), LESSON),
        (("track", "Cables & plugs"), "lessons/cables-plugs/index.md"),
        (("term", "Patch panel", "--category", "networking"), "docs/glossary/patch-panel.md"),
        (
            ("calculator", "What do the cables of a hall cost?"),
            "calculators/catalog/cables_hall.py",
        ),
    ],
    ids=["lesson", "track", "term", "calculator"],
)
def test_a_new_file_lacks_nothing_but_words(small: Path, words: tuple[str, ...], file: str) -> None:
    """Every problem of it is a hint to be replaced, told at its line."""
    said = new(small, *words)
    assert f"Wrote {file}." in said
    problems = told(small)
    assert problems
    for problem in problems:
        assert re.fullmatch(
            rf"{re.escape(file)}:\d+: still to be written: .+; replace the hint\.", problem
        )


def test_nothing_is_ever_overwritten(begun: Path) -> None:
    """The same again is refused with a sentence, and the file stays as it is."""
    before = (begun / LESSON).read_text("utf-8")
    with pytest.raises(Refused, match="there is a lesson what-is-a-cable already"):
        new(begun, "lesson", "What is a cable?", "--track", "track-0")
    with pytest.raises(Refused, match="exists already"):
        new(begun, "track", "Track 0")
    with pytest.raises(Refused, match=r"term\.md exists already"):
        new(begun, "term", "Term", "--category", "money")
    assert (begun / LESSON).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lesson", "A", "--track", "trak-0"), "there is no track trak-0; write track-0"),
        (("lesson", "A", "--track", "track-0", "--step", "9"), "step 9 would leave a gap"),
        (
            ("lesson", "A", "--track", "track-0", "--calculator", "gpu_huor"),
            "there is no calculator gpu_huor; write gpu_hour",
        ),
        (
            ("term", "Plug", "--category", "netwrking"),
            "there is no category netwrking; write networking",
        ),
        (("term", "Plug"), "add --category, one of money, networking"),
        (("lesson", "???", "--track", "track-0"), "has no letters"),
        (("calculator", "The price of cables"), "end it with a question mark"),
    ],
)
def test_what_cannot_be_written_is_refused_with_a_remedy(
    small: Path, words: tuple[str, ...], sentence: str
) -> None:
    """A sentence, and no file."""
    before = sorted(small.rglob("*"))
    with pytest.raises(Refused, match=re.escape(sentence)):
        new(small, *words)
    assert sorted(small.rglob("*")) == before


def test_a_course_without_calculators_is_told_what_to_begin_with(small: Path) -> None:
    """A lesson with numbers needs one; a short one can be written before there is any."""
    settings = small / "course.yml"
    text = settings.read_text("utf-8")
    settings.write_text(text.replace("package: calculators\n", ""), "utf-8")
    with pytest.raises(Refused, match="there is no calculator yet; begin with college new calcul"):
        new(small, "lesson", "A", "--track", "track-0")
    assert "Wrote " in new(small, "lesson", "A", "--track", "track-0", "--kind", "short")


def test_a_lesson_takes_the_free_step_and_the_track_counts_it(begun: Path) -> None:
    """Three steps were taken: the fourth is written, and the track says four."""
    assert (begun / LESSON).is_file()
    assert "steps: 4\n" in (begun / "lessons/track-0/index.md").read_text("utf-8")
    (begun / "lessons/track-0/02-lesson-0-2.md").unlink()
    new(begun, "lesson", "Another", "--track", "track-0")
    assert (begun / "lessons/track-0/02-another.md").is_file()


def roles(text: str) -> list[str]:
    """Return the roles of a new lesson's sections; behind each stand the words of its heading."""
    return re.findall(r"(?m)^## ([^|\n]+) \| .+$", text)


def test_a_new_lesson_has_the_whole_anatomy(begun: Path) -> None:
    """Every section in order, every block it asks for, for any calculator of the catalog."""
    for number, name in enumerate(CATALOG):
        new(begun, "lesson", f"Lesson {number}", "--track", "track-0", "--calculator", name)
    for path in begun.glob("lessons/track-0/*-lesson-?*.md"):
        text = path.read_text("utf-8")
        wanted = [part for part in LESSON_KINDS["lesson"].sections if not part.optional]
        assert roles(text) == [part.heading for part in wanted]
        for part in wanted:
            for block in (*part.either[:1], *part.blocks, *part.also):
                assert re.search(rf"(?m)^/+ {block}\b", text), block
    assert [item for item in told(begun) if "still to be written" not in item] == []


def test_a_lesson_written_out_is_clean(begun: Path) -> None:
    """Hints replaced and the right minutes put in, nothing is left to mend."""
    path = begun / LESSON
    path.write_text(filled(path.read_text("utf-8"), random.Random(7)), "utf-8")
    found = [item for item in told(begun) if "minutes" not in item]
    assert found == []


def made(path: Path, monkeypatch: pytest.MonkeyPatch) -> Calculator:
    """Import a calculator from its file."""
    name = f"calculators.catalog.{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    assert doctest.testmod(module).failed == 0
    return read_calculator(getattr(module, path.stem))


def test_a_new_calculator_works(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be read, run and explained, and its own example holds."""
    said = new(small, "calculator", 'What does a "rack" of switches cost?')
    assert 'say group="…" as in course.yml' in said, "what orders the index, and no list"
    calculator = made(small / "calculators/catalog/rack_switches.py", monkeypatch)
    assert calculator.question == "What does a 'rack' of switches cost?"
    assert calculator.function().profit == 20
    assert len(calculator.inputs) == len(calculator.lines) == 2
    assert derive(calculator)
    assert calculator.chart
    assert calculator.presets
    assert 2 <= len(calculator.left_out) <= 4


MISTAKES = {
    "a wrong key": ("minutes:", "minuets:", "minuets is not a key of this record; write minutes."),
    "a misspelled block": (
        "/// decision-check",
        "/// desicion-check",
        "there is no block “desicion-check”; write decision-check.",
    ),
    "a typed number": (
        "## Why it matters | So\n",
        "## Why it matters | So\n\nThe useful hour costs $4.13.\n",
        "$4.13 is typed by hand; write {{ example.useful_hour }}.",
    ),
    "a missing section": (
        "## Market signal",
        "## The market",
        "the section “Market signal” is missing; add ## Market signal:",
    ),
    "a bad input": (
        "hourly_price: 3,",
        "hourly_price: 300,",
        "scenario example: hourly_price is 300, outside 0.05 to 50; change the input.",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_typical_mistake_can_be_mended_from_its_message(begun: Path, name: str) -> None:
    """A stranger's first five mistakes: told with the remedy, gone when it is followed."""
    path = begun / LESSON
    good = re.sub(
        r"(?m)^minutes: \d+", "minutes: 3", filled(path.read_text("utf-8"), random.Random(7))
    )
    old, new_text, message = MISTAKES[name]
    assert old in good
    path.write_text(good.replace(old, new_text, 1), "utf-8")
    assert any(message in item for item in told(begun)), told(begun)
    path.write_text(good, "utf-8")
    assert told(begun) == []


def test_mistakes_do_not_hide_each_other(begun: Path) -> None:
    """A record that cannot be read hides nothing of the text; only results have to wait for it."""
    path = begun / LESSON
    text = filled(path.read_text("utf-8"), random.Random(7))
    waiting = "a typed number"
    for name, (old, new_text, _) in MISTAKES.items():
        if name != waiting:
            text = text.replace(old, new_text, 1)
    path.write_text(text, "utf-8")
    said = "\n".join(told(begun))
    for name, (_, _, message) in MISTAKES.items():
        assert (message in said) is (name != waiting), name


def test_the_command_prints_a_refusal_and_gives_two(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the error stream, in a sentence."""
    monkeypatch.setattr("college.cli.main.project_root", lambda: small)
    assert main(["new", "lesson", "A", "--track", "nowhere"]) == 2
    assert capsys.readouterr().err.startswith("college: there is no track nowhere")
