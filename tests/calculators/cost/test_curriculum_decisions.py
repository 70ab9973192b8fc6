"""Worked examples of steps 16 and 17 and of the module, to the digit printed."""

import pytest

from calculators.cost import facts
from calculators.cost.announcement import announcement_waterfall
from calculators.cost.building import build_cost
from calculators.cost.buy_vs_rent import buy_vs_rent
from calculators.cost.finance import annuity, straight_line
from calculators.cost.kv_cache import kv_bytes_per_token, weight_bytes
from calculators.cost.own import own_gpu_hour, power_cost_per_hour
from calculators.cost.rent import (
    blended_price,
    rent_gpu_hour,
    reserved_breakeven_utilization,
    spot_effective_price,
)
from calculators.cost.serving import (
    decode_step_time,
    decode_throughput,
    prefill_time,
    replica_time_per_request,
    requests_per_second,
)
from calculators.cost.token_price import price_per_million, replicas_for_peak
from calculators.cost.training import (
    training_flop,
    training_gpu_hours,
    training_wall_hours,
)
from calculators.cost.training_bill import training_bill
from tests.calculators.cost.curriculum import SITE

SERVERS_ONLY = {"non_gpu": 0, "network_share": 0.20}
"""What the curriculum counts: an IT load of servers alone, and a fifth for the network.

Our defaults add network and storage to the load, and take the network's share from its parts.
"""


class TestStep16:
    """Build, lease or rent."""

    def test_parts(self):
        """Capital 1.625, colocation 0.321, maintenance 0.166, energy 0.102, staff 0.034.

        2.249, 2.898 useful.
        """
        hour = own_gpu_hour(**SERVERS_ONLY)
        parts = (hour.capital, hour.colocation, hour.maintenance, hour.energy, hour.staff)
        assert " ".join(f"{part:.3f}" for part in parts) == "1.625 0.321 0.166 0.102 0.034"
        assert (
            f"{hour.capex:,.0f} {hour.installed_hour:.3f} {hour.useful_hour:.3f}"
            == "48,438 2.249 2.898"
        )

    @pytest.mark.parametrize(
        ("change", "printed"),
        [
            ({"network_share": 0.15}, "2.762"),
            ({"network_share": 0.25}, "3.052"),
            ({"years": 3}, "3.453"),
            ({"years": 6}, "2.347"),
        ],
    )
    def test_changes(self, change, printed):
        """Networking 15% 2.762, 25% 3.052; life 3 years 3.453, 6 years 2.347."""
        assert f"{own_gpu_hour(**SERVERS_ONLY | change).useful_hour:.3f}" == printed

    def test_breakeven(self):
        """Against $3.00 and 10% extras: 70.3%, and 34.3 months of payback at 80%."""
        hour = own_gpu_hour(**SERVERS_ONLY)
        rent = rent_gpu_hour(hourly_price=3.00, overhead=0.10).paid_hour
        choice = buy_vs_rent(
            capex=hour.capex, capital=hour.capital, running=hour.running, rent_price=rent
        )
        assert f"{choice.breakeven_utilization:.1%} {choice.payback:.1f}" == "70.3% 34.3"

    def test_payback_never(self):
        """Where renting is cheaper than running what one owns, there is no payback."""
        hour = own_gpu_hour(**SERVERS_ONLY)
        choice = buy_vs_rent(
            capex=hour.capex, capital=hour.capital, running=hour.running, rent_price=0.5
        )
        assert choice.payback is None
        assert choice.npv < 0

    def test_depreciation(self):
        """$40,000: $13,333 a year over three years, $6,667 over six.

        Annuity $14,237 against $10,898.
        """
        assert f"{straight_line(capex=40_000, residual=0, term=3):,.0f}" == "13,333"
        assert f"{straight_line(capex=40_000, residual=0, term=6):,.0f}" == "6,667"
        assert f"{annuity(capex=48_437.5, residual=0.1, term=4, rate=0.1):,.0f}" == "14,237"
        assert f"{straight_line(capex=48_437.5, residual=0.1, term=4):,.0f}" == "10,898"

    def test_colocation(self):
        """$184.06 a kW-month is $0.32 a GPU-hour for 1.275 kW."""
        assert f"{own_gpu_hour(colo_price=184.06, non_gpu=0).colocation:.2f}" == "0.32"


