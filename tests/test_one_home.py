"""The promises of one home: no name without a use, no table twice, no sentence taken apart."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track

ROOT = Path(__file__).parents[1]
ENGINE = [*(ROOT / "calculators/engine").rglob("*.py"), *(ROOT / "calculators/api").rglob("*.py")]
OURS = [
    path for name in ("calculators", "college", "hooks") for path in (ROOT / name).rglob("*.py")
]
OTHERS = [*(ROOT / "college/scaffold/first_course").rglob("*.txt"), *ROOT.glob("lessons/*/*.md")]
PYTHONS_OWN = "college/checks/trial/raised.py"
"""It reads the sentences of Python itself, which has no other way to tell a name."""


def named(path: Path) -> Iterator[tuple[str, ast.expr | None]]:
    """Return what a module defines at its top, with the value of a constant."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, None
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=value):
                yield name, value


def test_the_engine_and_the_units_define_nothing_that_nobody_uses() -> None:
    """A name that stands once in the whole tree is dead."""
    words = Counter[str]()
    for path in (*OURS, *OTHERS):
        words.update(re.findall(r"\w+", path.read_text("utf-8")))
    places = [*ENGINE, ROOT / "calculators/cost/units.py"]
    dead = [f"{path}: {name}" for path in places for name, _ in named(path) if words[name] < 2]
    assert dead == []


def test_words_for_large_numbers_have_one_table() -> None:
    """`phrase.py` has it; the cost module, which may not import the engine, has its own."""
    tables = {
        path.relative_to(ROOT).as_posix()
        for path in OURS
        if re.search(r'"million": 1e6|\(1e6, "million"\)', path.read_text("utf-8"))
    }
    assert tables == {"calculators/engine/numbers/phrase.py"}


def test_how_far_an_input_may_swing_is_said_once() -> None:
    """The ends that are tried where no plausible ones are known."""
    spread = [path.name for path in ENGINE for name, _ in named(path) if name == "_SPREAD"]
    assert spread == ["record.py"]


def test_no_error_of_ours_is_taken_apart_to_get_a_name_back() -> None:
    """What is needed again is a field of the error, not a part of its sentence."""
    cut = re.compile(
        r"str\((?:reason|error|why|problem)\w*\)\.(?:r?partition|r?split|removeprefix)"
    )
    found = [
        path.relative_to(ROOT).as_posix() for path in OURS if cut.search(path.read_text("utf-8"))
    ]
    assert found == [PYTHONS_OWN]


def test_every_key_of_a_record_is_read_by_somebody() -> None:
    """A key that nothing reads would be asked of every author for nothing."""
    code = "\n".join(
        path.read_text("utf-8") for path in OURS if not path.is_relative_to(ROOT / "calculators")
    )
    unread = [
        f"{kind.__name__}.{name}"
        for kind in (Lesson, Track, Term, DocPage, Settings)
        for name in (field.name for field in fields(kind))
        if not re.search(rf"\.{name}\b", code)
    ]
    assert unread == []
