"""The promise that a calculator and the cost module give one answer.

Some calculators spell a short sum out, so that its working reads well; here it is held to the
function of the cost module that says the same.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalog.fabric import fabric
from calculators.catalog.footprint import footprint
from calculators.catalog.gpu_hour import gpu_hour
from calculators.catalog.model_serving import model_serving
from calculators.catalog.own_or_rent import own_or_rent
from calculators.catalog.spot_and_reserved import spot_and_reserved
from calculators.catalog.training_run import training_run
from calculators.catalog.two_bids import two_bids
from calculators.catalog.waiting import waiting
from calculators.cost.bids import compare_bids
from calculators.cost.delay import delay_cost
from calculators.cost.environment import carbon
from calculators.cost.fabric import fabric_bill
from calculators.cost.own import own_gpu_hour
from calculators.cost.rent import blended_price, rent_gpu_hour
from calculators.cost.token_price import cost_split

share = st.floats(0.05, 1)
price = st.floats(0.1, 20)
hours = st.floats(10, 900)
gpus = st.integers(1, 100_000)


def held(function):
    """Run a promise over a modest sample, the same every time."""
    return settings(max_examples=40, derandomize=True, deadline=None, database=None)(function)


@held
@given(price, st.floats(0, 0.9), st.floats(0, 1), share)
def test_a_rented_hour(hourly_price, discount, overhead, utilization):
    """A paid hour and a useful hour."""
    inputs = {
        "hourly_price": hourly_price,
        "discount": discount,
        "overhead": overhead,
        "utilization": utilization,
    }
    ours, theirs = gpu_hour(**inputs), rent_gpu_hour(**inputs)
    assert ours.paid_hour == theirs.paid_hour
    assert ours.useful_hour == theirs.useful_hour


@held
@given(st.integers(1, 10), share, st.floats(0.01, 0.4))
def test_an_owned_hour(years, utilization, rate):
    """The parts with the idle hours make the useful hour."""
    inputs = {"years": years, "utilization": utilization, "rate": rate}
    assert own_or_rent(**inputs).own_hour == pytest.approx(own_gpu_hour(**inputs).useful_hour)


@held
@given(gpus, price, hours, price, hours)
def test_two_bids(count, price_a, hours_a, price_b, hours_b):
    """All lines of the comparison."""
    inputs = {
        "gpus": count,
        "hourly_price_a": price_a,
        "hours_a": hours_a,
        "hourly_price_b": price_b,
        "hours_b": hours_b,
    }
    ours, theirs = two_bids(**inputs), compare_bids(**inputs)
    assert vars(ours) == vars(theirs)


@held
@given(st.integers(1, 60_000))
def test_a_fabric(count):
    """Costs and shares."""
    ours = fabric(gpus=count)
    theirs = fabric_bill(gpus=count, switches=ours.switches, cables=ours.cables)
    assert (ours.fabric_cost, ours.per_gpu) == (theirs.fabric, theirs.per_gpu)
    assert ours.share == pytest.approx(theirs.share)
    assert ours.share_with_cards == pytest.approx(theirs.share_with_nics)


@held
@given(gpus, st.floats(0, 120), st.floats(0.5, 20), share)
def test_waiting(count, delay, hourly_price, utilization):
    """Both lenses."""
    inputs = {
        "gpus": count,
        "delay": delay,
        "hourly_price": hourly_price,
        "utilization": max(utilization, 0.3),
        "avoidable": 0.1,
        "capex": 40_000,
    }
    ours, theirs = waiting(**inputs), delay_cost(**inputs)
    assert ours.lost_contribution == pytest.approx(theirs.lost_contribution)
    assert ours.carrying_cost == pytest.approx(theirs.carrying_cost)


@held
@given(gpus, st.floats(0, 1.2), st.floats(0, 1))
def test_carbon(count, carbon_intensity, covered):
    """Megawatt-hours times kilograms a kilowatt-hour are tonnes, in both ledgers."""
    year = footprint(gpus=count, carbon_intensity=carbon_intensity, covered=covered)
    ledger = carbon(energy=year.facility_energy, carbon_intensity=carbon_intensity, covered=covered)
    assert year.location == pytest.approx(ledger.location)
    assert year.market == pytest.approx(ledger.market)
    run = training_run(gpus=count, carbon_intensity=carbon_intensity)
    same = carbon(energy=run.energy, carbon_intensity=carbon_intensity)
    assert run.emissions == pytest.approx(same.location)


@held
@given(st.floats(0, 0.5), st.floats(0, 0.5))
def test_a_mix(reserved_share, spot_share):
    """The average price of hours bought in three ways."""
    mix = spot_and_reserved(reserved_share=reserved_share, spot_share=spot_share)
    assert mix.blend == pytest.approx(
        blended_price(
            reserved_share=reserved_share,
            spot_share=spot_share,
            on_demand_share=mix.on_demand_share,
            spot_price=mix.spot_hour,
        )
    )


@held
@given(st.integers(1, 300), st.integers(1, 10_000), st.integers(1, 4000))
def test_a_request(batch, tokens_in, tokens_out):
    """Prices of input and output, and the cost of a request."""
    served = model_serving(batch=batch, tokens_in=tokens_in, tokens_out=tokens_out)
    split = cost_split(
        gpus=8,
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        prefill=served.prefill,
        step_time=served.step_time,
        batch=batch,
    )
    assert served.input_price == pytest.approx(split.input_price)
    assert served.output_price == pytest.approx(split.output_price)
    assert served.request_cost == pytest.approx(split.request_cost)
