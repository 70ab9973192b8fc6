"""The whole bill against the calculators that it is put together from: one value each."""

import math
import random

import pytest

from calculators.catalog import CATALOG
from calculators.cost import facts
from calculators.cost.delay import delay_cost
from calculators.cost.failure_bill import failure_bill
from calculators.cost.finance import annuity_factor
from calculators.cost.own import own_gpu_hour
from calculators.cost.rent import rent_gpu_hour
from calculators.cost.training_bill import training_budget
from calculators.cost.whole_bill import whole_bill
from tests.some import some

RUN = {"parameters": 70e9, "tokens": 2e12, "gpus": 1024}
LEDGER = ("work", "extras_cost", "idle_cost", "inside_cost", "waiting_cost", "failure_cost")
OWNED = (
    *("machine", "network", "building", "power", "pue_cost", "upkeep", "people"),
    *("down_cost", "delay_cost", "unused_cost"),
)


def runs(count=200):
    """Return bills of runs around the example, and the inputs they were made from."""
    chance = random.Random("bills")
    for _ in range(count):
        inputs = {
            "parameters": 10 ** chance.uniform(9, 12.5),
            "tokens": 10 ** chance.uniform(10, 13.5),
            "gpus": round(10 ** chance.uniform(1, 5)),
            "hourly_price": chance.uniform(0.5, 12),
            "overhead": chance.uniform(0, 0.4),
            "utilization": chance.uniform(0.2, 1),
            "scale_out_bandwidth": 10 ** chance.uniform(9.5, 11.5),
            "overlap": chance.random(),
            "step_tokens": 10 ** chance.uniform(6, 8),
            "repair_wait": chance.uniform(0, 5),
            "delay": chance.uniform(0, 60),
        }
        try:
            yield inputs, whole_bill(**inputs)
        except ValueError:  # a step too short for its exchange, or failures too frequent
            continue


def test_the_lines_add_up():
    """Rented lines make the finished run, owned lines the owned one, hours the hours paid for."""
    seen = some(runs())
    assert len(seen) > 100
    for _, bill in seen:
        assert math.isclose(sum(getattr(bill, name) for name in LEDGER), bill.finished)
        assert math.isclose(sum(getattr(bill, name) for name in OWNED), bill.owned)
        hours = bill.computing_hours + bill.waiting_hours + bill.lost_hours + bill.idle_hours
        assert math.isclose(hours, bill.paid_hours)
        assert all(getattr(bill, name) >= -1e-6 * bill.finished for name in LEDGER)
        assert all(getattr(bill, name) >= -1e-6 * bill.owned for name in OWNED)


def test_no_loss_is_counted_twice():
    """The finished run is the hours held, at the price of a useful hour: no more, no less."""
    for inputs, bill in some(runs()):
        hour = rent_gpu_hour(
            hourly_price=inputs["hourly_price"],
            discount=0,
            overhead=inputs["overhead"],
            utilization=inputs["utilization"],
        )
        assert math.isclose(bill.finished, bill.held_hours * hour.useful_hour)
        assert math.isclose(
            bill.paid_hours * inputs["hourly_price"] * (1 + inputs["overhead"]), bill.finished
        )


def test_without_losses_the_work_is_the_bill():
    """No extras, no idle hour, nothing exposed, hardly a failure: the list price it is."""
    bill = whole_bill(
        **(RUN | {"gpus": 16}),
        overhead=0,
        utilization=1,
        overlap=1,
        gpu_mtbf=500_000,
        checkpoint_time=1,
        restart_time=10,
    )
    assert bill.finished == pytest.approx(bill.work, rel=2e-3)
    assert bill.exposed == 0


