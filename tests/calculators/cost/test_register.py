"""The guards: every input is checked, and refused in a sentence."""

import enum
import inspect
import math
import typing

import pytest

from calculators.cost.register import ACCEPTED, check, require


def _numbers(function):
    """Return the names of a function's parameters that are single numbers."""
    hints = typing.get_type_hints(function)
    return [name for name in inspect.signature(function).parameters if hints[name] in (int, float)]


def test_every_input_is_in_the_register(cost_function):
    """A parameter's name is known to the register, so one name means one thing."""
    for name in _numbers(cost_function):
        assert name in ACCEPTED, name


def test_nothing_in_the_register_is_unused(cost_functions):
    """Each entry of the register is an input of some function."""
    used = {name for function in cost_functions for name in _numbers(function)}
    assert set(ACCEPTED) == used


def test_every_input_is_guarded(cost_function, sample_inputs):
    """A value beyond either end, or no number at all, is refused with a sentence that names the limits."""
    inputs = sample_inputs(cost_function)
    for name in _numbers(cost_function):
        accepted = ACCEPTED[name]
        for wrong in (accepted.high * 2 + 1, accepted.low - 1, math.nan):
            with pytest.raises(ValueError, match=r"^[A-Z].*\.$") as refusal:
                cost_function(**{**inputs, name: wrong})
            assert "must lie between" in str(refusal.value), name


def test_defaults_are_accepted(cost_function):
    """No default lies outside what its own function takes."""
    for name, parameter in inspect.signature(cost_function).parameters.items():
        default = parameter.default
        if isinstance(default, int | float) and not isinstance(default, bool | enum.Enum):
            check(**{name: default})


def test_register_makes_sense():
    """Each entry has words that continue a sentence, and a least value below its greatest."""
    for name, accepted in ACCEPTED.items():
        assert accepted.low < accepted.high, name
        assert not accepted.words.endswith("."), name
        assert not accepted.words.startswith(("The ", "the ")), name


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("gpus", 0, "The number of GPUs is 0; it must lie between 1 and 10 million."),
        ("tokens", 2e15, "The number of tokens is 2,000 trillion; it must lie between 1 million and 1,000 trillion."),
        ("server_capex", 500, "The price of a server for each of its GPUs is 500; it must lie between 1,000 and 200,000."),
    ],
)  # fmt: skip
def test_refusals_read_well(name, value, sentence):
    """Numbers in a refusal are written as a reader writes them."""
    with pytest.raises(ValueError, match="must lie between") as refusal:
        check(**{name: value})
    assert str(refusal.value) == sentence


def test_require_passes_what_holds():
    """A condition that holds raises nothing."""
    require(holds=True, sentence="Never seen.")
