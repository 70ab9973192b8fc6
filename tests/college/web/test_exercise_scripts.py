"""The promises of the exercises' scripts as they are built: classic, small, without eval."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from college.build.bundle import BUNDLES, CannotBundle, bundle
from college.build.exercise_pack import ENTRY, exercise_modules
from college.build.pack.library import imported

ROOT = Path(__file__).parents[3]
BUDGET = {"assets/exercise.js": 6_000, "assets/editor.js": 140_000}


@pytest.mark.parametrize("name", BUDGET)
def test_a_bundle_is_classic_and_evaluates_nothing(name):
    """No import, no export, no eval; a page with a strict policy on file:// can load it; it stays small."""
    text = bundle(ROOT / BUNDLES[name], ROOT).read_text("utf-8")
    assert text.startswith('"use strict";(()=>{')
    assert not re.search(r"\beval\(|new Function\b|^(import|export) ", text, re.MULTILINE)
    assert len(gzip.compress(text.encode(), 9)) < BUDGET[name]


def test_the_editor_names_its_makers():
    """The license of what is bundled travels with it."""
    assert "MIT, copyright Marijn Haverbeke" in bundle(
        ROOT / BUNDLES["assets/editor.js"], ROOT
    ).read_text("utf-8")


def test_a_script_that_cannot_be_made_says_why(tmp_path):
    """The sentence names the file and esbuild's own reason."""
    (tmp_path / "broken.js").write_text("import { nothing } from './nowhere.js';")
    with pytest.raises(CannotBundle, match=r"broken\.js cannot be made: .*nowhere"):
        bundle(tmp_path / "broken.js", tmp_path)


def test_the_pack_imports_the_whole_cost_module():
    """A snapshot holds only what its entry imports: every module of ours is named there."""
    modules = exercise_modules(ROOT)
    entry = modules[f"{ENTRY.replace('.', '/')}.py"].decode()
    for path in modules:
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert name == ENTRY or f"import {name}\n" in entry
    assert "import calculators.cost.bids\n" in entry
    assert {"math", "random", "statistics", "decimal", "csv", "datetime"} <= set(imported(modules))
