"""The manner of the whole tree: lines, modules, first sentences, exceptions, told with places."""

from __future__ import annotations

import ast
import re
import subprocess
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COLUMNS = 100
LINES = 260
STATEMENT_LINES = 40

OPEN = {
    "long lines": (),
    "skipped formatting": (),
    "riddles": (),
    "long modules": (),
    "long functions": (),
    "HTML by hand": (),
    "letters by hand": (),
    "silent exceptions": (),
    "empty loops": (),
    "conflicts": (),
}
"""What is still to be mended, by rule; a folder leaves the list once clean, and none joins."""

_NOQA = re.compile(r"# noqa(?!: [A-Z]+\d+(?:, ?[A-Z]+\d+)* +- +\w)")


@cache
def files(*endings):
    """Return the project's own files with these endings."""
    listed = subprocess.run(
        ["git", "ls-files"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    found = [ROOT / name for name in listed.stdout.splitlines() if name.endswith(endings)]
    assert len(found) > 20, "the tree was not found"
    return [path for path in found if path.exists() and path != Path(__file__)]


def lines(path):
    """Return the lines of a file with their numbers."""
    return enumerate(path.read_text("utf-8").splitlines(), 1)


def long_lines():
    """Find lines that do not fit beside another file on a screen."""
    for path in files(".py"):
        for number, line in lines(path):
            if len(line) > COLUMNS:
                yield path, number, f"{len(line)} letters"


def skipped_formatting():
    """Find lines that the formatter was told to leave alone."""
    for path in files(".py"):
        for number, line in lines(path):
            if re.search(r"# fmt: (skip|off)", line):
                yield path, number, "the formatter decides"


def riddles():
    """Find first sentences that begin with the file and not with its duty."""
    for path in files(".py", ".js", ".mjs", ".css", ".sh"):
        for number, line in lines(path):
            if "This file is" in line:
                yield path, number, "begin with the duty"


def long_modules():
    """Find modules that hold more than one idea."""
    for path in files(".py", ".js", ".mjs", ".css"):
        count = len(path.read_text("utf-8").splitlines())
        if count > LINES:
            yield path, 1, f"{count} lines"


def long_functions():
    """Find functions that do more than one thing; a formula may have as many inputs as it needs."""
    for path in files(".py"):
        if path.is_relative_to(ROOT / "tests") or path.parts[len(ROOT.parts) :][:2] in _FORMULAS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                count = node.end_lineno - node.lineno + 1
                if count > STATEMENT_LINES:
                    yield path, node.lineno, f"{node.name} has {count} lines"


_FORMULAS = {("calculators", "cost"), ("calculators", "catalog")}


def html_by_hand():
    """Find elements that were not written by `tag`, which would have escaped what is in them."""
    for path in files(".py"):
        if path.is_relative_to(ROOT / "tests"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        # A string that stands by itself is a docstring, or what is said of a field.
        prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in prose:
                element = _ELEMENT.search(str(node.value))
                if element:
                    yield path, node.lineno, element[0]


_ELEMENT = re.compile(r"(?<!\?P)</?(?!module>)[a-z][a-z0-9-]*(?:[ />]|$)")
"""Neither a named group of a pattern nor the name that Python has for a program."""


def letters_by_hand():
    """Find first letters raised or lowered elsewhere than in `numbers/phrase.py`."""
    for path in files(".py"):
        if path.is_relative_to(ROOT / "tests") or path.name == "phrase.py":
            continue
        for number, line in lines(path):
            if re.search(r"\[:1\]\.(?:upper|lower)\(|\.capitalize\(", line):
                yield path, number, "call capitalized or mid_sentence"


def silent_exceptions():
    """Find exceptions to a lint rule without a reason beside them."""
    for path in files(".py"):
        for number, line in lines(path):
            if _NOQA.search(line):
                yield path, number, "say why"


def empty_loops():
    """Find tests whose asserts stand only in loops that may have nothing to run over."""
    for path in (path for path in files(".py") if path.name.startswith("test_")):
        tree = ast.parse(path.read_text("utf-8"))
        known = {
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, _LITERALS)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                checks = list(_checks(node, known))
                if checks and not any(checks):
                    yield path, node.lineno, "guard the loop with some(…), see tests/some.py"


_LITERALS = (ast.Tuple, ast.List, ast.Dict, ast.Set, ast.Constant)


def _checks(node, known, *, sure=True):
    """Yield for each check below the node whether it is sure to be made."""
    for child in ast.iter_child_nodes(node):
        inside = sure and not (isinstance(child, ast.While) or _may_be_empty(child, known))
        if isinstance(child, ast.Assert) or "raises(" in ast.unparse(child).partition(":")[0]:
            yield sure
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield from _checks(child, known, sure=inside)


def _may_be_empty(node, known):
    if not isinstance(node, ast.For):
        return False
    over = node.iter
    while isinstance(over, ast.Call):  # MISTAKES.items(), enumerate(some(…)), zip(a, b)
        name = over.func
        if isinstance(name, ast.Name) and name.id in {"some", "range"}:
            return False
        if isinstance(name, ast.Attribute) and not over.args:
            over = name.value
        elif over.args:
            over = over.args[0]
        else:
            return True
    return not (isinstance(over, _LITERALS) or (isinstance(over, ast.Name) and over.id in known))


def conflicts():
    """Find what a merge left undecided: two versions of the same lines."""
    for path in files(".py", ".js", ".css", ".md", ".yml", ".toml", ".json", ".txt", "Makefile"):
        for number, line in lines(path):
            if line.startswith(("<<<<<<< ", ">>>>>>> ")):
                yield path, number, "decide between the two"


RULES = {
    "long lines": long_lines,
    "skipped formatting": skipped_formatting,
    "riddles": riddles,
    "long modules": long_modules,
    "long functions": long_functions,
    "HTML by hand": html_by_hand,
    "letters by hand": letters_by_hand,
    "silent exceptions": silent_exceptions,
    "empty loops": empty_loops,
    "conflicts": conflicts,
}


@pytest.mark.parametrize("rule", RULES)
def test_the_manner(rule):
    """Each rule holds over the whole tree but for what is listed as open."""
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {what}"
        for path, number, what in RULES[rule]()
    ]
    broken = [place for place in found if not place.startswith(OPEN[rule])]
    assert not broken, f"{rule}:\n" + "\n".join(broken)


def test_no_folder_is_hidden_from_the_tests(pytestconfig):
    """Pytest passes over folders by name, in silence; none of ours may have such a name."""
    hidden = pytestconfig.getini("norecursedirs")
    names = {name for path in files(".py") for name in path.relative_to(ROOT).parts[:-1]}
    assert {"build", "pack"} <= names
    assert [name for name in names if any(fnmatchcase(name, one) for one in hidden)] == []


_OF_NO_FOLDER = ("bench", "browser", "fuzz", "prove", "prove/mutations", "prove/rows")


def test_the_tests_mirror_the_tree():
    """Tests of a folder stand in a folder of the same name; what is of no folder stands above."""
    above = {ROOT / "tests", *(ROOT / "tests" / name for name in _OF_NO_FOLDER)}
    folders = {path.parent for path in files(".py") if "tests" in path.parts} - above
    assert folders
    mirrored = {folder: ROOT / folder.relative_to(ROOT / "tests") for folder in folders}
    assert [str(folder) for folder, code in mirrored.items() if not code.is_dir()] == []
