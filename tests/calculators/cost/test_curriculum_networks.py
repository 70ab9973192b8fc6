"""Worked examples of steps 1 to 8, from one data center to its cables, to the digit printed."""

import pytest

from calculators.cost import facts
from calculators.cost.bids import breakeven_price, compare_bids, job_cost, stretched_job
from calculators.cost.collectives import (
    hierarchical_allreduce_time,
    ring_factor,
    scale_out_bandwidth_for_time,
)
from calculators.cost.fabric import fabric_bill
from calculators.cost.fat_tree import fat_tree
from calculators.cost.links import (
    bytes_from_gigabits,
    delivered_bandwidth,
    gigabits_from_bytes,
    transfer_time,
)
from calculators.cost.power import (
    racks_needed,
    server_power,
)
from calculators.cost.rent import (
    rent_gpu_hour,
)
from calculators.cost.scaling import (
    exposed_communication,
    scaling_efficiency,
    step_stretch,
)
from calculators.cost.training import (
    mfu_from_speed,
    training_flop,
    training_gpu_hours,
)
from tests.calculators.cost.curriculum import ENERGY, SITE


def _stretched(stretch):
    return stretched_job(gpus=256, hourly_price=7, hours=100, stretch=stretch)


class TestStep1:
    """What an AI data center is."""

    def test_shared_cluster(self):
        """IT 1.306 MW, facility 1.632 MW, 11,437 MWh a year."""
        assert f"{SITE.it:.3f} {SITE.facility:.3f} {ENERGY:,.0f}" == "1.306 1.632 11,437"


class TestStep2:
    """From chip watts to rack kilowatts."""

    def test_server(self):
        """Eight GPUs of 700 W make a server of 10.2 kW, 1.82 times their own ratings."""
        assert f"{server_power(gpus=8, tdp=700, server_overhead=1.8214):.1f}" == "10.2"
        assert f"{facts.SERVER_OVERHEAD:.2f}" == "1.82"
        assert f"{facts.SERVER_OVERHEAD:.4f}" == "1.8214"

    def test_racks(self):
        """128 servers fill 32 racks of 40.8 kW, or 64 of 20.4 kW."""
        assert racks_needed(servers=128, rack_power=40.8) == 32
        assert racks_needed(servers=128, rack_power=20.4) == 64

    def test_nvl72(self):
        """A rack of 120 kW and 72 GPUs is about 1.67 kW a GPU."""
        assert f"{facts.NVL72_POWER / 72:.2f}" == "1.67"


class TestStep3:
    """From one GPU to a cluster."""

    def test_job(self):
        """256 GPUs for 100 hours: 25,600 GPU-hours, $179,200."""
        assert job_cost(gpus=256, hourly_price=1, hours=100) == 25_600
        assert job_cost(gpus=256, hourly_price=7, hours=100) == 179_200

    def test_useful_hour(self):
        """$3.00, 10% extras, 80% used: $4.125 a useful hour; $3 used 60% of the time: $5."""
        assert (
            f"{rent_gpu_hour(hourly_price=3.00, overhead=0.10, utilization=0.80).useful_hour:.3f}"
            == "4.125"
        )
        assert (
            f"{rent_gpu_hour(hourly_price=3, overhead=0, utilization=0.60).useful_hour:.0f}" == "5"
        )

    def test_flop(self):
        """7e9 parameters on 2e12 tokens are 8.4e22 FLOP."""
        assert training_flop(parameters=7e9, tokens=2e12) == pytest.approx(8.4e22)

    def test_gpu_hours(self):
        """70e9 parameters on 2e12 tokens at MFU 0.4 take 589,821 GPU-hours."""
        flop = training_flop(parameters=70e9, tokens=2e12)
        assert (
            f"{training_gpu_hours(flop=flop, peak_flop_per_second=989e12, mfu=0.4):,.0f}"
            == "589,821"
        )


INSIDE = delivered_bandwidth(bandwidth=450e9, link_efficiency=0.8)


def _exchange(gigabits):
    wire = delivered_bandwidth(
        bandwidth=bytes_from_gigabits(gigabits_per_second=gigabits), link_efficiency=0.8
    )
    return hierarchical_allreduce_time(
        message=16e9,
        gpus_per_node=8,
        nodes=32,
        scale_up_bandwidth=INSIDE,
        scale_out_bandwidth=wire,
        latency=0,
    )


