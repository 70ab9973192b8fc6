"""The promise that a calculator and the cost module give one answer.

Some calculators spell a short sum out, so that its working reads well; here it is held to the
function of the cost module that says the same.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalog.fabric import fabric
from calculators.catalog.footprint import footprint
from calculators.catalog.model_serving import model_serving
from calculators.catalog.own_or_rent import own_or_rent
from calculators.catalog.training_run import training_run
from calculators.cost.environment import carbon
from calculators.cost.fabric import fabric_bill
from calculators.cost.own import own_gpu_hour
from calculators.cost.token_price import cost_split

share = st.floats(0.05, 1)
price = st.floats(0.1, 20)
hours = st.floats(10, 900)
gpus = st.integers(1, 100_000)


def held(function):
    """Run a promise over a modest sample, the same every time."""
    return settings(max_examples=40, derandomize=True, deadline=None, database=None)(function)


@held
@given(st.integers(1, 10), share, st.floats(0.01, 0.4))
def test_an_owned_hour(years, utilization, rate):
    """The parts with the idle hours make the useful hour."""
    inputs = {"years": years, "utilization": utilization, "rate": rate}
    assert own_or_rent(**inputs).own_hour == pytest.approx(own_gpu_hour(**inputs).useful_hour)


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
