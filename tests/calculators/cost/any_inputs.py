"""Strategies: any number that a formula accepts, over its whole range."""

import math

from hypothesis import settings
from hypothesis import strategies as st

from calculators.cost.facts.limits import LIMITS

NEARLY = 1e-9

settings.register_profile("cost", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("cost")


def number(name):
    """Return any accepted value of an input."""
    accepted = LIMITS[name]
    return st.floats(accepted.low, accepted.high, allow_subnormal=False)


def whole(name):
    """Return any accepted whole value of an input."""
    accepted = LIMITS[name]
    return st.integers(math.ceil(accepted.low), math.floor(accepted.high))


def inputs(**names):
    """Return a set of inputs: each keyword is an input, `int` or `float` its kind."""
    return st.fixed_dictionaries(
        {name: whole(name) if kind is int else number(name) for name, kind in names.items()}
    )