class TestStep17:
    """Reading a supply announcement."""

    def test_waterfall(self):
        """500 MW: 400 MW IT, 282,353 GPUs, 56,471 energized, 45,176 networked, 35,057 useful."""
        steps = announcement_waterfall(
            facility_power=500,
            pue=1.25,
            non_gpu=0.10,
            kw_per_gpu=1.275,
            energized=0.20,
            networked=0.80,
            availability=0.97,
            utilization=0.80,
        )
        stages = (
            steps.it_load,
            steps.full_build,
            steps.energized_gpus,
            steps.networked_gpus,
            steps.useful_gpus,
        )
        assert " ".join(f"{stage:,.0f}" for stage in stages) == "400 282,353 56,471 45,176 35,057"


class TestModule:
    """Default results printed in the description of the cost module."""

    def test_rented(self):
        """Spot $1.263; blend $2.349; a reservation pays above 78.3%, at the prices of then."""
        mix = blended_price(
            reserved_share=0.60, spot_share=0.15, spot_price=1.20, reserved_price=2.35
        )
        assert mix.spot_hour == spot_effective_price(spot_price=1.20)
        assert mix.breakeven_utilization == reserved_breakeven_utilization(reserved_price=2.35)
        assert f"{mix.spot_hour:.3f} {mix.blend:.3f}" == "1.263 2.349"
        assert f"{mix.breakeven_utilization:.1%}" == "78.3%"

    def test_power(self):
        """$0.102 an hour."""
        assert f"{power_cost_per_hour(non_gpu=0):.3f}" == "0.102"

    def test_training(self):
        """70e9 on 2e12 at 0.40 and 0.96 on 1,024 GPUs at $3.

        614,397 GPU-hours, 25.0 days, $1.843M.
        """
        useful = training_gpu_hours(flop=training_flop(parameters=70e9, tokens=2e12))
        bill = training_bill(gpu_hours=useful, goodput=0.96)
        days = training_wall_hours(gpu_hours=useful, gpus=1024, goodput=0.96) / 24
        assert (
            f"{bill.paid_gpu_hours:,.0f} {days:.1f} {bill.compute / 1e6:.3f}"
            == "614,397 25.0 1.843"
        )
        assert bill.with_experiments == pytest.approx(1.5 * bill.final_run)

    def test_serving(self):
        """327,680 B a token, 12.1 ms, 5,287 tokens/s, $2.52; 0.134 s, $0.59; 4.38 requests/s.

        17 replicas.
        """
        cache = kv_bytes_per_token(layers=80, kv_heads=8, head_size=128, bytes_per_value=2)
        step = decode_step_time(
            gpus=8,
            batch=64,
            context=4096,
            kv_per_token=cache,
            parameters=70.6e9,
            weights_read=weight_bytes(parameters=70.6e9),
        )
        speed = decode_throughput(batch=64, step_time=step)
        reading = prefill_time(gpus=8, tokens_in=3000, parameters=70.6e9)
        busy = replica_time_per_request(prefill=reading, step_time=step, tokens_out=500, batch=64)
        plan = replicas_for_peak(requests_per_second=50, time_per_request=busy)
        assert f"{cache:,} {step * 1e3:.1f} {speed:,.0f}" == "327,680 12.1 5,287"
        output, given = (
            price_per_million(gpus=8, tokens_per_second=rate) for rate in (speed, 3000 / reading)
        )
        assert f"{output:.2f} {reading:.3f} {given:.2f}" == "2.52 0.134 0.59"
        assert f"{requests_per_second(time_per_request=busy):.2f}" == "4.38"
        assert (plan.needed, plan.total) == (17, 18)

    def test_building(self):
        """1.306 MW at $12.50 a watt is $16.32M."""
        assert f"{build_cost(it_power=SITE.it) / 1e6:.2f}" == "16.32"

    def test_answer_to_an_article(self):
        """Memory is about 7 times faster than the links between chips.

        3.35 TB/s against 450 GB/s.
        """
        assert f"{facts.H100_HBM_BANDWIDTH / facts.NVLINK4:.0f}" == "7"
