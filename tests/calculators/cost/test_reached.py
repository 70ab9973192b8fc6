"""The promise that no formula is dead: each leads to a page, a lesson or a published case."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]

PAGE_TO_COME = {
    "building.build_cost",
    "building.facility_cost_per_gpu_hour",
}
"""Formulas that wait for a page of their own. The list only shrinks."""


def module(path: Path) -> str:
    """Return the name of a file's module."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def uses() -> dict[str, set[str]]:
    """Return for each function, class and other part of a file the names it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "calculators").rglob("*.py")):
        here, tree = module(path), ast.parse(path.read_text("utf-8"))
        known = {name: f"{here}.{name}" for name in map(_name, tree.body) if name}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                known |= {
                    each.asname or each.name: f"{node.module}.{each.name}" for each in node.names
                }
        for part in tree.body:
            found.setdefault(f"{here}.{_name(part)}", set()).update(_used(part, known))
    return found


def _name(node: ast.stmt) -> str:
    return node.name if isinstance(node, ast.FunctionDef | ast.ClassDef) else ""


def _used(part: ast.stmt, known: dict[str, str]) -> Iterator[str]:
    for node in ast.walk(part):
        match node:
            case ast.Name(id=name) if name in known:
                yield known[name]
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in known:
                yield f"{known[name]}.{attribute}"


def reached(starts: Iterable[str], used: dict[str, set[str]]) -> set[str]:
    """Return all that is used from here on."""
    seen: set[str] = set()
    todo = list(starts)
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += used.get(name, ())
    return seen


def taught() -> Iterator[str]:
    """Return the formulas that the programs of lessons import."""
    for path in sorted((ROOT / "lessons").rglob("*.md")):
        for where, names in re.findall(
            r"^from (calculators\.cost\.\w+) import (.+)$", path.read_text("utf-8"), re.MULTILINE
        ):
            yield from (f"{where}.{name.strip()}" for name in names.split(","))


def test_every_formula_leads_somewhere(cost_functions) -> None:
    """To a calculator, a lesson's program or a published case; what waits is listed."""
    used = uses()
    starts = [
        name
        for name in used
        if name.startswith(("calculators.catalog.", "calculators.cost.published."))
    ]
    live = reached([*starts, *taught()], used)
    every = {f"{function.__module__}.{function.__name__}" for function in cost_functions}
    dead = {name.removeprefix("calculators.cost.") for name in every - live}
    assert dead == PAGE_TO_COME


def test_no_fixed_number_is_left_over() -> None:
    """Each constant is used by a formula."""
    used = set().union(*uses().values())
    constants = ast.parse((ROOT / "calculators/cost/facts/constants.py").read_text("utf-8")).body
    names = {
        node.target.id
        for node in constants
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert names
    assert {f"calculators.cost.facts.constants.{name}" for name in names} <= used
