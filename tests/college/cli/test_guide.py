"""The promise that authors are told of everything: keys, blocks, options, commands, checks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from college.checks.running.check import text_checks
from college.checks.running.content import Text
from college.checks.running.gather import read_course
from college.commands import COMMANDS, Command
from college.markdown.block_kinds import block_kinds
from college.pages.reference import ReferencePage
from college.records.anatomy import ANATOMY
from college.records.doc_page import DocPage
from college.records.frontmatter import FrontMatter
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.scenario import scenarios
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track
from college.source.document import parse
from tests.some import some

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/teach/authoring.md").read_text("utf-8")
COURSE = read_course(ROOT)
REFERENCE = ReferencePage(COURSE).text
KEYS = {
    name
    for record in (Lesson, Track, Term, DocPage, Settings)
    for name in keys_of(record, COURSE.settings)
}
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


def test_every_section_and_calculator_is_told() -> None:
    """In the reference, with what it is for."""
    for part in some(ANATOMY):
        assert f"| {part.heading} | {part.answers} |" in REFERENCE
    for name in some(CATALOG):
        assert f"| `{name}` |" in REFERENCE


def test_the_guide_has_samples() -> None:
    """Five kinds at least; else the next test tests nothing."""
    assert len(SAMPLES) >= 5


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_sample_in_the_guide_would_be_understood(sample: str) -> None:
    """Blocks, options, answers and slips, with the guide's own scenarios."""
    named = scenarios(
        {
            "fast": {"calculator": "training_job", "gpus": 256, "hourly_price": 7, "hours": 100},
            "slow": {"like": "fast", "hours": 130},
        }
    )
    assert parse(sample).blocks
    matter = FrontMatter({"scenarios": named}, {"scenarios": 1}, sample, 1, ())
    page = DocPage(path=ROOT / "guide.md", uri="guide.md", body=sample, scenarios=named)
    text = Text(page.path, "guide.md", DocPage, sample, matter, COURSE.settings, page)
    blocks = [check for check in text_checks() if check.name.startswith("block_")]
    assert len(blocks) >= 3
    assert [problem for check in blocks for problem in check(text)] == []
