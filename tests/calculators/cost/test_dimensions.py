"""Formulas cannot care which unit of money, time or energy is in use.

How that is tried is the check's own: each base unit is halved in size in turn, and every step and
result must double with the exponent of its unit.
"""

import dataclasses
import enum
import inspect
import types
import typing

import pytest

from college.checks.trial.dimensions import wrong_dimensions
from college.checks.trial.measured import unit_of
from college.subject import subject_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def strays(cost_functions, sample_inputs):
    """Return what has another dimension than declared, by function; all are tried in one go."""
    runs = [(function, sample_inputs(function)) for function in cost_functions]
    found = wrong_dimensions(subject_of("calculators"), runs)
    return dict(zip(cost_functions, found, strict=True))


def test_result_follows_its_unit(cost_function, strays):
    """A result changes with the size of each base unit exactly as its declared unit says."""
    assert strays[cost_function] == []


def test_every_parameter_and_result_has_a_unit(cost_function):
    """Nothing goes in or out of a formula as a bare number, and nothing by position."""
    signature = inspect.signature(cost_function)
    assert "return" in cost_function.__annotations__
    hints = typing.get_type_hints(cost_function, include_extras=True)
    for name, parameter in signature.parameters.items():
        assert parameter.kind is inspect.Parameter.KEYWORD_ONLY, name
        assert name in hints, f"{name} has no annotation"
        _assert_measured(hints[name], name)
    _assert_measured(hints["return"], "the result")


def _assert_measured(hint, name):
    if hint is bool or (isinstance(hint, type) and issubclass(hint, enum.Enum)):
        return
    if dataclasses.is_dataclass(hint):
        assert hint.__dataclass_params__.frozen, f"{hint} can be changed"
        for field, inner in typing.get_type_hints(hint, include_extras=True).items():
            _assert_measured(inner, f"{name}.{field}")
    elif typing.get_origin(hint) is tuple:
        _assert_measured(typing.get_args(hint)[0], name)
    elif typing.get_origin(hint) in (typing.Union, types.UnionType):
        for part in typing.get_args(hint):
            if part is not type(None):
                _assert_measured(part, name)
    else:
        assert unit_of(hint) is not None, f"{name} has no unit"
