"""The promise that a simplified formula still gives the same number."""

import pytest

from calculators.engine.working.simplify import simplify
from calculators.engine.working.steps import Fixed, Name

A, B = Name("", "a", "a"), Name("", "b", "b")


def constant(value):
    """Return a constant as a formula holds it."""
    return Fixed(str(value), str(value), value)


@pytest.mark.parametrize("sign", [" + ", " − "])
@pytest.mark.parametrize("bound", [" × ", " ÷ ", " ^ "])
def test_an_idle_constant_that_is_bound_to_what_follows_stays(sign, bound):
    """Without its nought, a − 0 × b would read a × b."""
    tokens = [A, sign, constant(0), bound, B]
    assert simplify(tokens, lambda _: 1) == tokens


def test_a_factor_of_one_stays_under_a_power():
    """Without its one, a × 1 ^ b would read a ^ b."""
    tokens = [A, " × ", constant(1), " ^ ", B]
    assert simplify(tokens, lambda _: 1) == tokens


@pytest.mark.parametrize(
    ("sign", "idle", "after"), [(" + ", 0, " − "), (" − ", 0, " + "), (" × ", 1, " ÷ ")]
)
def test_an_idle_constant_alone_goes(sign, idle, after):
    """What follows it is tied to the rest as before."""
    assert simplify([A, sign, constant(idle), after, B], lambda _: 1) == [A, after, B]
