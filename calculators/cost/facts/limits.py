"""The limits of what a formula takes: what each input is called, its least and greatest value.

One definition an input, shared by all functions: a parameter of one name means one thing. An
input that starts from a fact takes words and limits from it.
"""

from typing import NamedTuple

from calculators.cost import facts
from calculators.cost.facts.group import PRICE, SHARE
from calculators.fact import Fact
from calculators.unit import Style


class Limits(NamedTuple):
    """The words for an input, and the least and greatest value that is taken."""

    words: str
    low: float
    high: float


_STARTED: dict[str, Fact] = {
    "card_power": facts.H100_TDP,
    "checkpoint_bytes_per_parameter": facts.CHECKPOINT_BYTES,
    "compute": facts.EXAMPLE_COMPUTE,
    "fast_bandwidth": facts.NDR_PORT,
    "gpus": facts.EXAMPLE_GPUS,
    "gap": facts.SAVE_GAP,
    "hbm_bandwidth": facts.H100_HBM_BANDWIDTH,
    "hbm_bytes": facts.H100_HBM,
    "hourly_price": facts.LIST_PRICE,
    "liquid_density": facts.WATER_DENSITY,
    "liquid_heat_capacity": facts.WATER_HEAT_CAPACITY,
    "mfu_a": facts.MFU,
    "mfu_b": facts.MFU,
    "on_demand_price": facts.LIST_PRICE,
    "own_bandwidth": facts.H100_HBM_BANDWIDTH,
    "own_link": facts.NVLINK4,
    "own_memory": facts.H100_HBM,
    "own_peak": facts.H100_PEAK,
    "parameters": facts.EXAMPLE_PARAMETERS,
    "peak_a": facts.H100_PEAK,
    "peak_b": facts.H100_PEAK,
    "peak_flop_per_second": facts.H100_PEAK,
    "power_per_gpu": facts.AVERAGE_DRAW,
    "pue_from": facts.SURVEY_PUE,
    "requests_per_second": facts.PEAK_REQUESTS,
    "scale_out_bandwidth": facts.NDR_PORT,
    "scale_up_bandwidth": facts.NVLINK4,
    "server_power": facts.DGX_H100_POWER,
    "slow_bandwidth": facts.NDR_PORT,
    "spare": facts.SPARE_REPLICAS,
    "tdp": facts.H100_TDP,
    "temperature_rise": facts.AIR_RISE,
    "tokens": facts.EXAMPLE_TOKENS,
}
"""Inputs that start from a fact of another name."""

