"""What must hold for all inputs, tried over the whole accepted range."""

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
from calculators.cost.announcement import announcement_waterfall
from calculators.cost.bids import breakeven_price, compare_bids, job_cost
from calculators.cost.buy_vs_rent import own_against_rent
from calculators.cost.collectives import (
    bus_bandwidth,
    hierarchical_allreduce_time,
    ring_allreduce_time,
    scale_out_bandwidth_for_time,
)
from calculators.cost.environment import carbon, implied_carbon_intensity
from calculators.cost.fabric import fat_tree
from calculators.cost.facts.limits import LIMITS
from calculators.cost.failures import exact_goodput, goodput, young_daly_interval
from calculators.cost.finance import annuity, annuity_factor, profit_margin, straight_line
from calculators.cost.kv_cache import max_batch
from calculators.cost.links import bytes_from_gigabits, gigabits_from_bytes
from calculators.cost.measured import A100_SWEEP, measured_allreduce_time
from calculators.cost.own import own_gpu_hour
from calculators.cost.power import annual_energy, facility_power
from calculators.cost.rent import blended_price, rent_gpu_hour, spot_effective_price
from calculators.cost.scaling import (
    exposed_communication,
    scaling_efficiency,
    step_stretch,
    training_step,
)
from calculators.cost.serving import decode_step_time, decode_throughput
from calculators.cost.serving_bill import serving_bill
from calculators.unit import Unit
from tests.some import some

