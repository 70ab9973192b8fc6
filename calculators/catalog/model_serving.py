"""The price of tokens, and the fleet that serves a peak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, kv_cache, serving, sources, token_price, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.constants import HOURS_PER_MONTH, TOKENS_PER_MILLION
from calculators.cost.facts.limits import require
from calculators.cost.power import job_energy
from calculators.cost.units import BytesPerGpu, BytesPerGpuSecond, FlopPerGpuSecond, GpuHours
from calculators.engine.model.markers import Chart, Choice, Line, Number, Preset, calculator


@dataclass(frozen=True)
class ModelServing:
    """Memory, speed, price, then the fleet."""

    cache_per_token: Annotated[units.BytesPerToken, Line("Cache for one token")]
    weights: Annotated[units.Bytes, Line("Size of the weights")]
    most_requests: Annotated[units.Count, Line("Requests that fit in memory at once")]
    step_time: Annotated[units.Seconds, Line("Time of one decoding step")]
    tokens_per_second: Annotated[units.TokensPerSecond, Line("Output of one replica")]
    output_price: Annotated[units.DollarsPerMillionTokens, Line("A million output tokens", headline="A million output tokens cost {output_price}, a million input tokens {input_price}.")]  # fmt: skip
    prefill: Annotated[units.Seconds, Line("Time to read a prompt")]
    answer_time: Annotated[units.Seconds, Line("Wait for a whole answer")]
    input_speed: Annotated[units.TokensPerSecond, Line("Input one replica reads")]
    input_price: Annotated[units.DollarsPerMillionTokens, Line("A million input tokens")]
    input_cost: Annotated[units.Dollars, Line("Reading the prompt", part_of="request_cost")]
    output_cost: Annotated[units.Dollars, Line("Writing the answer", part_of="request_cost")]
    request_cost: Annotated[units.Dollars, Line("Cost of one request")]
    time_per_request: Annotated[units.Seconds, Line("Replica time for one request")]
    replica_rate: Annotated[units.PerSecond, Line("Requests one replica can answer")]
    replicas: Annotated[units.Count, Line("Replicas for the peak")]
    total_replicas: Annotated[units.Count, Line("Replicas with spares")]
    fleet_cost: Annotated[units.DollarsPerMonth, Line("Rent of the fleet")]
    energy: Annotated[units.MegawattHours, Line("Energy of the fleet in a month")]
    emissions: Annotated[units.Tonnes, Line("Carbon of the fleet in a month, by location")]


@calculator(
    "Model Serving Cost",
    chart=Chart(x="batch", y="output_price"),
    presets=(
        Preset.of("An 8B model on one GPU", "illustrative", parameters=8e9, gpus=1, layers=32),
        Preset.of("Eight requests at a time, for speed", "illustrative", batch=8),
        Preset.of("Weights and cache in one byte", "illustrative", bytes_per_parameter=1, bytes_per_value=1),
    ),
    left_out=(
        "Time between GPUs, scheduling and uneven requests: published systems reach a fraction of this bound.",
        "Mixtures of experts, which read only part of their weights in a step.",
        "Cached prompts, which cost less to read again; energy in the bill, as rent contains it; making the machines.",
    ),
    sources=(sources.SCALE, sources.STAS, sources.H100PX, sources.EIACO2),
)  # fmt: skip
def model_serving(
    parameters: Annotated[units.Parameters, Number("Model size", 1e8, 1e13, "log", help="Change the layers below with it: they set the cache.")] = facts.SERVED_PARAMETERS,
    chip: Annotated[Chip, Choice("Accelerator")] = Chip.H100,
    gpus: Annotated[units.Gpus, Number("GPUs in one replica", 1, 1024, "log", help="A replica is the group of GPUs that holds one copy of the model.")] = 8,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
    batch: Annotated[units.Count, Number("Requests decoded together (batch)", 1, 4096, "log")] = 64,
    utilization: Annotated[units.Fraction, Number("Share of paid time spent serving", 0.05, 1)] = facts.SERVING_UTILIZATION,
    requests_per_second: Annotated[units.PerSecond, Number("Requests at the peak", 0.01, 1e6, "log", more=True)] = facts.PEAK_REQUESTS,
    tokens_in: Annotated[units.Tokens, Number("Prompt of a request", 1, 1e6, "log", more=True)] = facts.TOKENS_IN,
    tokens_out: Annotated[units.Tokens, Number("Answer of a request", 1, 1e5, "log", more=True)] = facts.TOKENS_OUT,
    context: Annotated[units.Tokens, Number("Tokens kept in the cache for a request", 1, 1e7, "log", more=True)] = facts.CONTEXT,
    layers: Annotated[units.Count, Number("Layers", 1, 500, "log", more=True)] = 80,
    kv_heads: Annotated[units.Count, Number("Key-value heads", 1, 256, "log", more=True)] = 8,
    head_size: Annotated[units.Count, Number("Size of a head", 16, 1024, more=True)] = 128,
    bytes_per_parameter: Annotated[units.BytesPerParameter, Number("Bytes for a parameter", 0.5, 4, more=True)] = facts.BYTES_PER_PARAMETER,
    bytes_per_value: Annotated[units.BytesPerValue, Number("Bytes for a cached value", 0.5, 4, more=True)] = facts.BYTES_PER_VALUE,
    memory_share: Annotated[units.Fraction, Number("Share of memory that can be filled", 0.1, 1, more=True)] = facts.MEMORY_SHARE,
    bandwidth_efficiency: Annotated[units.Fraction, Number("Share of memory speed reached", 0.1, 1, more=True)] = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: Annotated[units.Fraction, Number("Share of peak speed reached in decoding", 0.1, 1, more=True)] = facts.FLOP_EFFICIENCY,
    prefill_mfu: Annotated[units.Fraction, Number("Share of peak speed reached in reading", 0.05, 1, more=True)] = facts.PREFILL_MFU,
    target_utilization: Annotated[units.Fraction, Number("Share of the fleet to fill at the peak", 0.05, 1, more=True)] = facts.TARGET_UTILIZATION,
    spare: Annotated[units.Count, Number("Spare replicas", 0, 100, more=True)] = 1,
    power_per_gpu: Annotated[units.WattsPerGpu, Number("Average draw of a GPU with its server", 50, 3000, help="1,275 W at 80% load, for an H100.", more=True)] = 1020,
    pue: Annotated[units.Ratio, Number("PUE", 1, 3, more=True)] = facts.PUE,
    carbon_intensity: Annotated[units.KgPerKwh, Number("Carbon intensity of the grid", 0, 1.2, more=True)] = facts.CARBON_INTENSITY,
) -> ModelServing:  # fmt: skip
    """What does it cost to serve a million tokens?

    Writing is bound by memory: each step reads all weights and the cache of every request, and
    gives each request one token. Reading a prompt is bound by arithmetic. Larger batches share
    the weights, so tokens get cheaper until memory is full. The price is that of machines that
    serve only part of the time. It is a planning bound: measure before you promise it.

    >>> served = model_serving()
    >>> f"{served.step_time * 1000:.1f} ms, {served.tokens_per_second:,.0f}/s, ${served.output_price:.2f}"
    '12.1 ms, 5,287/s, $2.52'
    """
    cache_per_token = kv_cache.kv_bytes_per_token(layers=layers, kv_heads=kv_heads, head_size=head_size, bytes_per_value=bytes_per_value)  # fmt: skip
    weights = kv_cache.weight_bytes(parameters=parameters, bytes_per_parameter=bytes_per_parameter)
    memory_per_gpu: BytesPerGpu = chip.value.hbm_bytes
    memory_speed_per_gpu: BytesPerGpuSecond = chip.value.hbm_bandwidth
    peak_speed: FlopPerGpuSecond = chip.value.peak_flop_per_second
    most_requests = kv_cache.max_batch(gpus=gpus, weights=weights, kv_per_token=cache_per_token, context=context, hbm_bytes=memory_per_gpu, memory_share=memory_share)  # fmt: skip
    require(batch <= most_requests, f"{batch:,} requests do not fit beside the weights: there is memory for {most_requests:,}. Decode fewer together, shorten the context, or take more GPUs.")  # fmt: skip
    step_time = serving.decode_step_time(gpus=gpus, batch=batch, context=context, kv_per_token=cache_per_token, parameters=parameters, weights_read=weights, peak_flop_per_second=peak_speed, hbm_bandwidth=memory_speed_per_gpu, bandwidth_efficiency=bandwidth_efficiency, flop_efficiency=flop_efficiency)  # fmt: skip
    tokens_per_second = serving.decode_throughput(batch=batch, step_time=step_time)
    output_price = token_price.price_per_million(gpus=gpus, hourly_price=hourly_price, tokens_per_second=tokens_per_second, utilization=utilization)  # fmt: skip
    prefill = serving.prefill_time(gpus=gpus, tokens_in=tokens_in, parameters=parameters, peak_flop_per_second=peak_speed, prefill_mfu=prefill_mfu)  # fmt: skip
    answer_time = serving.request_latency(prefill=prefill, step_time=step_time, tokens_out=tokens_out)  # fmt: skip
    input_speed = tokens_in / prefill
    input_price = token_price.price_per_million(gpus=gpus, hourly_price=hourly_price, tokens_per_second=input_speed, utilization=utilization)  # fmt: skip
    input_cost = input_price * tokens_in / TOKENS_PER_MILLION
    output_cost = output_price * tokens_out / TOKENS_PER_MILLION
    request_cost = input_cost + output_cost
    time_per_request = serving.replica_time_per_request(prefill=prefill, step_time=step_time, tokens_out=tokens_out, batch=batch)  # fmt: skip
    replica_rate = 1 / time_per_request
    plan = token_price.replicas_for_peak(requests_per_second=requests_per_second, time_per_request=time_per_request, target_utilization=target_utilization, spare=spare)  # fmt: skip
    total_replicas = plan.total
    gpu_hours: GpuHours = total_replicas * gpus * HOURS_PER_MONTH
    fleet_cost = gpu_hours * hourly_price
    energy = job_energy(gpu_hours=gpu_hours, power_per_gpu=power_per_gpu, pue=pue)
    emissions = energy * carbon_intensity
    return ModelServing(cache_per_token=cache_per_token, weights=weights, most_requests=most_requests, step_time=step_time, tokens_per_second=tokens_per_second, output_price=output_price, prefill=prefill, answer_time=answer_time, input_speed=input_speed, input_price=input_price, input_cost=input_cost, output_cost=output_cost, request_cost=request_cost, time_per_request=time_per_request, replica_rate=replica_rate, replicas=plan.needed, total_replicas=total_replicas, fleet_cost=fleet_cost, energy=energy, emissions=emissions)  # fmt: skip
