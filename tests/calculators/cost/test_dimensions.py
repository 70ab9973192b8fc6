"""Formulas cannot care which unit of money, time or energy is in use.

Each base unit is halved in size in turn: every input, every default and every constant that
carries it doubles with its exponent, and the result must do so with its own.
"""

import dataclasses
import enum
import inspect
import types
import typing

import pytest

from calculators.cost import units
from calculators.cost.facts import constants
from calculators.unit import Unit
from tests.some import some

FACTOR = 2
"""A power of two, so that rounding up and down falls on the same whole numbers."""

BASES = (
    "money",
    "time",
    "gpu",
    "flop",
    "parameter",
    "token",
    "data",
    "energy",
    "mass",
    "volume",
    "temperature",
    "person",
)

DIMENSIONLESS = (bool, str)


def _unit(hint):
    """Return the unit that rides in an annotation, or None."""
    for part in typing.get_args(hint) if typing.get_origin(hint) is typing.Annotated else ():
        if isinstance(part, Unit):
            return part
    return None


def _scaled(value, hint, base):
    """Return a value as it reads when the base unit has half its size."""
    if value is None or isinstance(value, (*DIMENSIONLESS, enum.Enum)):
        return value
    if dataclasses.is_dataclass(value):
        hints = typing.get_type_hints(type(value), include_extras=True)
        parts = {name: _scaled(getattr(value, name), hints[name], base) for name in hints}
        return type(value)(**parts)
    if isinstance(value, tuple):
        inner = typing.get_args(hint)[0]
        return tuple(_scaled(item, inner, base) for item in value)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        hint = next(part for part in typing.get_args(hint) if part is not type(None))
    unit = _unit(hint)
    assert unit is not None, f"{hint} has no unit"
    exponent = dict(unit.dimension).get(base, 0)
    return value * FACTOR**exponent if exponent else value


def _rescaled(inputs, base, hints):
    """Return all inputs of a function as they read with another base unit."""
    return {name: _scaled(value, hints[name], base) for name, value in inputs.items()}


def _rescale_constants(monkeypatch, modules, base):
    for name, hint in typing.get_type_hints(constants, include_extras=True).items():
        for module in modules:
            if hasattr(module, name):
                monkeypatch.setattr(module, name, _scaled(getattr(constants, name), hint, base))


def _lift_limits(monkeypatch, modules):
    """Set the accepted ranges aside: they are stated in the course's own units."""
    for module in modules:
        if hasattr(module, "check"):
            monkeypatch.setattr(module, "check", lambda **_: None)


def _flat(value, path=""):
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _flat(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from _flat(item, f"{path}[{place}]")
    else:
        yield path, value


def test_result_follows_its_unit(cost_function, cost_modules, sample_inputs):
    """A result changes with the size of each base unit exactly as its declared unit says."""
    hints = typing.get_type_hints(cost_function, include_extras=True)
    inputs = sample_inputs(cost_function)
    plain = cost_function(**inputs)
    for base in BASES:
        expected = dict(_flat(_scaled(plain, hints["return"], base)))
        with pytest.MonkeyPatch.context() as monkeypatch:
            _rescale_constants(monkeypatch, cost_modules, base)
            _lift_limits(monkeypatch, cost_modules)
            found = dict(_flat(cost_function(**_rescaled(inputs, base, hints))))
        for path, value in some(expected.items()):
            assert found[path] == pytest.approx(value, rel=1e-9), f"{path} with {base} rescaled"


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
        assert _unit(hint) is not None, f"{name} has no unit"


def test_all_base_units_are_tried():
    """No unit has a base quantity that the test above leaves out."""
    used = {
        base
        for unit in vars(units).values()
        if isinstance(unit, Unit)
        for base, _ in unit.dimension
    }
    assert used == set(BASES)


def test_a_wrong_unit_is_noticed():
    """The check can fail: a cost that forgets to multiply by hours does not scale with time."""

    def forgetful(
        *, gpus: units.Gpus, hourly_price: units.DollarsPerGpuHour, hours: units.Hours
    ) -> units.Dollars:
        return gpus * hourly_price + 0 * hours

    hints = typing.get_type_hints(forgetful, include_extras=True)
    plain = forgetful(gpus=8, hourly_price=3.0, hours=10)
    inputs = {"gpus": 8, "hourly_price": 3.0, "hours": 10}
    assert forgetful(**_rescaled(inputs, "time", hints)) != _scaled(plain, hints["return"], "time")
