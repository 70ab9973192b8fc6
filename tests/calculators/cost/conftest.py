"""Every public cost function, found by looking; tests that hold for all are run on all."""

import inspect

import pytest

from calculators.cost.checkpoints import Saving
from calculators.cost.experts import Kind
from calculators.cost.facts.chips import Chip
from calculators.cost.failures import FailureRate
from calculators.cost.kv_cache import Attention
from calculators.cost.training import AttentionWork
from tests.ours import SUBJECT

SAMPLES = {
    "achieved_flop_per_second": 400e12,
    "attention": Attention.GROUPED,
    "availability": 0.97,
    "avoidable": 0.1,
    "bandwidth": 40e9,
    "batch": 64,
    "busy_share": 0.5,
    "cables": 2048,
    "before_extras": 3.0,
    "capex": 48_000,
    "capital": 1.6,
    "card_pue": 1.1,
    "chip": Chip.MY_OWN,
    "communication": 0.3,
    "compute": 1.0,
    "computing_hours": 900,
    "context": 4096,
    "cost": 80,
    "data_cost": 1000,
    "delay": 6,
    "efficiency": 0.9,
    "emissions": 12.9,
    "end": 176,
    "energized": 0.2,
    "energy": 11_437,
    "exposed": 0.15,
    "exposed_fast": 0.2,
    "exposed_slow": 0.4,
    "facility_power": 500,
    "feed": 2,
    "flop": 1e24,
    "gigabits_per_second": 400,
    "goodput": 0.96,
    "gpu_hours": 589_821,
    "gpus": 1024,
    "gpus_per_node": 8,
    "gpus_per_server": 8,
    "hall_price": 195,
    "head_size": 128,
    "heat": 40.8,
    "held_hours": 1040,
    "high_power": 700,
    "hourly_price": 3.0,
    "hourly_price_a": 3.0,
    "hourly_price_b": 2.6,
    "hours": 100,
    "hours_a": 100,
    "hours_b": 108,
    "inside_hours": 80,
    "inside_share": 0.08,
    "interruptions": 419,
    "interval": 817,
    "it_power": 1.3056,
    "kind": Kind.EXPERTS,
    "kv_heads": 8,
    "kv_per_token": 327_680,
    "kw_per_gpu": 1.25,
    "latency": 5e-6,
    "latent": 512,
    "layers": 80,
    "low_power": 150,
    "message": 16e9,
    "metered": 11_437,
    "mtbf": 49.49,
    "networked": 0.8,
    "nodes": 32,
    "non_gpu": 0.1,
    "other_capex": 2000,
    "parameters": 70e9,
    "peak_power": 1632,
    "counting": AttentionWork.COUNTED,
    "power_per_gpu": 700,
    "prefill": 0.134,
    "queue_time": 0.5,
    "pue_from": 1.6,
    "rack_power": 40.8,
    "rate": 0.1,
    "rent_price": 3.3,
    "reported_mfu": 0.4,
    "requests_per_second": 50,
    "reserved_share": 0.6,
    "revenue": 100,
    "rope": 64,
    "running": 0.6,
    "running_hours": 1000,
    "saves_kept": 3,
    "saving": Saving.BLOCKING,
    "scale_out_bandwidth": 40e9,
    "scale_up_bandwidth": 360e9,
    "sequence_length": 8192,
    "servers": 128,
    "servers_per_rack": 4,
    "size": 1e12,
    "slow_bandwidth": 12.5e9,
    "speed_share": 0.5,
    "spot_price": 1.2,
    "spot_share": 0.15,
    "staff": 10,
    "start": 76,
    "step_time": 0.0121,
    "storage": 500,
    "stretch": 1.25,
    "switches": 48,
    "target": 0.2,
    "term": 4,
    "time": 0.128,
    "time_per_request": 0.2284,
    "told_as": FailureRate.NODE_DAYS,
    "tokens": 2e12,
    "tokens_in": 3000,
    "tokens_out": 500,
    "tokens_per_second": 5287,
    "tokens_written": 500,
    "total_parameters": 700e9,
    "unit_power": 0.5,
    "utilization": 0.8,
    "weights": 141.2e9,
    "weights_read": 141.2e9,
    "width": 8192,
    "yearly_energy": 11_437,
}
"""A middling value for each input that has no default, or whose default hides a mistake."""


def _functions():
    return list(SUBJECT.formulas.values())


def pytest_generate_tests(metafunc):
    """Return a test with `cost_function` every public function of the cost module."""
    if "cost_function" in metafunc.fixturenames:
        metafunc.parametrize("cost_function", _functions(), ids=lambda function: function.__name__)


@pytest.fixture(scope="session")
def cost_functions():
    """Every public function of the cost module."""
    return _functions()


@pytest.fixture(scope="session")
def sample_inputs():
    """Return a function's inputs: a sample for each, else its default."""

    def inputs(function):
        found = {}
        for name, parameter in inspect.signature(function).parameters.items():
            value = SAMPLES.get(name, parameter.default)
            assert value is not inspect.Parameter.empty, f"give a sample for {name}"
            found[name] = float(value) if isinstance(value, float) else value
        return found

    return inputs
