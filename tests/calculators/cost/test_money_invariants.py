"""What must hold of prices, bills and units for all inputs, tried over the whole accepted range."""

import dataclasses
import enum
import inspect
import math
import re
import typing

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from calculators.cost import facts
from calculators.cost.bids import breakeven_price, compare_bids, job_cost
from calculators.cost.buy_vs_rent import own_against_rent
from calculators.cost.facts.limits import LIMITS
from calculators.cost.finance import annuity, annuity_factor, profit_margin, straight_line
from calculators.cost.links import bytes_from_gigabits, gigabits_from_bytes
from calculators.cost.own import own_gpu_hour
from calculators.cost.rent import blended_price, rent_gpu_hour, spot_effective_price
from calculators.cost.serving_bill import serving_bill
from calculators.unit import Unit
from tests.calculators.cost.any_inputs import NEARLY, inputs, number, whole

pytestmark = pytest.mark.slow


def _any_input(name, hint):
    if typing.get_origin(hint) is typing.Annotated:
        kind, *_ = typing.get_args(hint)
        return whole(name) if kind is int else number(name)
    if hint is bool:
        return st.booleans()
    return st.sampled_from(hint)


def _values(result):
    if dataclasses.is_dataclass(result):
        for field in dataclasses.fields(result):
            yield from _values(getattr(result, field.name))
    elif isinstance(result, tuple):
        for item in result:
            yield from _values(item)
    else:
        yield result


@settings(max_examples=15)
@given(data=st.data())
def test_every_answer_is_a_number_or_a_sentence(cost_function, data):
    """Whatever the inputs, a function gives finite numbers, or says in a sentence why not."""
    hints = typing.get_type_hints(cost_function, include_extras=True)
    strategies = {
        name: _any_input(name, hints[name])
        for name in inspect.signature(cost_function).parameters
        if typing.get_origin(hints[name]) is not tuple
    }
    chosen = data.draw(st.fixed_dictionaries(strategies))
    try:
        result = cost_function(**chosen)
    except ValueError as refusal:
        assert re.match(r"[A-Z\d]", str(refusal))  # noqa: PT017 - a result or a refusal is right
        assert str(refusal).endswith(".")  # noqa: PT017 - the same
        return
    for value in _values(result):
        assert value is None or isinstance(value, enum.Enum) or math.isfinite(value)


JOB = {"gpus": int, "hourly_price": float, "hours": float}


@given(case=inputs(**JOB), times=st.integers(1, 100))
def test_cost_is_linear(case, times):
    """Twice the GPUs or twice the price is twice the cost."""
    cost = job_cost(**case)
    assume(case["gpus"] * times <= LIMITS["gpus"].high)
    assert job_cost(**{**case, "gpus": case["gpus"] * times}) == pytest.approx(times * cost)
    cheap = {**case, "hourly_price": case["hourly_price"] / times}
    assume(cheap["hourly_price"] >= LIMITS["hourly_price"].low)
    assert job_cost(**cheap) == pytest.approx(cost / times)


@given(gpus=st.integers(1, 10**7), price=st.integers(1, 50), hours=st.integers(0, 10**6))
def test_whole_numbers_stay_exact(gpus, price, hours):
    """Whole GPUs, dollars and hours give whole dollars, of whatever size."""
    cost = job_cost(gpus=gpus, hourly_price=price, hours=hours)
    assert isinstance(cost, int)
    assert cost == gpus * price * hours


@given(price=number("hourly_price"), stretch=st.floats(1, 100))
def test_breakeven_price_breaks_even(price, stretch):
    """At the break-even price the longer job costs as much as the shorter one."""
    cheaper = breakeven_price(hourly_price=price, stretch=stretch)
    assume(cheaper >= LIMITS["hourly_price"].low)
    long = job_cost(gpus=8, hourly_price=cheaper, hours=100 * stretch)
    assert long == pytest.approx(job_cost(gpus=8, hourly_price=price, hours=100))


@given(case=inputs(gpus=int, hourly_price_a=float, hourly_price_b=float), hours=st.floats(1, 1000))
def test_bids_cost_the_same_at_the_breakeven_hours(case, hours):
    """A second bid that takes the break-even hours costs what the first does."""
    first = compare_bids(**case, hours_a=hours, hours_b=hours)
    second = compare_bids(**case, hours_a=hours, hours_b=first.breakeven_hours)
    assert second.cost_b == pytest.approx(second.cost_a)


@given(case=inputs(hourly_price=float, discount=float, overhead=float, utilization=float))
def test_useful_hour_costs_no_less_than_paid_hour(case):
    """Idle time never makes an hour of work cheaper."""
    hour = rent_gpu_hour(**case)
    assert hour.useful_hour >= hour.paid_hour