settings.register_profile("cost", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("cost")

NEARLY = 1e-9


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


RING = {"message": float, "bandwidth": float, "latency": float}


@given(case=inputs(**RING), gpus=st.integers(1, 10**6))
def test_ring_time_grows_and_is_bounded(case, gpus):
    """A longer ring takes longer, but moves each byte less than twice."""
    time = ring_allreduce_time(**case, gpus=gpus)
    assert ring_allreduce_time(**case, gpus=gpus + 1) >= time
    bound = 2 * case["message"] / case["bandwidth"] + 2 * (gpus - 1) * case["latency"]
    assert time <= bound * (1 + NEARLY)


@given(message=number("message"), bandwidth=number("bandwidth"), gpus=st.integers(2, 10**6))
def test_bus_bandwidth_of_a_ring_is_the_wire(message, bandwidth, gpus):
    """A ring without delays shows the wire's own speed as bus bandwidth."""
    time = ring_allreduce_time(message=message, gpus=gpus, bandwidth=bandwidth, latency=0)
    assume(1e-9 <= time <= 1e9)
    assert bus_bandwidth(message=message, time=time, gpus=gpus) == pytest.approx(bandwidth)


TWO_LEVELS = {"message": float, "gpus_per_node": int, "scale_up_bandwidth": float}


@given(case=inputs(**TWO_LEVELS), latency=number("latency"))
def test_one_node_needs_no_outer_network(case, latency):
    """With one node, the hierarchical exchange is a ring inside it."""
    time = hierarchical_allreduce_time(**case, nodes=1, scale_out_bandwidth=1e9, latency=latency)
    ring = ring_allreduce_time(
        message=case["message"],
        gpus=case["gpus_per_node"],
        bandwidth=case["scale_up_bandwidth"],
        latency=latency,
    )
    assert time == pytest.approx(ring)


@given(message=st.floats(1e6, 1e12), nodes=st.integers(2, 1000), speed=st.floats(1e9, 1e12))
def test_bandwidth_for_a_time_is_the_one_that_takes_it(message, nodes, speed):
    """Solving for the network's speed undoes computing the time."""
    shape = {
        "message": message,
        "gpus_per_node": 8,
        "nodes": nodes,
        "scale_up_bandwidth": 450e9,
        "latency": 0,
    }
    time = hierarchical_allreduce_time(**shape, scale_out_bandwidth=speed)
    assert scale_out_bandwidth_for_time(**shape, target=time) == pytest.approx(speed, rel=1e-6)


@given(message=st.floats(2**15, 2**34), faster=st.floats(1.1, 4))
def test_measured_curve_passes_its_points_and_scales(message, faster):
    """The measured curve falls no more than the sweep itself; faster links take less time."""
    time = measured_allreduce_time(message=message)
    assert A100_SWEEP[0].time * (1 - NEARLY) <= time <= A100_SWEEP[-1].time * (1 + NEARLY)
    quick = measured_allreduce_time(message=message, bandwidth=300e9 * faster)
    assert quick == pytest.approx(time / faster)


@given(case=inputs(communication=float, compute=float, overlap=float))
def test_efficiency_is_a_share(case):
    """Efficiency lies above 0 and at most at 1, and no more is exposed than is sent."""
    exposed = exposed_communication(**case)
    assert 0 <= exposed <= case["communication"]
    efficiency = scaling_efficiency(compute=case["compute"], exposed=exposed)
    assert 0 < efficiency <= 1


@given(
    case=inputs(message=float, overlap=float),
    gpus=st.integers(1, 10**6),
    speed=st.floats(1e9, 1e12),
)
def test_efficiency_on_a_curve_is_a_share(case, gpus, speed):
    """The same holds at every size of cluster."""
    step = training_step(gpus=gpus, compute=1.0, scale_out_bandwidth=speed, **case)
    assert 0 < step.efficiency <= 1


@given(compute=number("compute"), fast=st.floats(0, 1e6), more=st.floats(0, 1e5))
def test_slower_network_stretches(compute, fast, more):
    """A slower network never makes a step shorter."""
    assume(fast + more <= LIMITS["exposed_slow"].high)
    stretch = step_stretch(compute=compute, exposed_slow=fast + more, exposed_fast=fast)
    assert stretch >= 1


@given(mtbf=st.floats(2, 1e4), save=number("checkpoint_time"), restart=number("restart_time"))
def test_goodput_is_best_near_the_young_daly_interval(mtbf, save, restart):
    """Saving three times as often or a third as often loses time, where saves are short."""
    assume(save < mtbf * 3600 / 50)
    best = young_daly_interval(mtbf=mtbf, checkpoint_time=save)

    def share(interval):
        return exact_goodput(
            mtbf=mtbf, interval=interval, checkpoint_time=save, restart_time=restart
        )

    at_best = share(best)
    assert share(best / 3) < at_best
    assert share(best * 3) < at_best
    nearby = max(share(best * step / 20) for step in range(10, 31))
    assert nearby <= at_best * 1.01


@given(case=inputs(mtbf=float, checkpoint_time=float, restart_time=float))
def test_goodput_is_a_share(case):
    """Goodput lies between 0 and 1; near 1 the first order agrees with it."""
    plan = goodput(**case)
    assert 0 <= plan.goodput < 1
    if plan.first_order > 0.95:
        assert plan.first_order == pytest.approx(plan.goodput, abs=0.01)


@given(
    gpus=st.integers(1, 20_000),
    more=st.integers(0, 500),
    radix=st.integers(8, 512).map(lambda half: 2 * half),
    ratio=number("oversubscription"),
)
def test_fat_tree_counts_never_fall(gpus, more, radix, ratio):
    """More GPUs never need fewer switches or cables, of any kind."""
    try:
        small = fat_tree(gpus=gpus, radix=radix, oversubscription=ratio)
        large = fat_tree(gpus=gpus + more, radix=radix, oversubscription=ratio)
    except ValueError:
        assume(False)  # noqa: FBT003 - hypothesis's own way to skip
    for field in some(dataclasses.fields(small)):
        assert getattr(small, field.name) <= getattr(large, field.name), field.name


@given(gpus=st.integers(1, 65_536))
def test_nonblocking_fat_tree_has_a_cable_per_gpu_and_level(gpus):
    """Without oversubscription each level has as many cables as there are GPUs."""
    tree = fat_tree(gpus=gpus, radix=64)
    assert tree.cables == gpus * tree.levels
    assert tree.switches == tree.leaf + tree.spine + tree.core


DECODE = {
    "gpus": int,
    "context": float,
    "kv_per_token": float,
    "parameters": float,
    "weights_read": float,
    "peak_flop_per_second": float,
    "hbm_bandwidth": float,
    "bandwidth_efficiency": float,
    "flop_efficiency": float,
}


def _throughput(case, batch):
    step = decode_step_time(**case, batch=batch)
    assume(LIMITS["step_time"].low <= step <= LIMITS["step_time"].high)
    return decode_throughput(batch=batch, step_time=step)


@given(case=inputs(**DECODE), batch=st.integers(1, 60_000), more=st.integers(0, 5000))
def test_larger_batches_decode_no_fewer_tokens(case, batch, more):
    """At one context, a larger batch gains at least as many tokens a second."""
    assert _throughput(case, batch + more) >= _throughput(case, batch) * (1 - NEARLY)


@given(case=inputs(**DECODE), batch=whole("batch"))
def test_step_takes_at_least_the_reading_of_weights(case, batch):
    """No step is faster than reading the weights once at full speed."""
    reading = case["weights_read"] / (case["gpus"] * case["hbm_bandwidth"])
    assert decode_step_time(**case, batch=batch) >= reading * (1 - NEARLY)


@given(
    gpus=st.integers(1, 64),
    weights=st.floats(1e9, 1e12),
    kv=st.floats(1e3, 1e6),
    context=st.floats(1, 1e6),
)
def test_batch_fits_and_one_more_does_not(gpus, weights, kv, context):
    """The largest batch fits into memory, one request more does not; the rest is explained."""
    usable = gpus * facts.H100_HBM * facts.MEMORY_SHARE
    try:
        batch = max_batch(gpus=gpus, weights=weights, kv_per_token=kv, context=context)
    except ValueError as refusal:
        assert weights + kv * context > usable
        assert "too little" in str(refusal)  # noqa: PT017 - the same
        assert "GPUs" in str(refusal)  # noqa: PT017 - the same
        return
    assert weights + batch * kv * context <= usable * (1 + NEARLY)
    assert weights + (batch + 1) * kv * context > usable * (1 - NEARLY)


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
        power_per_gpu=1020,
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


@given(case=inputs(gpus=int, kw_per_gpu=float, pue=float))
def test_facility_draws_no_less_than_its_computers(case):
    """Cooling and losses come on top."""
    power = facility_power(**case)
    assert power.facility >= power.it


@given(case=inputs(it_power=float, load=float, pue=float))
def test_energy_never_exceeds_the_maximum_all_year(case):
    """A year at part load uses no more than a year at full load."""
    assert annual_energy(**case) <= annual_energy(**{**case, "load": 1}) * (1 + NEARLY)


@given(speed=number("gigabits_per_second"))
def test_bits_and_bytes_round_trip(speed):
    """Gigabits to bytes and back is the same speed."""
    assume(bytes_from_gigabits(gigabits_per_second=speed) >= LIMITS["bandwidth"].low)
    there = bytes_from_gigabits(gigabits_per_second=speed)
    assert gigabits_from_bytes(bandwidth=there) == pytest.approx(speed)


@given(energy=st.floats(1, 1e9), intensity=number("carbon_intensity"), covered=number("covered"))
def test_carbon_ledgers(energy, intensity, covered):
    """The market ledger never exceeds the location ledger, which gives the intensity back."""
    ledgers = carbon(energy=energy, carbon_intensity=intensity, covered=covered)
    assert 0 <= ledgers.market <= ledgers.location
    back = implied_carbon_intensity(emissions=ledgers.location, energy=energy)
    assert back == pytest.approx(intensity)


@given(case=inputs(facility_power=float, non_gpu=float, energized=float, networked=float))
def test_waterfall_only_falls(case):
    """No stage of the waterfall has more GPUs than the stage above it."""
    steps = announcement_waterfall(**case)
    stages = [
        steps.full_build,
        steps.energized_gpus,
        steps.networked_gpus,
        steps.available_gpus,
        steps.useful_gpus,
    ]
    assert stages == sorted(stages, reverse=True)
    assert steps.gpu_load <= steps.it_load <= case["facility_power"]


def test_units_are_frozen():
    """A unit that could be changed would change every page at once."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        facts.LIST_PRICE.unit.symbol = "€"
    assert isinstance(facts.LIST_PRICE.unit, Unit)
