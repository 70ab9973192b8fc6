"""The input register: what each input is called in a sentence, and which values it takes.

One definition an input, shared by all functions: a parameter of one name means one thing.
"""

from typing import NamedTuple


class Accepted(NamedTuple):
    """The words for an input, and the least and greatest value that is accepted."""

    words: str
    low: float
    high: float


_PRICE = (0.05, 50)
_SHARE = (0, 1)
_AMOUNT = (0, 1e15)

ACCEPTED: dict[str, Accepted] = {
    # Renting and bidding.
    "hourly_price": Accepted("price of a GPU-hour", *_PRICE),
    "hourly_price_a": Accepted("price of a GPU-hour in the first bid", *_PRICE),
    "hourly_price_b": Accepted("price of a GPU-hour in the second bid", *_PRICE),
    "on_demand_price": Accepted("on-demand price of a GPU-hour", *_PRICE),
    "reserved_price": Accepted("reserved price of a GPU-hour", *_PRICE),
    "spot_price": Accepted("spot price of a GPU-hour", *_PRICE),
    "rent_price": Accepted("rent of a used GPU-hour", *_PRICE),
    "discount": Accepted("discount", 0, 0.9),
    "overhead": Accepted("share added for storage, traffic and support", 0, 1),
    "utilization": Accepted("share of paid hours that do useful work", 0.05, 1),
    "reserved_share": Accepted("reserved share", *_SHARE),
    "on_demand_share": Accepted("on-demand share", *_SHARE),
    "spot_share": Accepted("spot share", *_SHARE),
    "interruptions_per_hour": Accepted("number of interruptions an hour", 0, 2),
    "lost_work": Accepted("work lost at an interruption in hours", 0, 24),
    "restart_delay": Accepted("restart after an interruption in hours", 0, 24),
    "gpus": Accepted("number of GPUs", 1, 1e7),
    "hours": Accepted("number of hours", 0, 1e9),
    "hours_a": Accepted("number of hours in the first bid", 1e-6, 1e9),
    "hours_b": Accepted("number of hours in the second bid", 1e-6, 1e9),
    "stretch": Accepted("stretch of the running time", 0.01, 100),
    # Owning.
    "server_capex": Accepted("price of a server for each of its GPUs", 1000, 200_000),
    "other_capex": Accepted("other capital for each GPU", 0, 200_000),
    "network_share": Accepted("network's share of the cluster's price", 0, 0.5),
    "capex": Accepted("capital", 0, 1e13),
    "residual": Accepted("share of the price got back at the end", 0, 0.6),
    "years": Accepted("life of the machines in years", 1, 10),
    "building_years": Accepted("life of the building in years", 1, 50),
    "term": Accepted("term in years", 0.25, 50),
    "rate": Accepted("yearly cost of capital", 0, 0.4),
    "colo_price": Accepted("colocation rent for a kilowatt and month", 0, 600),
    "maintenance": Accepted("yearly maintenance as a share of the price", 0, 0.2),
    "staff_per_gpu": Accepted("yearly staff cost of a GPU", 0, 10_000),
    "availability": Accepted("share of hours in which equipment can be used", 0.5, 1),
    "build_price": Accepted("construction price of a watt", 6, 25),
    "capital": Accepted("capital cost of an installed GPU-hour", 0, 1000),
    "running": Accepted("running cost of an installed GPU-hour", 0, 1000),
    # Power.
    "tdp": Accepted("rated power of a chip in watts", 50, 3000),
    "server_overhead": Accepted("ratio of server power to the power of its GPUs", 1, 3),
    "kw_per_gpu": Accepted("IT power for each GPU in kilowatts", 0.2, 3),
    "load": Accepted("average load as a share of the maximum", *_SHARE),
    "load_factor": Accepted("average load as a share of capacity", 0.01, 1),
    "pue": Accepted("PUE", 1, 3),
    "pue_from": Accepted("PUE before", 1, 3),
    "pue_to": Accepted("PUE after", 1, 3),
    "energy_price": Accepted("price of a kilowatt-hour", 0.01, 0.60),
    "demand_charge": Accepted("demand charge for a kilowatt and month", 0, 60),
    "peak_power": Accepted("peak draw in kilowatts", 0, 1e8),
    "it_power": Accepted("IT load in megawatts", 0, 1e6),
    "facility_power": Accepted("facility load in megawatts", 0, 1e6),
    "feed": Accepted("power feed in megawatts", 0, 1e6),
    "energy": Accepted("energy in megawatt-hours", 0, 1e12),
    "it_energy": Accepted("IT energy in megawatt-hours", 0, 1e12),
    "facility_energy": Accepted("facility energy in megawatt-hours", 0, 1e12),
    "yearly_energy": Accepted("yearly energy in megawatt-hours", 1e-9, 1e12),
    "terawatt_hours": Accepted("yearly energy in terawatt-hours", 0, 1e6),
    "servers": Accepted("number of servers", 1, 1e7),
    "servers_per_rack": Accepted("number of servers in a rack", 1, 1000),
    "rack_power": Accepted("power of a rack in kilowatts", 0.1, 5000),
    "server_power": Accepted("power of a server in kilowatts", 0.01, 5000),
    "power_per_gpu": Accepted("power for each GPU in watts", 0, 5000),
    "high_power": Accepted("high draw of a GPU in watts", 0, 5000),
    "low_power": Accepted("low draw of a GPU in watts", 0, 5000),
    "unit_power": Accepted("size of one unit in megawatts", 1e-4, 1e4),
    "temperature_rise": Accepted("temperature rise in kelvin", 3, 30),
    "heat": Accepted("heat in kilowatts", 0, 1e8),
    "air_density": Accepted("density of air in kg/m³", 0.5, 2),
    "air_heat_capacity": Accepted("heat capacity of air in kJ/(kg K)", 0.9, 1.2),
    "liquid_density": Accepted("density of the coolant in kg/L", 0.5, 2),
    "liquid_heat_capacity": Accepted("heat capacity of the coolant in kJ/(kg K)", 0.5, 5),
    "carbon_intensity": Accepted("carbon intensity in kg of CO2 for a kilowatt-hour", 0, 1.2),
    "emissions": Accepted("emissions in tonnes", 0, 1e12),
    "covered": Accepted("share of energy covered by clean-power purchases", *_SHARE),
    "wue": Accepted("water used on site for an IT kilowatt-hour in liters", 0, 5),
    "water_intensity": Accepted("water used to make a kilowatt-hour in liters", 0, 20),
    # Delay, announcements, growth.
    "delay": Accepted("delay in months", 0, 600),
    "avoidable": Accepted("cost of a GPU-hour that waiting avoids", 0, 50),
    "non_gpu": Accepted("share of IT load that is not GPU servers", 0, 0.99),
    "energized": Accepted("share with a live power connection", *_SHARE),
    "networked": Accepted("share in connected clusters", *_SHARE),
    "start": Accepted("value at the start", 1e-12, 1e18),
    "end": Accepted("value at the end", 1e-12, 1e18),
    # Training.
    "parameters": Accepted("number of parameters", 1e6, 1e14),
    "total_parameters": Accepted("total number of parameters", 1e6, 1e14),
    "tokens": Accepted("number of tokens", 1e6, 1e15),
    "flop_per_parameter_token": Accepted("FLOP for a parameter and token", 1, 20),
    "attention_flop_per_token": Accepted("attention's FLOP for a token", 1, 20),
    "flop": Accepted("number of FLOP", 1, 1e32),
    "peak_flop_per_second": Accepted("dense peak speed of a GPU in FLOP/s", 1e12, 1e17),
    "achieved_flop_per_second": Accepted("achieved speed of a GPU in FLOP/s", 1e6, 1e17),
    "mfu": Accepted("share of dense peak speed (MFU)", 0.05, 0.75),
    "tokens_per_second": Accepted("number of tokens a second", 1e-6, 1e15),
    "gpu_hours": Accepted("number of GPU-hours", 0.001, 1e12),
    "goodput": Accepted("share of time that advances the job (goodput)", 0.001, 1),
    "layers": Accepted("number of layers", 1, 10_000),
    "width": Accepted("width of the model", 1, 1e6),
    "sequence_length": Accepted("length of a sequence in tokens", 1, 1e8),
    "gpu_mtbf": Accepted("GPU-hours between failures", 5000, 500_000),
    "interruptions": Accepted("number of interruptions", 1, 1e9),
    "mtbf": Accepted("time between failures in hours", 1e-4, 1e7),
    "checkpoint_time": Accepted("time to write a checkpoint in seconds", 1, 3600),
    "restart_time": Accepted("time to restart in seconds", 10, 14_400),
    "interval": Accepted("time between checkpoints in seconds", 0.1, 1e8),
    "checkpoint_bytes_per_parameter": Accepted("bytes saved for each parameter", 2, 20),
    "write_bandwidth": Accepted("speed of writing in B/s", 1e8, 1e14),
    "size": Accepted("size in bytes", 0, 1e18),
    "storage": Accepted("storage in terabyte-months", *_AMOUNT),
    "storage_price": Accepted("price of a terabyte and month", 0, 500),
    "data_cost": Accepted("cost of data", *_AMOUNT),
    "staff": Accepted("staff in person-months", *_AMOUNT),
    "staff_price": Accepted("cost of a person and month", 0, 1e6),
    "experiments": Accepted("work on experiments as a multiple of the final run", 0, 10),
    "contingency": Accepted("contingency", 0, 1),
    # Networking.
    "message": Accepted("size of the message in bytes", 1, 1e14),
    "bandwidth": Accepted("speed of the link in B/s", 1e8, 1e14),
    "scale_up_bandwidth": Accepted("speed inside the fast domain in B/s", 1e9, 1e13),
    "scale_out_bandwidth": Accepted("speed between nodes in B/s", 1e8, 1e12),
    "reference_bandwidth": Accepted("speed of the measured link in B/s", 1e8, 1e14),
    "link_efficiency": Accepted("share of the specified speed that a link delivers", 0.3, 1),
    "latency": Accepted("delay of a hop in seconds", 0, 1e-3),
    "gpus_per_node": Accepted("number of GPUs in a node", 1, 1024),
    "nodes": Accepted("number of nodes", 1, 1e7),
    "gigabits_per_second": Accepted("speed in Gb/s", 0, 8e5),
    "time": Accepted("time in seconds", 1e-9, 1e9),
    "target": Accepted("time aimed at in seconds", 1e-9, 1e9),
    "communication": Accepted("time of communication in seconds", 0, 1e6),
    "compute": Accepted("time of compute in a step in seconds", 1e-6, 1e4),
    "overlap": Accepted("share hidden behind compute", *_SHARE),
    "exposed": Accepted("exposed communication in seconds", 0, 1e6),
    "exposed_slow": Accepted("exposed communication on the slower network in seconds", 0, 1e6),
    "exposed_fast": Accepted("exposed communication on the faster network in seconds", 0, 1e6),
    "base_gpus": Accepted("number of GPUs the compute time was measured on", 1, 1e7),
    "radix": Accepted("number of ports on a switch", 4, 1024),
    "oversubscription": Accepted("ratio of ports down to ports up", 1, 8),
    "switches": Accepted("number of switches", 1, 1e9),
    "cables": Accepted("number of cables", 0, 1e9),
    "switch_price": Accepted("price of a switch", 0, 1e6),
    "cable_price": Accepted("price of a cable with its optics", 0, 1e6),
    "nic_price": Accepted("price of a network card", 0, 1e6),
    # Serving.
    "kv_heads": Accepted("number of key-value heads", 1, 10_000),
    "head_size": Accepted("size of a head", 1, 10_000),
    "latent": Accepted("number of latent values for a token", 1, 100_000),
    "rope": Accepted("number of position values for a token", 0, 100_000),
    "bytes_per_value": Accepted("bytes for a value", 0.5, 4),
    "bytes_per_parameter": Accepted("bytes for a parameter", 0.5, 4),
    "kv_per_token": Accepted("cache for a token in bytes", 1, 1e9),
    "weights": Accepted("size of the weights in bytes", 1, 1e16),
    "weights_read": Accepted("weights read in a step in bytes", 1, 1e16),
    "hbm_bytes": Accepted("memory of a GPU in bytes", 1e9, 1e13),
    "hbm_bandwidth": Accepted("memory speed of a GPU in B/s", 1e10, 1e14),
    "memory_share": Accepted("share of memory that can be filled", 0.1, 1),
    "context": Accepted("number of tokens kept in the cache for a request", 1, 1e7),
    "batch": Accepted("number of requests in a batch", 1, 65_536),
    "bandwidth_efficiency": Accepted("share of memory speed that is reached", 0.1, 1),
    "flop_efficiency": Accepted("share of peak speed that is reached", 0.1, 1),
    "tokens_in": Accepted("number of tokens in a prompt", 1, 1e7),
    "tokens_out": Accepted("number of tokens in an answer", 1, 1e7),
    "prefill_mfu": Accepted("share of dense peak speed while reading a prompt", 0.05, 1),
    "queue_time": Accepted("time in the queue in seconds", 0, 1e5),
    "prefill": Accepted("time to read the prompt in seconds", 0, 1e6),
    "step_time": Accepted("time of a decoding step in seconds", 1e-9, 1e6),
    "time_per_request": Accepted("replica time for a request in seconds", 1e-9, 1e6),
    "requests_per_second": Accepted("peak number of requests a second", 1e-6, 1e9),
    "target_utilization": Accepted("share of replica time to fill at the peak", 0.05, 1),
    "spare": Accepted("number of spare replicas", 0, 10_000),
    "revenue": Accepted("revenue", 1e-9, 1e15),
    "cost": Accepted("cost", 1e-9, 1e15),
}


def check(**inputs: float) -> None:
    """Refuse an input outside its accepted values, in a sentence for the reader.

    >>> check(overlap=1.4)
    Traceback (most recent call last):
    ValueError: The share hidden behind compute is 1.4; it must lie between 0 and 1.
    """
    for name, value in inputs.items():
        words, low, high = ACCEPTED[name]
        if not low <= value <= high:
            raise ValueError(
                f"The {words} is {written(value)}; it must lie between {written(low)} and {written(high)}."
            )


def require(holds: bool, sentence: str) -> None:  # noqa: FBT001 - reads as "require that …, or say …"
    """Refuse inputs that do not go together, with the sentence given."""
    if not holds:
        raise ValueError(sentence)


def written(value: float) -> str:
    """Return a number as a sentence has it: `200,000`, `100 trillion`."""
    for word, size in (("trillion", 1e12), ("billion", 1e9), ("million", 1e6)):
        if size <= abs(value) < size * 1e6:
            return f"{value / size:,.6g} {word}"
    return f"{value:,.6g}"