@given(
    case=inputs(utilization=float, availability=float, network_share=float, years=float, rate=float)
)
def test_owned_useful_hour_costs_no_less_than_installed_hour(case):
    """The parts of an owner's hour add up; a useful hour costs no less than an installed one."""
    hour = own_gpu_hour(**case)
    parts = hour.capital + hour.colocation + hour.maintenance + hour.energy + hour.staff
    assert hour.installed_hour == pytest.approx(parts)
    assert hour.useful_hour >= hour.installed_hour


@given(case=inputs(years=float, energy_price=float, load=float, pue=float))
def test_energy_is_not_paid_twice(case):
    """Where colocation includes the power, the hour is cheaper by exactly the energy."""
    apart, together = own_gpu_hour(**case), own_gpu_hour(**case, power_in_colo=True)
    assert together.energy == 0
    assert apart.installed_hour - together.installed_hour == pytest.approx(apart.energy)


@given(price=number("spot_price"), rate=number("interruptions_per_hour"), lost=st.floats(0, 2))
def test_interruptions_never_make_spot_cheaper(price, rate, lost):
    """A spot hour that counts costs at least the posted price."""
    assume(rate * lost < 1)
    given_price = spot_effective_price(
        spot_price=price, interruptions_per_hour=rate, lost_work=lost, restart_delay=0
    )
    assert given_price >= price


@given(
    first=st.floats(0, 1),
    second=st.floats(0, 1),
    prices=inputs(reserved_price=float, on_demand_price=float, spot_price=float),
)
def test_blended_price_lies_between_its_parts(first, second, prices):
    """An average lies between the cheapest and the dearest of its parts."""
    assume(first + second <= 1)
    mix = blended_price(reserved_share=first, spot_share=second, interruptions_per_hour=0, **prices)
    assert min(prices.values()) - NEARLY <= mix.blend <= max(prices.values()) + NEARLY


PURCHASE = {"capex": float, "residual": float, "term": float}


@given(case=inputs(**PURCHASE), rate=number("rate"))
def test_annuity_is_at_least_the_straight_line(case, rate):
    """Money tied up costs something: an annuity is never below the straight line."""
    line = straight_line(**case)
    assert annuity(**case, rate=rate) >= line * (1 - 1e-6)


@given(case=inputs(**PURCHASE), rate=st.floats(0, 1e-7))
def test_annuity_nears_the_straight_line(case, rate):
    """As the cost of capital falls to nothing, the annuity becomes the straight line."""
    assert annuity(**case, rate=rate) == pytest.approx(straight_line(**case), rel=2e-5)


@given(rate=st.floats(0.001, 0.4), term=st.integers(1, 40))
def test_annuity_repays_what_was_lent(rate, term):
    """The payments of an annuity are worth the sum lent, no more and no less."""
    payment = 1000 / annuity_factor(rate=rate, term=term)
    worth = sum(payment / (1 + rate) ** year for year in range(1, term + 1))
    assert worth == pytest.approx(1000)


SERVED = {"parameters": 70.6e9, "context": 4096, "layers": 80, "kv_heads": 8, "head_size": 128}


@given(
    case=inputs(hourly_price=float, utilization=float),
    batch=st.integers(1, 300),
    tokens_in=st.integers(1, 10_000),
    tokens_out=st.integers(1, 4000),
)
def test_tokens_pay_for_the_machine_time_of_their_request(case, batch, tokens_in, tokens_out):
    """By the prices of tokens a request costs what its share of the replica's rent does."""
    bill = serving_bill(
        **case,
        **SERVED,
        gpus=8,
        batch=batch,
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        requests_per_second=50,
    )
    rent = 8 * case["hourly_price"] * bill.time_per_request / 3600 / case["utilization"]
    assert bill.request_cost == pytest.approx(rent)


@given(case=inputs(years=float, utilization=float, rate=float))
def test_the_parts_of_an_owned_hour_make_the_useful_hour(case):
    """Capital, running cost and idle hours add up to what an owner's useful hour costs."""
    whole = own_gpu_hour(**case).useful_hour
    assert own_against_rent(**case).own_hour == pytest.approx(whole)


@given(case=inputs(revenue=float, cost=float))
def test_margin_never_exceeds_markup(case):
    """A margin is at most 1 and at most the markup on the same deal."""
    result = profit_margin(**case)
    assert result.margin <= 1
    assert result.margin <= result.markup + NEARLY


@given(speed=number("gigabits_per_second"))
def test_bits_and_bytes_round_trip(speed):
    """Gigabits to bytes and back is the same speed."""
    assume(bytes_from_gigabits(gigabits_per_second=speed) >= LIMITS["bandwidth"].low)
    there = bytes_from_gigabits(gigabits_per_second=speed)
    assert gigabits_from_bytes(bandwidth=there) == pytest.approx(speed)


def test_units_are_frozen():
    """A unit that could be changed would change every page at once."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        facts.LIST_PRICE.unit.symbol = "€"
    assert isinstance(facts.LIST_PRICE.unit, Unit)
