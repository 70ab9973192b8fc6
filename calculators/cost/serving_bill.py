"""The bill of serving a model: the price of tokens, and the fleet for a peak."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.environment import Carbon, carbon
from calculators.cost.facts.constants import HOURS_PER_MONTH, ONE_MONTH, TOKENS_PER_MILLION
from calculators.cost.facts.limits import check, require
from calculators.cost.kv_cache import kv_bytes_per_token, max_batch, weight_bytes
from calculators.cost.power import job_energy
from calculators.cost.serving import (
    decode_step_time,
    decode_throughput,
    prefill_time,
    replica_time_per_request,
    request_latency,
)
from calculators.cost.serving import requests_per_second as requests_answered
from calculators.cost.token_price import ReplicaPlan, price_per_million, replicas_for_peak
from calculators.cost.units import (
    Bytes,
    BytesPerGpu,
    BytesPerGpuSecond,
    BytesPerParameter,
    BytesPerToken,
    BytesPerValue,
    Count,
    Dollars,
    DollarsPerGpuHour,
    DollarsPerMillionTokens,
    DollarsPerMonth,
    FlopPerGpuSecond,
    Fraction,
    GpuHours,
    Gpus,
    KgPerKwh,
    MegawattHours,
    Parameters,
    PerSecond,
    Ratio,
    Seconds,
    Tokens,
    TokensPerSecond,
    Tonnes,
    WattsPerGpu,
)


@dataclass(frozen=True)
class ServingBill:
    """Memory, speed, price, then the fleet."""

    cache_per_token: BytesPerToken
    weights: Bytes
    most_requests: Count
    step_time: Seconds
    tokens_per_second: TokensPerSecond
    output_price: DollarsPerMillionTokens
    prefill: Seconds
    answer_time: Seconds
    input_speed: TokensPerSecond
    input_price: DollarsPerMillionTokens
    input_cost: Dollars
    output_cost: Dollars
    request_cost: Dollars
    time_per_request: Seconds
    replica_rate: PerSecond
    replicas: Count
    total_replicas: Count
    fleet_cost: DollarsPerMonth
    energy: MegawattHours
    emissions: Tonnes


def serving_bill(
    *,
    parameters: Parameters,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    hbm_bytes: BytesPerGpu = facts.H100_HBM,
    hbm_bandwidth: BytesPerGpuSecond = facts.H100_HBM_BANDWIDTH,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    batch: Count,
    utilization: Fraction = facts.SERVING_UTILIZATION,
    requests_per_second: PerSecond,
    tokens_in: Tokens,
    tokens_out: Tokens,
    context: Tokens,
    layers: Count,
    kv_heads: Count,
    head_size: Count,
    bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
    memory_share: Fraction = facts.MEMORY_SHARE,
    bandwidth_efficiency: Fraction = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: Fraction = facts.FLOP_EFFICIENCY,
    prefill_mfu: Fraction = facts.PREFILL_MFU,
    target_utilization: Fraction = facts.TARGET_UTILIZATION,
    spare: Count = 1,
    power_per_gpu: WattsPerGpu,
    pue: Ratio = facts.PUE,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
) -> ServingBill:
    """Return what it costs to serve a model: memory, speed, price of tokens, fleet and carbon.

    A planning bound: time between GPUs, scheduling and uneven requests are left out.

    >>> served = serving_bill(parameters=70.6e9, gpus=8, batch=64, requests_per_second=50,
    ...     tokens_in=3000, tokens_out=500, context=4096, layers=80, kv_heads=8, head_size=128,
    ...     power_per_gpu=1020)
    >>> round(served.output_price, 2), round(served.input_price, 2), served.replicas
    (2.52, 0.59, 17)
    """
    cache_per_token: BytesPerToken = kv_bytes_per_token(
        layers=layers, kv_heads=kv_heads, head_size=head_size, bytes_per_value=bytes_per_value
    )
    weights: Bytes = weight_bytes(parameters=parameters, bytes_per_parameter=bytes_per_parameter)
    memory_per_gpu: BytesPerGpu = hbm_bytes
    memory_speed_per_gpu: BytesPerGpuSecond = hbm_bandwidth
    peak_speed: FlopPerGpuSecond = peak_flop_per_second
    most_requests: Count = max_batch(
        gpus=gpus,
        weights=weights,
        kv_per_token=cache_per_token,
        context=context,
        hbm_bytes=memory_per_gpu,
        memory_share=memory_share,
    )
    check(batch=batch)
    require(
        batch <= most_requests,
        f"{batch:,} requests do not fit beside the weights: there is memory for "
        f"{most_requests:,}. Decode fewer together, shorten the context, or take more GPUs.",
    )
    step_time: Seconds = decode_step_time(
        gpus=gpus,
        batch=batch,
        context=context,
        kv_per_token=cache_per_token,
        parameters=parameters,
        weights_read=weights,
        peak_flop_per_second=peak_speed,
        hbm_bandwidth=memory_speed_per_gpu,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
    )
    tokens_per_second: TokensPerSecond = decode_throughput(batch=batch, step_time=step_time)
    output_price: DollarsPerMillionTokens = price_per_million(
        gpus=gpus,
        hourly_price=hourly_price,
        tokens_per_second=tokens_per_second,
        utilization=utilization,
    )
    prefill: Seconds = prefill_time(
        gpus=gpus,
        tokens_in=tokens_in,
        parameters=parameters,
        peak_flop_per_second=peak_speed,
        prefill_mfu=prefill_mfu,
    )
    answer_time: Seconds = request_latency(
        prefill=prefill, step_time=step_time, tokens_out=tokens_out
    )
    input_speed: TokensPerSecond = tokens_in / prefill
    input_price: DollarsPerMillionTokens = price_per_million(
        gpus=gpus,
        hourly_price=hourly_price,
        tokens_per_second=input_speed,
        utilization=utilization,
    )
    input_cost: Dollars = input_price * tokens_in / TOKENS_PER_MILLION
    output_cost: Dollars = output_price * tokens_out / TOKENS_PER_MILLION
    request_cost: Dollars = input_cost + output_cost
    time_per_request: Seconds = replica_time_per_request(
        prefill=prefill, step_time=step_time, tokens_out=tokens_out, batch=batch
    )
    replica_rate: PerSecond = requests_answered(time_per_request=time_per_request)
    plan: ReplicaPlan = replicas_for_peak(
        requests_per_second=requests_per_second,
        time_per_request=time_per_request,
        target_utilization=target_utilization,
        spare=spare,
    )
    total_replicas: Count = plan.total
    gpu_hours: GpuHours = total_replicas * gpus * HOURS_PER_MONTH * ONE_MONTH
    fleet_cost: DollarsPerMonth = gpu_hours * hourly_price / ONE_MONTH
    energy: MegawattHours = job_energy(gpu_hours=gpu_hours, power_per_gpu=power_per_gpu, pue=pue)
    emitted: Carbon = carbon(energy=energy, carbon_intensity=carbon_intensity)
    return ServingBill(
        cache_per_token=cache_per_token,
        weights=weights,
        most_requests=most_requests,
        step_time=step_time,
        tokens_per_second=tokens_per_second,
        output_price=output_price,
        prefill=prefill,
        answer_time=answer_time,
        input_speed=input_speed,
        input_price=input_price,
        input_cost=input_cost,
        output_cost=output_cost,
        request_cost=request_cost,
        time_per_request=time_per_request,
        replica_rate=replica_rate,
        replicas=plan.needed,
        total_replicas=total_replicas,
        fleet_cost=fleet_cost,
        energy=energy,
        emissions=emitted.location,
    )
