"""The promise of one formula: each stands once, in the cost module, and a calculator calls it."""

from __future__ import annotations

import ast
import importlib
import typing
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from calculators.unit import Unit
from tests.some import some

ROOT = Path(__file__).parents[2]
FLOOR = 2
"""Operators from which on an expression is a formula; below it is a sum anybody would write."""


def body_of(source: str, name: str) -> list[ast.stmt]:
    """Return the statements of a calculator's function, its docstring left out."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    assert [function.name for function in functions] == [name], "one function, the calculator"
    return functions[0].body[1:]


LOOKUPS = "calculators.cost.chip"
"""What may be called inside the one call: a figure of the chosen chip is found, not worked out."""


def the_call(body: list[ast.stmt], lookups: Container[str] = ()) -> ast.Call:
    """Return the one call that a body hands back, or fail."""
    match body:
        case [ast.Return(value=ast.Call(args=[], func=ast.Name()) as call)]:
            calls = [
                node
                for node in ast.walk(call)
                if isinstance(node, ast.Call) and ast.unparse(node.func) not in lookups
            ]
            sums = [node for node in ast.walk(call) if isinstance(node, ast.BinOp | ast.UnaryOp)]
            assert len(calls) == 1, "one call, and none inside it"
            assert not sums, "no sum: it belongs into the formula"
            return call
    raise AssertionError("a body must be one call, handed back")


def call_of(name: str) -> ast.Call:
    """Return the one call of a calculator of the catalog."""
    source = (ROOT / f"calculators/catalog/{name}.py").read_text("utf-8")
    return the_call(body_of(source, name), vars(importlib.import_module(LOOKUPS)))


@pytest.mark.parametrize("name", CATALOG)
def test_a_calculator_is_its_inputs_and_one_call(name: str) -> None:
    """No operator, no second call, no helper: whatever is worked out is worked out in cost/."""
    call = call_of(name)
    module = importlib.import_module(f"calculators.catalog.{name}")
    formula = getattr(module, ast.unparse(call.func))
    assert formula.__module__.startswith("calculators.cost.")
    hints = typing.get_type_hints(CATALOG[name].function)
    assert hints["return"] is typing.get_type_hints(formula)["return"]
    handed = [
        node.id for word in call.keywords for node in ast.walk(word) if isinstance(node, ast.Name)
    ]
    assert set(handed) - set(vars(importlib.import_module(LOOKUPS))) == {
        item.name for item in CATALOG[name].inputs
    }, "every input is used"


@pytest.mark.parametrize("name", CATALOG)
def test_an_input_has_the_unit_its_formula_takes(name: str) -> None:
    """What a form asks for in hours is not handed to a formula as dollars."""
    call = call_of(name)
    module = importlib.import_module(f"calculators.catalog.{name}")
    takes = typing.get_type_hints(getattr(module, ast.unparse(call.func)), include_extras=True)
    for word in some(call.keywords):
        if isinstance(word.value, ast.Name) and not CATALOG[name].input(word.value.id).options:
            (unit,) = (part for part in typing.get_args(takes[word.arg]) if isinstance(part, Unit))
            assert CATALOG[name].input(word.value.id).unit == unit, word.arg


@pytest.mark.parametrize(
    "line", ["return f(a=a * 2)", "return f(a=g(a=a))", "b = a\n    return f(a=b)"]
)
def test_a_sum_or_a_second_call_is_seen(line: str) -> None:
    """The rule can fail."""
    source = f'def cost(a):\n    """What does it cost?"""\n    {line}\n'
    with pytest.raises(AssertionError):
        the_call(body_of(source, "cost"))


def formulas(sources: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Return each formula of each function, names put by their units, with its place."""
    for path, source in sources.items():
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.FunctionDef):
                roles = _roles(function)
                for value in _values(function):
                    yield f"{path}: {function.name}", ast.unparse(_Roles(roles).visit(value))


def _values(function: ast.FunctionDef) -> Iterator[ast.expr]:
    for statement in function.body:
        if isinstance(statement, ast.AnnAssign | ast.Assign | ast.Return) and statement.value:
            for part in ast.walk(statement.value):
                if isinstance(part, ast.BinOp) and _is_formula(part):
                    yield ast.parse(ast.unparse(part), mode="eval").body


def _is_formula(node: ast.BinOp) -> bool:
    """Whether it is more than a short sum, and more than parts added up."""
    signs = [type(part.op) for part in ast.walk(node) if isinstance(part, ast.BinOp)]
    return len(signs) >= FLOOR and set(signs) != {ast.Add}


def _roles(function: ast.FunctionDef) -> Mapping[str, str]:
    """Return the unit of each name that has one: other words do not make another formula."""
    args = [*function.args.args, *function.args.kwonlyargs]
    known = {arg.arg: ast.unparse(arg.annotation) for arg in args if arg.annotation}
    for statement in ast.walk(function):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            known[statement.target.id] = ast.unparse(statement.annotation)
    return known


class _Roles(ast.NodeTransformer):
    """Puts the unit in place of a name."""

    def __init__(self, roles: Mapping[str, str]) -> None:
        self.roles = roles

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.roles.get(node.id, node.id), node.ctx)


def repeated(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Return each formula that more than one function works out."""
    places: dict[str, set[str]] = defaultdict(set)
    for place, formula in formulas(sources):
        places[formula].add(place)
    return {formula: found for formula, found in places.items() if len(found) > 1}


def sources_of(*folders: str) -> dict[str, str]:
    """Return the text of every file of Python in the folders."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


def test_no_two_functions_work_out_the_same() -> None:
    """Each formula is one function's, and the others call it."""
    sources = sources_of("calculators", "college")
    assert len(list(formulas(sources))) > 100
    assert repeated(sources) == {}


def test_a_copied_formula_is_seen() -> None:
    """Under another name, with other words for its inputs, in another file."""
    sources = sources_of("calculators")
    copy = """
def bill(*, cards: Gpus, rate: DollarsPerGpuHour, time: Hours) -> Dollars:
    fee: Dollars = cards * rate * time
    return fee
"""
    found = repeated({**sources, "college/planted.py": copy})
    assert found == {
        "Gpus * DollarsPerGpuHour * Hours": {
            "calculators/cost/bids.py: job_cost",
            "college/planted.py: bill",
        }
    }