def test_it_agrees_with_the_training_budget():
    """With the same MFU and goodput, hours, days and the rent of the run are the budget's."""
    bill = whole_bill(**RUN)
    budget = training_budget(**RUN, goodput=bill.goodput, mfu=bill.reported_mfu)
    assert bill.reported_mfu == pytest.approx(facts.MFU, rel=1e-12)
    assert bill.held_hours == pytest.approx(budget.paid_gpu_hours, rel=1e-12)
    assert bill.days == pytest.approx(budget.days, rel=1e-12)
    assert bill.held_hours * facts.LIST_PRICE == pytest.approx(budget.compute, rel=1e-12)
    assert bill.energy == pytest.approx(budget.energy, rel=1e-12)
    assert bill.emissions == pytest.approx(budget.emissions, rel=1e-12)


def test_the_goodput_of_the_budget_is_that_of_the_failures():
    """The rounded figure that a budget starts from is what the failures of the cluster leave."""
    assert round(failure_bill(gpus=RUN["gpus"]).goodput, 2) == facts.GOODPUT
    assert whole_bill(**RUN).goodput == failure_bill(gpus=RUN["gpus"]).goodput


def test_owning_and_renting_agree_when_all_inputs_agree():
    """A rent that asks what an owner's available hour costs leaves nothing to choose."""
    for inputs, _ in some(runs(40)):
        installed = own_gpu_hour().installed_hour / facts.AVAILABILITY
        inputs["hourly_price"] = installed / (1 + inputs["overhead"])
        inputs["delay"] = 0
        bill = whole_bill(**inputs)
        assert abs(bill.advantage) <= 1e-9 * bill.finished


def test_electricity_is_the_energy_at_its_price():
    """What stands beside the dollars and what stands in them are one figure."""
    for _, bill in some(runs(40)):
        paid = bill.power + bill.pue_cost
        assert math.isclose(paid, bill.energy * 1000 * facts.ENERGY_PRICE)
        assert math.isclose(bill.energy / facts.PUE * 1000 * facts.ENERGY_PRICE, bill.power)


def test_a_wait_for_power_costs_the_owner_alone():
    """Its line is that of the page of waiting, repaid with interest over the machines' life."""
    late, prompt = whole_bill(**RUN, delay=12), whole_bill(**RUN, delay=0)
    assert late.finished == prompt.finished
    assert prompt.delay_cost == 0
    waited = delay_cost(
        gpus=RUN["gpus"], delay=12, avoidable=0, capex=own_gpu_hour().capex
    ).carrying_cost
    life = RUN["gpus"] * annuity_factor(rate=facts.RATE, term=facts.YEARS) * 8760
    assert math.isclose(late.owned - prompt.owned, waited * late.installed_hours / life)


def test_no_network_shortens_the_wait_inside():
    """The wait inside servers is a floor; with links without end it is all that is left."""
    for inputs, bill in some(runs(40)):
        wider = whole_bill(**{**inputs, "scale_out_bandwidth": 1e12})
        if inputs["gpus"] > 8:
            assert math.isclose(wider.inside_cost, bill.inside_cost, rel_tol=1e-9)
        assert wider.waiting_cost <= bill.waiting_cost * (1 + 1e-9) + 1e-6 * bill.finished


def test_more_bandwidth_never_lengthens_and_overlap_never_hurts():
    """A faster link or more overlap shortens the step and the run, or leaves them."""
    for inputs, bill in some(runs(60)):
        wider = whole_bill(**{**inputs, "scale_out_bandwidth": inputs["scale_out_bandwidth"] * 2})
        hidden = whole_bill(**{**inputs, "overlap": min(1, inputs["overlap"] + 0.2)})
        for better in (wider, hidden):
            assert better.step_time <= bill.step_time * (1 + 1e-12)
            assert better.finished <= bill.finished * (1 + 1e-12)
            assert better.days <= bill.days * (1 + 1e-12)


def test_shared_inputs_start_alike():
    """An input that another calculator has too starts from the same number and unit."""
    item = CATALOG["whole_bill"]
    shared = 0
    for name in ("training_run", "own_or_rent", "failures", "gpu_hour"):
        for other in CATALOG[name].inputs:
            mine = item.input(other.name)
            if mine is not None:
                shared += 1
                assert (mine.default, mine.unit) == (other.default, other.unit), other.name
    assert shared > 20