class TestStep4:
    """Why networking matters."""

    def test_exchange(self):
        """CORRECTED: the curriculum adds the time inside to that between, which overlap.

        16 GB over 32 nodes of 8: 0.097 s at 400 Gb/s, 0.388 s at 100 Gb/s.
        """
        assert f"{_exchange(400):.3f} {_exchange(100):.4f}" == "0.097 0.3875"

    def test_stretch_and_bill(self):
        """CORRECTED with the exchange: the slower network stretches by 1.265.

        126.5 h, $226,680, $47,480 more, break-even $5.53.
        """
        stretch = step_stretch(
            compute=1.0, exposed_slow=_exchange(100), exposed_fast=_exchange(400)
        )
        slow = job_cost(gpus=256, hourly_price=7, hours=100 * stretch)
        assert f"{stretch:.3f} {100 * stretch:.1f}" == "1.265 126.5"
        assert f"{slow:,.0f} {slow - 179_200:,.0f}" == "226,680 47,480"
        assert f"{breakeven_price(hourly_price=7, stretch=stretch):.2f}" == "5.53"

    def test_questions(self):
        """The ring factor of 8 is 1.75; half of 0.3 s hidden leaves 87%.

        25% slower must be 20% cheaper.
        """
        assert ring_factor(gpus=8) == 1.75
        exposed = exposed_communication(communication=0.3, compute=1.0, overlap=0.5)
        assert f"{scaling_efficiency(compute=1.0, exposed=exposed):.0%}" == "87%"
        assert f"{_stretched(1.25).discount:.0%}" == "20%"

    def test_llama_scaling(self):
        """From 430 to 400 TFLOP/s a GPU: 93% kept.

        35 of 419 interruptions were the network's: 8.4%.
        """
        kept = mfu_from_speed(achieved_flop_per_second=400e12) / mfu_from_speed(
            achieved_flop_per_second=430e12
        )
        assert f"{kept:.0%} {35 / 419:.1%}" == "93% 8.4%"


class TestStep5:
    """Inside the server and across the room."""

    def test_transfers(self):
        """16 GB take 35.6 ms at 450 GB/s and 320 ms at 50 GB/s; 400 Gb/s are 50 GB/s."""
        assert f"{transfer_time(message=16e9, bandwidth=450e9) * 1e3:.1f}" == "35.6"
        assert f"{transfer_time(message=16e9, bandwidth=50e9) * 1e3:.0f}" == "320"
        assert bytes_from_gigabits(gigabits_per_second=400) == 50e9

    def test_gap(self):
        """Inside against across is nine to one."""
        assert facts.NVLINK4 / facts.NDR_PORT == 9


class TestStep6:
    """What is InfiniBand?"""

    def test_exact_example(self):
        """$1,792; $179,200; $232,960; $53,760 more: whole dollars, exactly."""
        costs = [job_cost(gpus=256, hourly_price=7, hours=hours) for hours in (1, 100, 130)]
        assert costs == [1_792, 179_200, 232_960]
        assert costs[2] - costs[1] == 53_760
        assert all(isinstance(cost, int) for cost in costs)

    def test_breakeven(self):
        """A stretch of 1.30 breaks even at $5.38, 23.1% lower."""
        job = _stretched(1.30)
        assert job.breakeven == breakeven_price(hourly_price=7, stretch=1.30)
        assert f"{job.breakeven:.2f} {job.discount:.1%}" == "5.38 23.1%"

    def test_bandwidth_behind_the_stretch(self):
        """CORRECTED with step 4: a stretch of 1.30 is about 91 Gb/s of nominal bandwidth a GPU."""
        target = 1.30 * (1.0 + _exchange(400)) - 1.0
        wire = scale_out_bandwidth_for_time(
            target=target,
            message=16e9,
            gpus_per_node=8,
            nodes=32,
            scale_up_bandwidth=INSIDE,
            latency=0,
        )
        assert f"{gigabits_from_bytes(bandwidth=wire / 0.8):.0f}" == "91"


class TestStep7:
    """Ethernet, RoCE and Ultra Ethernet."""

    def test_bids(self):
        """A $76,800, B $71,885, B saves $4,915 and stays cheaper up to 1.154 or 115.4 h."""
        bids = compare_bids(
            gpus=256, hourly_price_a=3.00, hours_a=100, hourly_price_b=2.60, hours_b=108
        )
        assert f"{bids.cost_a:,.0f} {bids.cost_b:,.0f} {bids.saving:,.0f}" == "76,800 71,885 4,915"
        assert f"{bids.breakeven_stretch:.3f} {bids.breakeven_hours:.1f}" == "1.154 115.4"


class TestStep8:
    """Topology: how the cables are arranged."""

    def test_tree(self):
        """1,024 GPUs: 32 + 16 switches, 2,048 cables.

        CORRECTED: oversubscribed 2:1, 25 + 11 switches; 22 uplinks do not divide by 9.
        """
        tree = fat_tree(gpus=1024, radix=64)
        assert (tree.leaf, tree.spine, tree.switches, tree.cables) == (32, 16, 48, 2048)
        thin = fat_tree(gpus=1024, radix=64, oversubscription=2)
        assert (thin.leaf, thin.spine) == (25, 11)

    def test_two_levels_end_at_2048(self):
        """The largest non-blocking tree of two levels of 64-port switches has 2,048 ends."""
        assert fat_tree(gpus=2048, radix=64).levels == 2
        assert fat_tree(gpus=2049, radix=64).levels == 3

    def test_cost(self):
        """$4.35M, $4,248 a GPU, 9.9% of servers and fabric; 13.4% with network cards."""
        bill = fabric_bill(gpus=1024, switches=48, cables=2048)
        assert f"{bill.fabric_cost / 1e6:.2f} {bill.per_gpu:,.0f}" == "4.35 4,248"
        assert f"{bill.share:.1%} {bill.share_with_cards:.1%}" == "9.9% 13.4%"
