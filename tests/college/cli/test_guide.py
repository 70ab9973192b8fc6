"""The promise that authors are told of everything: keys, blocks, options, commands, checks."""

from __future__ import annotations

import importlib
import inspect
import json
import re
from argparse import ArgumentParser
from pathlib import Path
from types import SimpleNamespace

import pytest

from calculators.catalog import CATALOG
from calculators.engine.model.markers import Number
from calculators.engine.numbers.write import FORMATS
from calculators.engine.prose.expression import Nonsense, ScenarioBook
from calculators.source import Source
from college.checks.running.check import text_checks
from college.checks.running.content import Text
from college.checks.running.gather import gather
from college.command import Command
from college.command_line import commands_of, parser
from college.commands import COMMANDS
from college.exports.schemas import RECORDS
from college.markdown.block_kinds import block_kinds
from college.pages.reference import ReferencePage
from college.pages.reference_numbers import ReferenceNumbersPage
from college.records.anatomy import LESSON_KINDS
from college.records.doc_page import DocPage
from college.records.frontmatter import FrontMatter
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity
from college.records.scenario import scenarios
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track
from college.source.document import parse
from tests.ours import our_course
from tests.some import some

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/teach/authoring.md").read_text("utf-8")
COURSE = our_course()
REFERENCE = ReferencePage(COURSE).text
KEYS = {
    name
    for record in (Lesson, Track, Term, DocPage, Settings)
    for name in keys_of(record, COURSE.settings)
}
SCENARIOS = scenarios(
    {
        "fast": {"calculator": "training_job", "gpus": 256, "hourly_price": 7, "hours": 100},
        "slow": {"like": "fast", "hours": 130},
    }
)
SAMPLES = [sample for _, sample in re.findall(r"(?ms)^(`{3,})\n(/{3}.*?)^\1$", GUIDE)]


@pytest.mark.parametrize("name", sorted(KEYS))
def test_every_key_is_told(name: str) -> None:
    """In the reference, with its meaning."""
    assert re.search(rf"\| `{name}` \| [^|]+ \|", REFERENCE)


@pytest.mark.parametrize("name", block_kinds())
def test_every_block_is_told_with_its_options(name: str) -> None:
    """What exists is listed, with what it is for."""
    assert block_kinds()[name].MEANING
    row = next(line for line in REFERENCE.splitlines() if line.startswith(f"| `{name}` |"))
    for option in block_kinds()[name].OPTIONS:
        assert f"`{option}`" in row


@pytest.mark.parametrize("command", COMMANDS.values(), ids=[*COMMANDS])
def test_every_command_is_told(command: Command) -> None:
    """In the reference, and by name in the guide."""
    assert f"| `{command.usage}` | {command.does} |" in REFERENCE
    assert f"college {command.name}" in GUIDE


@pytest.mark.parametrize(("name", "typed"), [*commands_of(parser())])
def test_every_option_is_told(name: str, typed: ArgumentParser) -> None:
    """In the reference, with what it is for, as `--help` says it."""
    said = set(re.findall(r"(?m)^  (--[\w-]+)", typed.format_help()))
    rows = re.findall(rf"(?m)^\| `college {name}` \| `(--[\w-]+)[^`]*` \| [^|]+ \|$", REFERENCE)
    assert said == {*rows}


def test_every_section_and_calculator_is_told() -> None:
    """In the reference, with what it is for."""
    for part in some(LESSON_KINDS["lesson"].sections):
        heading = f"{part.heading} (may be left out)" if part.optional else part.heading
        assert f"| {heading} | {part.answers} |" in REFERENCE
    for name in some(CATALOG):
        assert f"| `{name}` |" in REFERENCE


def test_the_guide_has_samples() -> None:
    """Five kinds at least; else the next test tests nothing."""
    assert len(SAMPLES) >= 5


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_sample_in_the_guide_would_be_understood(sample: str) -> None:
    """Blocks, options, answers and slips, with the guide's own scenarios."""
    named = SCENARIOS
    assert parse(sample).blocks
    matter = FrontMatter({"scenarios": named}, {"scenarios": 1}, sample, 1, ())
    page = DocPage(path=ROOT / "guide.md", uri="guide.md", body=sample, scenarios=named)
    text = Text(page.path, "guide.md", DocPage, sample, matter, COURSE.settings, page)
    blocks = [check for check in text_checks() if check.name.startswith("block_")]
    assert len(blocks) >= 3
    assert [problem for check in blocks for problem in check(text)] == []


