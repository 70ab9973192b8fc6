"""The guards: every input is checked, and refused in a sentence."""

import enum
import inspect
import math
import typing

import pytest

from calculators.cost import facts
from calculators.cost.facts.limits import LIMITS, check, require
from tests.some import some


def _numbers(function):
    """Return the names of a function's parameters that are single numbers."""
    hints = typing.get_type_hints(function)
    return [name for name in inspect.signature(function).parameters if hints[name] in (int, float)]


def test_every_input_has_limits(cost_function):
    """A parameter's name is known to the table of limits, so one name means one thing."""
    for name in some(_numbers(cost_function)):
        assert name in LIMITS, name


def test_no_limits_are_unused(cost_functions):
    """Each entry is an input of some function, or the name of a fact, which brings its own."""
    used = {name for function in cost_functions for name in _numbers(function)}
    assert set(LIMITS) - {name.lower() for name in facts.FACTS} <= used <= set(LIMITS)


def test_an_input_that_starts_from_a_fact_takes_its_limits():
    """Words and ends stand with the fact alone, whatever the input is called."""
    assert LIMITS["pue"] == (facts.PUE.asked, *facts.PUE.allowed)
    assert LIMITS["tdp"] == (f"{facts.H100_TDP.asked} (W)", *facts.H100_TDP.allowed)


def test_every_input_is_guarded(cost_function, sample_inputs):
    """A value beyond either end, or no number, is refused with a sentence that names the limits."""
    inputs = sample_inputs(cost_function)
    for name in some(_numbers(cost_function)):
        accepted = LIMITS[name]
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


def test_limits_make_sense():
    """Each entry has words that begin a sentence, and a least value below its greatest."""
    for name, accepted in some(LIMITS.items()):
        assert accepted.low < accepted.high, name
        assert not accepted.words.endswith("."), name
        assert accepted.words[0].isupper(), name


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "gpus",
            0,
            "GPUs: 0 is beyond what can be worked out; it must lie between 1 and 10 million.",
        ),
        (
            "tokens",
            2e15,
            (
                "Training data: 2,000 trillion is beyond what can be worked out; "
                "it must lie between 1 billion and 100 trillion."
            ),
        ),
        (
            "years",
            30,
            (
                "Life of the machines (years): 30 is beyond what can be worked out; "
                "it must lie between 1 and 10."
            ),
        ),
        (
            "delay",
            -1,
            "Delay (months): -1 is beyond what can be worked out; it must lie between 0 and 120.",
        ),
    ],
)
def test_refusals_read_well(name, value, sentence):
    """Numbers in a refusal are written as a reader writes them."""
    with pytest.raises(ValueError, match="must lie between") as refusal:
        check(**{name: value})
    assert str(refusal.value) == sentence


def test_require_passes_what_holds():
    """A condition that holds raises nothing."""
    require(holds=True, sentence="Never seen.")
