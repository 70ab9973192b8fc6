"""The bounds of serving against every measured row: at ideal efficiencies nobody is faster."""

import pytest

from calculators.cost.experts import expert_weights_read, weights_read_in_step
from calculators.cost.published.served import decoding, throughput
from calculators.cost.serving import decode_exchange_time


@pytest.mark.parametrize("row", decoding.ROWS, ids=lambda row: row[0])
def test_one_request_is_no_faster_than_the_bound(row):
    """A single request over one to eight GPUs."""
    _, model, gpus, weights, found = row
    assert decoding.speed(model, gpus, weights, ideal=True) > found


@pytest.mark.parametrize("row", throughput.ROWS, ids=lambda row: row[0])
def test_a_full_replica_is_no_faster_than_the_bound(row):
    """Many requests at once, the rows that our plan does not fit included."""
    *given, found = row[1:]
    assert throughput.output_speed(*given, ideal=True) > found


def test_a_small_model_over_eight_gpus_waits_for_the_network():
    """Without that time Llama 2 7B over eight A100 would come out 2.5 times too fast."""
    _, model, gpus, weights, found = decoding.ROWS[3]
    exchanged = decode_exchange_time(gpus=8, batch=1, layers=32, width=4096)
    without = 1 / (1 / decoding.speed(model, gpus, weights) - exchanged)
    assert gpus == 8
    assert without / found > 2.3


@pytest.mark.parametrize("batch", [1, 2, 8, 64, 4096])
def test_a_mixture_reads_between_its_bounds(batch):
    """One request reads the active weights, many read nearly all, and none reads more."""
    sizes = {"parameters": 37e9, "total_parameters": 671e9, "bytes_per_parameter": 1}
    bounds = expert_weights_read(**sizes)
    read = weights_read_in_step(**sizes, batch=batch)
    assert bounds.least * (1 - 1e-9) <= read <= bounds.most
    assert batch > 1 or read == pytest.approx(bounds.least)


def test_one_gpu_exchanges_nothing_and_faster_links_never_lengthen():
    """A replica of one GPU has nobody to wait for."""
    assert decode_exchange_time(gpus=1, batch=64, layers=80) == 0
    times = [
        decode_exchange_time(gpus=8, batch=64, layers=80, scale_up_bandwidth=speed)
        for speed in (300e9, 450e9, 900e9)
    ]
    assert times == sorted(times, reverse=True)