def test_the_formula_of_the_guide_works_as_it_stands() -> None:
    """Source, unit, fact and formula, one after the other, each with what its file has at hand."""
    fences = re.findall(r"(?ms)^```python\n(.*?)^```$", GUIDE)
    assert len(fences) == 4
    known = {
        **vars(importlib.import_module("calculators.cost.facts.prices")),
        **vars(importlib.import_module("calculators.cost.units")),
        "Source": Source,
        "__name__": __name__,
    }
    known["sources"] = known["units"] = known["facts"] = SimpleNamespace()
    for fence in fences:
        alone = re.sub(r"(?m)^from calculators.cost.* import .*$", "", fence)  # it is at hand
        exec(alone, known)  # noqa: S102 - the guide's own sample
        vars(known["facts"]).update(known)
    assert known["move"](dataset=1e12).cost == 20
    assert known["REGION_PRICE"].source.key == "EGRESS"


@pytest.mark.parametrize(
    ("sum_", "shown"),
    [
        ("2 * fast.cost", "$358,400"),
        ("fast.cost * fast.discount", "$41,354"),
        ("slow.cost / fast.cost", "1.3"),
        ("fast.cost + fast.hours", ""),
        ("1 - fast.discount", ""),
        ("fast.cost / fast.gpus", ""),
    ],
)
def test_sums_are_taken_as_the_guide_says(sum_: str, shown: str) -> None:
    """What it allows is worked out, what it does not is refused in a sentence."""
    book = ScenarioBook(CATALOG, SCENARIOS)
    if shown:
        assert book.amount(sum_).text() == shown
    else:
        with pytest.raises(Nonsense, match=r"mixes|is not allowed"):
            book.amount(sum_)


EDITORS = (ROOT / "docs/teach/editors.md").read_text("utf-8")
CONFIGURED = [json.loads(found) for found in re.findall(r"(?ms)^```json\n(.*?)^```$", EDITORS)]


def test_the_settings_for_an_editor_fit_the_files_there_are() -> None:
    """Each schema of the page is written, and its pattern finds records of that kind alone."""
    patterns = CONFIGURED[0]["yaml.schemas"]
    kinds = {path.path: path.kind for path in gather(ROOT, drafts=True).content.files}
    for schema, pattern in some(patterns.items()):
        record, _ = RECORDS[Path(schema).stem]
        found = [path for path in ROOT.glob(pattern) if path.name != "course.yml"]
        assert {kinds[path] for path in found} <= {record}
        assert found or record is Settings


def test_the_task_for_an_editor_understands_the_check() -> None:
    """Problems and warnings are taken apart as the page says; what is no problem is left."""
    pattern = CONFIGURED[1]["tasks"][0]["problemMatcher"]["pattern"]
    found = [
        re.match(pattern["regexp"], str(Problem("a/b.md", 7, "it lacks: x", "add it", severity)))
        for severity in Severity
    ]
    taken = [
        tuple(match[pattern[part]] for part in ("file", "line", "severity", "message"))
        for match in found
        if match
    ]
    said = "it lacks: x; add it."
    assert taken == [("a/b.md", "7", None, said), ("a/b.md", "7", "warning", said)]
    assert not re.match(pattern["regexp"], "17 lessons, 137 terms: no problem.")


def test_every_unit_fact_source_marker_and_format_is_told() -> None:
    """On the page of numbers, each in a row that says what it is."""
    page = ReferenceNumbersPage(COURSE).text
    subject = COURSE.subject
    names = [f"`units.{name}`" for name in some(subject.unit_types)]
    names += [f"`facts.{name}`" for name in some(subject.facts)]
    names += [f"`[@{key}]`" for key in some(subject.sources)]
    names += [f"`:{spec}`" for spec in some(FORMATS) if spec]
    names += [f"`{name}`" for name in inspect.signature(Number).parameters]
    assert [name for name in names if f"| {name} | " not in page] == []
    assert "{" not in page, "Markdown would take it for attributes"
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert [row for row in rows if "|  |" in row] == []