_OTHERS: dict[str, Limits] = {
    # Renting and bidding.
    "hourly_price_a": Limits("Price of a GPU-hour in the first bid", *PRICE),
    "hourly_price_b": Limits("Price of a GPU-hour in the second bid", *PRICE),
    "before_extras": Limits("Price of a GPU-hour before extras", 0, 50),
    "rent_price": Limits("Rent of a used GPU-hour", *PRICE),
    "reserved_share": Limits("Reserved share", *SHARE),
    "spot_share": Limits("Spot share", *SHARE),
    "hours": Limits("Number of hours", 0, 1e9),
    "hours_a": Limits("Number of hours in the first bid", 1e-6, 1e9),
    "hours_b": Limits("Number of hours in the second bid", 1e-6, 1e9),
    "stretch": Limits("Stretch of the running time", 0.01, 100),
    # Owning.
    "capex": Limits("Capital", 0, 1e13),
    "term": Limits("Term in years", 0.25, 50),
    "hall_price": Limits("Price of a kilowatt of hall for a month", 0, 1e6),
    "capital": Limits("Capital cost of an installed GPU-hour", 0, 1000),
    "running": Limits("Running cost of an installed GPU-hour", 0, 1000),
    # Power.
    "pue_to": Limits("PUE after", 1, 3),
    "peak_power": Limits("Peak draw in kilowatts", 0, 1e8),
    "it_power": Limits("IT load in megawatts", 0, 1e6),
    "facility_power": Limits("Facility load in megawatts", 1e-6, 1e6),
    "feed": Limits("Power feed in megawatts", 0, 1e6),
    "energy": Limits("Energy in megawatt-hours", 0, 1e12),
    "metered": Limits("Metered energy in megawatt-hours a year", -1e12, 1e12),
    "yearly_energy": Limits("Yearly energy in megawatt-hours", 1e-09, 1e12),
    "gpus_per_server": Limits("Number of GPUs in a server", 1, 1000),
    "servers": Limits("Number of servers", 1, 1e7),
    "servers_per_rack": Limits("Number of servers in a rack", 1, 1000),
    "rack_power": Limits("Power of a rack in kilowatts", 0.1, 5000),
    "system_power": Limits("Power of a server in kilowatts per GPU", 0, 3),
    "system_power_a": Limits("Power of a server of the first chip in kilowatts per GPU", 0, 3),
    "system_power_b": Limits("Power of a server of the second chip in kilowatts per GPU", 0, 3),
    "high_power": Limits("High draw of a GPU in watts", 1, 5000),
    "low_power": Limits("Low draw of a GPU in watts", 0, 5000),
    "unit_power": Limits("Size of one unit in megawatts", 0.0001, 10_000),
    "heat": Limits("Heat in kilowatts", 1e-3, 1e8),
    "card_pue": Limits("PUE that a card's watts leave out", 1, 3),
    "emissions": Limits("Emissions in tonnes", 0, 1e12),
    "covered": Limits("Share of energy covered by clean-power purchases", *SHARE),
    # Delay, announcements, growth.
    "avoidable": Limits("Cost of a GPU-hour that waiting avoids", 0, 50),
    "energized": Limits("Share with a live power connection", *SHARE),
    "networked": Limits("Share in connected clusters", *SHARE),
    "start": Limits("Value at the start", 1e-12, 1e18),
    "end": Limits("Value at the end", 1e-12, 1e18),
    # Training.
    "flop_per_parameter_token": Limits("FLOP for a parameter and token", 1, 20),
    "attention_flop_per_token": Limits("Attention's FLOP for a token", 1, 20),
    "flop": Limits("Number of FLOP", 1, 1e32),
    "achieved_flop_per_second": Limits("Achieved speed of a GPU in FLOP/s", 1e6, 1e17),
    "tokens_per_second": Limits("Number of tokens a second", 1e-6, 1e15),
    "gpu_hours": Limits("Number of GPU-hours", 0.001, 1e12),
    "computing_hours": Limits("Number of GPU-hours that compute", 1e-6, 1e15),
    "efficiency": Limits("Share of a step that is compute", 1e-9, 1),
    "inside_hours": Limits("Number of GPU-hours of waiting inside servers", 0, 1e15),
    "inside_share": Limits("Share of a step that waits inside servers", *SHARE),
    "held_hours": Limits("Number of GPU-hours held for the run", 1e-6, 1e15),
    "reported_mfu": Limits("MFU as the run reports it", 1e-9, 0.75),
    "running_hours": Limits("Number of GPU-hours of running", 1e-6, 1e15),
    "interruptions": Limits("Number of interruptions", 1, 1e9),
    "mtbf": Limits("Time between failures in hours", 0.0001, 1e7),
    "interval": Limits("Time between checkpoints in seconds", 0.01, 1e8),
    "size": Limits("Size in bytes", 0, 1e18),
    "saves_kept": Limits("Number of saves that are kept", 0, 1e6),
    "storage": Limits("Storage in terabyte-months", 0, 1e15),
    "data_cost": Limits("Cost of data", 0, 1e15),
    "staff": Limits("Staff in person-months", 0, 1e15),
    # Networking.
    "message": Limits("Size of the message in bytes", 1, 1e14),
    "bandwidth": Limits("Speed of the link in B/s", 1e8, 1e14),
    "reference_bandwidth": Limits("Speed of the measured link in B/s", 1e8, 1e14),
    "gpus_per_node": Limits("Number of GPUs in a node", 1, 1024),
    "nodes": Limits("Number of nodes", 1, 1e7),
    "gigabits_per_second": Limits("Speed in Gb/s", 0, 800_000),
    "time": Limits("Time in seconds", 1e-09, 1e9),
    "target": Limits("Time aimed at in seconds", 1e-09, 1e9),
    "communication": Limits("Time of communication in seconds", 0, 1e6),
    "exposed": Limits("Exposed communication in seconds", 0, 1e6),
    "exposed_slow": Limits("Exposed communication on the slower network in seconds", 0, 1e6),
    "exposed_fast": Limits("Exposed communication on the faster network in seconds", 0, 1e6),
    "rails": Limits("Number of rails", 1, 72),
    "planes": Limits("Number of planes", 1, 16),
    "groups": Limits("Number of pods", 1, 1024),
    "switches": Limits("Number of switches", 1, 1e9),
    "cables": Limits("Number of cables", 0, 1e9),
    # Serving.
    "kv_per_token": Limits("Cache for a token in bytes", 1, 1e9),
    "weights": Limits("Size of the weights in bytes", 1, 1e16),
    "weights_read": Limits("Weights read in a step in bytes", 1, 1e16),
    "busy_share": Limits("Share of paid time at these speeds", 0.001, 1),
    "queue_time": Limits("Time in the queue in seconds", 0, 100_000),
    "prefill": Limits("Time to read the prompt in seconds", 0, 1e6),
    "step_time": Limits("Time of a decoding step in seconds", 1e-09, 1e6),
    "time_per_request": Limits("Replica time for a request in seconds", 1e-09, 1e6),
    "revenue": Limits("Revenue", 1e-09, 1e15),
    "cost": Limits("Cost", 1e-09, 1e15),
}
"""Inputs that start from no fact."""


def _of(fact: Fact) -> Limits:
    assert fact.allowed
    plain = fact.unit.style is Style.PLAIN and fact.unit.symbol
    return Limits(f"{fact.asked} ({fact.unit.symbol})" if plain else fact.asked, *fact.allowed)


LIMITS: dict[str, Limits] = {
    name: _of(fact)
    for name, fact in (
        {name.lower(): fact for name, fact in facts.FACTS.items()} | _STARTED
    ).items()
} | _OTHERS


_ENDS = {name: (limits.low, limits.high) for name, limits in LIMITS.items()}
"""The ends alone: guards run in every step of every run."""


def check(**inputs: float) -> None:
    """Refuse an input outside its limits, in a sentence for the reader.

    >>> check(pue=0.9)
    Traceback (most recent call last):
    ValueError: PUE: 0.9 is beyond what can be worked out; it must lie between 1 and 3.
    """
    for name, value in inputs.items():
        low, high = _ENDS[name]
        if not low <= value <= high:
            raise ValueError(
                f"{LIMITS[name].words}: {written(value)} is beyond what can be worked out; "
                f"it must lie between {written(low)} and {written(high)}."
            )


def require(holds: bool, sentence: str) -> None:  # noqa: FBT001 - it reads "require that …"
    """Refuse inputs that do not go together, with the sentence given."""
    if not holds:
        raise ValueError(sentence)


def written(value: float) -> str:
    """Return a number as a sentence has it: `200,000`, `100 trillion`."""
    for word, size in (("trillion", 1e12), ("billion", 1e9), ("million", 1e6)):
        if size <= abs(value) < size * 1e6:
            return f"{value / size:,.6g} {word}"
    return f"{value:,.6g}"
