"""What physics and bookkeeping demand, tried on every calculator it concerns at random inputs."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from calculators.case import Against, Kind
from calculators.catalog import CATALOG
from calculators.cost.buy_vs_rent import own_against_rent
from calculators.cost.collectives import ring_allreduce_time
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.limits import LIMITS
from calculators.cost.measured import A100_SWEEP
from calculators.cost.own import own_gpu_hour
from calculators.cost.published import CASES
from calculators.cost.units import BYTES_PER_SECOND, SECONDS
from calculators.cost.whole_bill import whole_bill
from calculators.engine.running.run import evaluate
from college.checks.trial.declared import declared
from college.checks.trial.watched import watched
from tests.calculators.catalog.test_said import drawn
from tests.ours import SUBJECT
from tests.some import some

DRAWS = 60
NEARLY = 1e-9


def _data_and_time(unit):
    dimension = dict(unit.dimension) if unit else {}
    return dimension.get("data"), dimension.get("time")


def speeds(item):
    """Return the inputs that say how fast something moves data."""
    return [each for each in item.inputs if _data_and_time(each.unit) == (1, -1)]


def times(item):
    """Return the lines that are a time and nothing else."""
    return [line for line in item.lines if line.unit.dimension == SECONDS.dimension]


FASTER = [name for name, item in CATALOG.items() if speeds(item) and times(item)]
OVERLAPPED = [name for name, item in CATALOG.items() if item.input("overlap")]
AGAINST_THE_FAST_ONE = {
    ("fabric_stretch", "fast_bandwidth", "slower_hours"),
    ("fabric_stretch", "scale_up_bandwidth", "slower_hours"),
}
"""The hours on the fast network are entered: if it gets faster, the slow one falls behind."""


def moved(name, field, more):
    """Return the results before and after an input was raised, for all inputs that are possible."""
    item, chance = CATALOG[name], random.Random(name + field)
    for index in range(DRAWS):
        values = drawn(item, chance, near=index % 2 == 0)
        raised = {**values, field: min(item.input(field).high, more(values[field], chance))}
        before, after = evaluate(item, values), evaluate(item, raised)
        if before is not None and after is not None:
            yield before, after


@pytest.mark.parametrize("name", FASTER)
def test_more_bandwidth_never_lengthens(name):
    """Whatever moves data faster, no time of any calculator grows by it."""
    item = CATALOG[name]
    for speed in some(speeds(item)):
        pairs = moved(name, speed.name, lambda value, chance: value * chance.uniform(1, 10))
        for before, after in some(pairs):
            for line in some(times(item)):
                if (name, speed.name, line.name) not in AGAINST_THE_FAST_ONE:
                    old, new = getattr(before, line.name), getattr(after, line.name)
                    assert new <= old * (1 + NEARLY), (speed.name, line.name)


@pytest.mark.parametrize("name", OVERLAPPED)
def test_overlap_never_hurts(name):
    """Hiding more of the exchange lengthens no time, and wastes no more of the machines."""
    item = CATALOG[name]
    watch = [line for line in times(item) if line.name != "slower_hours"]
    for before, after in some(
        moved(name, "overlap", lambda value, chance: value + chance.random())
    ):
        for line in some(watch):
            old, new = getattr(before, line.name), getattr(after, line.name)
            assert new <= old * (1 + NEARLY), line.name
        if hasattr(before, "efficiency"):
            assert after.efficiency >= before.efficiency * (1 - NEARLY)
        if hasattr(before, "finished"):
            assert after.finished <= before.finished * (1 + NEARLY)


def test_a_bound_lies_beyond_every_measurement():
    """At the full speed of the wires and no delay, no exchange that was ever timed is faster."""
    for point in some(A100_SWEEP):
        wire = Chip.A100.value.scale_up_bandwidth
        least = ring_allreduce_time(message=point.message, gpus=8, bandwidth=wire, latency=0)
        assert least <= point.time
    measured = [case for case in CASES if case.id[0] == "N" and case.unit is BYTES_PER_SECOND]
    bounds = {case.words + case.source.key for case in measured if case.kind is Kind.BOUND}
    assert len(bounds) > 20
    for case in some(measured):
        assert case.words + case.source.key in bounds, f"{case.id} has no bound beside it"
    shares = [case for case in CASES if case.id[0] == "M"]
    for case in some(shares):
        assert case.computed <= 1, "faster than the peak"


def test_a_bound_is_put_to_the_world():
    """It says nothing about a figure that was computed."""
    for case in some(case for case in CASES if case.kind is Kind.BOUND):
        assert case.against is Against.WORLD, case.id


SHARED = ("years", "rate", "residual", "availability", "pue", "energy_price", "colo_price")


def _any(name):
    accepted = LIMITS[name]
    return st.floats(accepted.low, accepted.high, allow_subnormal=False)


OWNED = st.fixed_dictionaries(
    {name: _any(name) for name in SHARED} | {"utilization": st.floats(0.1, 1)}
)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(case=OWNED)
def test_owning_and_renting_agree_when_all_inputs_do(case):
    """At a rent of the owner's useful hour neither gains: per hour, over years, in a whole bill."""
    owned = own_gpu_hour(**case)
    rent, paid = owned.useful_hour, owned.useful_hour * case["utilization"]
    limit = LIMITS["hourly_price"]
    assume(limit.low <= paid <= limit.high)
    assume(limit.low <= rent <= limit.high)
    choice = own_against_rent(**case, hourly_price=rent, overhead=0)
    assert choice.rent_hour == pytest.approx(choice.own_hour)
    assert choice.breakeven_utilization == pytest.approx(case["utilization"])
    assert choice.npv == pytest.approx(0, abs=1e-6 * choice.capex)
    run = {"parameters": 70e9, "tokens": 2e12, "gpus": 1024, "hourly_price": paid, "overhead": 0}
    bill = whole_bill(**case, **run, delay=0)
    assert bill.owned == pytest.approx(bill.finished)
    assert bill.advantage == pytest.approx(0, abs=1e-6 * bill.finished)


@pytest.mark.parametrize("name", CATALOG)
def test_every_step_is_tried_for_its_dimension(name):
    """Each line of the working that this run had is a number that the check of dimensions sees."""
    item = CATALOG[name]
    calls = watched(SUBJECT, item.function, item.defaults)
    run = {call.function.__name__ for call in calls}
    tried = {
        (call.function.__name__, ".".join((step, *(field for _, field in within))))
        for call in calls
        for (step, within), _ in declared(call)
    }
    shown = {
        (step.result.path.rpartition(":")[2] or name, step.result.name)
        for step in SUBJECT.steps[name]
    }
    had = {(function, step) for function, step in shown if function in run}
    assert had
    assert had - tried == set()
