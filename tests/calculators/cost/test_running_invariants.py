"""What must hold of failures, serving, power and water for all inputs, over the whole range."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calculators.cost import facts
from calculators.cost.announcement import announcement_waterfall
from calculators.cost.environment import carbon, implied_carbon_intensity
from calculators.cost.facts.limits import LIMITS
from calculators.cost.failures import (
    exact_goodput,
    goodput,
    share_not_waiting,
    young_daly_interval,
)
from calculators.cost.kv_cache import max_batch
from calculators.cost.power import annual_energy, facility_power
from calculators.cost.serving import decode_step_time, decode_throughput
from tests.calculators.cost.any_inputs import NEARLY, inputs, number, whole


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


@given(case=inputs(mtbf=float, repair_wait=float), more=st.floats(0, 24))
def test_waiting_for_repairs_never_helps(case, more):
    """The share left is 1 without a wait, and a longer wait leaves no more."""
    share = share_not_waiting(**case)
    assert share_not_waiting(mtbf=case["mtbf"], repair_wait=0) == 1
    longer = min(case["repair_wait"] + more, LIMITS["repair_wait"].high)
    assert 0 < share_not_waiting(mtbf=case["mtbf"], repair_wait=longer) <= share <= 1


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


@given(case=inputs(gpus=int, kw_per_gpu=float, pue=float))
def test_facility_draws_no_less_than_its_computers(case):
    """Cooling and losses come on top."""
    power = facility_power(**case)
    assert power.facility >= power.it


@given(case=inputs(it_power=float, load=float, pue=float))
def test_energy_never_exceeds_the_maximum_all_year(case):
    """A year at part load uses no more than a year at full load."""
    assert annual_energy(**case) <= annual_energy(**{**case, "load": 1}) * (1 + NEARLY)


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
