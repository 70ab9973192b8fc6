"""What must hold of rings, exchanges and fabrics for all inputs, over the whole accepted range."""

import dataclasses

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calculators.cost import facts
from calculators.cost.collectives import (
    Sums,
    bus_bandwidth,
    hierarchical_allreduce_time,
    ring_allreduce_time,
    scale_out_bandwidth_for_time,
)
from calculators.cost.fabric import cluster_fabric
from calculators.cost.facts.limits import LIMITS
from calculators.cost.fat_tree import fat_tree
from calculators.cost.measured import A100_SWEEP, measured_allreduce_time
from calculators.cost.own import cluster_capex_per_gpu
from calculators.cost.scaling import (
    exposed_communication,
    scaling_efficiency,
    step_stretch,
    training_step,
)
from tests.calculators.cost.any_inputs import NEARLY, inputs, number
from tests.some import some

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


@given(case=inputs(**TWO_LEVELS))
def test_one_node_needs_no_outer_network(case):
    """With one node, the hierarchical exchange is a ring inside it."""
    time = hierarchical_allreduce_time(**case, nodes=1, scale_out_bandwidth=1e9, latency=0)
    ring = ring_allreduce_time(
        message=case["message"],
        gpus=case["gpus_per_node"],
        bandwidth=case["scale_up_bandwidth"],
        latency=0,
    )
    assert time == pytest.approx(ring)


EXCHANGE = {**TWO_LEVELS, "nodes": int, "scale_out_bandwidth": float, "latency": float}


def _switched(sums):
    """Return what a place of sums means to a formula."""
    return {
        "switched_inside": sums.value.switched_inside,
        "switched_between": sums.value.switched_between,
    }


@given(case=inputs(**EXCHANGE), more=st.floats(1, 100), sums=st.sampled_from(Sums))
def test_more_bandwidth_never_takes_longer(case, more, sums):
    """A faster link inside or between nodes, or both, shortens an exchange or leaves it."""
    case |= _switched(sums)
    time = hierarchical_allreduce_time(**case)
    for names in (("scale_up_bandwidth",), ("scale_out_bandwidth",)):
        faster = {name: min(case[name] * more, LIMITS[name].high) for name in names}
        assert hierarchical_allreduce_time(**(case | faster)) <= time


@given(case=inputs(**EXCHANGE))
def test_a_switch_that_sums_never_takes_longer(case):
    """Sums in a node's switch take no longer than in its GPUs, and sums in all switches least."""
    times = [hierarchical_allreduce_time(**case, **_switched(place)) for place in Sums]
    assert times == sorted(times, reverse=True)


@given(case=inputs(**EXCHANGE))
def test_overlapped_exchange_takes_no_longer_than_one_after_the_other(case):
    """Inside and between at once takes at least the longer and at most the sum of the two."""
    inside = hierarchical_allreduce_time(**(case | {"nodes": 1, "latency": 0}))
    between = 2 * (case["nodes"] - 1) / case["nodes"] * case["message"]
    between /= case["gpus_per_node"] * case["scale_out_bandwidth"]
    both = hierarchical_allreduce_time(**(case | {"latency": 0}))
    assert max(inside, between) * (1 - NEARLY) <= both <= (inside + between) * (1 + NEARLY)


@given(
    communication=number("communication"),
    compute=number("compute"),
    hidden=st.floats(0, 1),
    more=st.floats(0, 1),
)
def test_overlap_never_hurts(communication, compute, hidden, more):
    """Hiding more of the communication never makes a step wait longer."""
    waits = [
        exposed_communication(communication=communication, compute=compute, overlap=share)
        for share in (hidden, min(1, hidden + more))
    ]
    assert waits[1] <= waits[0]


@given(message=st.floats(1e6, 1e12), nodes=st.integers(2, 1000), speed=st.floats(1e8, 5e10))
def test_bandwidth_for_a_time_is_the_one_that_takes_it(message, nodes, speed):
    """Solving for the network's speed undoes computing the time, where it sets the time."""
    shape = {
        "message": message,
        "gpus_per_node": 8,
        "nodes": nodes,
        "scale_up_bandwidth": 900e9,
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


@given(gpus=st.integers(1, 65_536), radix=st.sampled_from((32, 40, 64, 128, 144)))
def test_nonblocking_fat_tree_has_a_cable_for_every_port(gpus, radix):
    """Without oversubscription a level has a cable a GPU, or more where a leaf is not full."""
    try:
        tree = fat_tree(gpus=gpus, radix=radix)
    except ValueError:
        assume(False)  # noqa: FBT003 - hypothesis's own way to skip
    full = -(-gpus // (radix // 2)) * radix // 2
    assert tree.cables == gpus + (full if tree.levels > 1 else 0) * (tree.levels - 1)
    assert tree.switches == tree.leaf + tree.spine + tree.core


@given(
    gpus=st.integers(1, 100_000),
    radix=st.integers(4, 256).map(lambda half: 2 * half),
    ratio=number("oversubscription"),
)
def test_uplinks_of_a_leaf_divide_evenly(gpus, radix, ratio):
    """Each spine of a two-level tree has the same number of links to each leaf, and the ports."""
    try:
        tree = fat_tree(gpus=gpus, radix=radix, oversubscription=ratio)
    except ValueError:
        assume(False)  # noqa: FBT003 - hypothesis's own way to skip
    assume(tree.levels == 2)
    uplinks = (tree.cables - gpus) // tree.leaf
    assert uplinks % tree.spine == 0
    assert tree.leaf * uplinks <= tree.spine * radix
    assert (radix - uplinks) / uplinks <= ratio * (1 + NEARLY)


@given(gpus=st.integers(1, 100_000), rails=st.integers(1, 8), planes=st.integers(1, 4))
def test_rails_and_planes_never_add_a_level(gpus, rails, planes):
    """A fabric of several trees has no more levels than one tree for all."""
    try:
        one = fat_tree(gpus=gpus)
    except ValueError:
        assume(False)  # noqa: FBT003 - hypothesis's own way to skip
    many = fat_tree(gpus=gpus, rails=rails, planes=planes)
    assert many.levels <= one.levels
    assert many.cables >= gpus


def test_the_networks_share_is_one_number():
    """What an owner is told to add for the network is what the parts list comes to."""
    net = cluster_fabric(gpus=int(facts.EXAMPLE_GPUS))
    assert pytest.approx(net.share) == facts.NETWORK_SHARE
    capex = cluster_capex_per_gpu(other_capex=3000)
    share = cluster_fabric(gpus=1024, other_capex=3000)
    owned = cluster_capex_per_gpu(network_share=share.share, other_capex=3000)
    assert owned == pytest.approx(share.cluster_cost / 1024)
    assert capex == pytest.approx((facts.SERVER_CAPEX + 3000) / (1 - facts.NETWORK_SHARE))
