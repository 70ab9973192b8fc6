"""The bill of serving a model: the price of tokens, and the fleet for a peak."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.draw import average_draw
from calculators.cost.environment import Carbon, carbon
from calculators.cost.experts import Kind
from calculators.cost.facts.constants import HOURS_PER_MONTH, ONE_MONTH, TOKENS_PER_MILLION
from calculators.cost.facts.limits import check
from calculators.cost.kv_cache import Attention
from calculators.cost.power import job_energy
from calculators.cost.replica import Replica, replica
from calculators.cost.request import RequestFootprint, request_footprint
from calculators.cost.serving import replica_time_per_request, request_latency
from calculators.cost.serving import requests_per_second as requests_answered
from calculators.cost.token_price import ReplicaPlan, price_per_million, replicas_for_peak
from calculators.cost.units import (
    BytesPerGpu,
    BytesPerGpuSecond,
    BytesPerParameter,
    BytesPerSecond,
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
    Grams,
    KgPerKwh,
    KilowattsPerGpu,
    LitersPerKwh,
    MegawattHours,
    Milliliters,
    Parameters,
    PerSecond,
    Ratio,
    Seconds,
    Tokens,
    TokensPerSecond,
    Tonnes,
    ValuesPerToken,
    WattHours,
    WattsPerGpu,
)


@dataclass(frozen=True)
class ServingBill(Replica):
    """Memory and speed of a replica, the price of its tokens, then the fleet."""

    output_price: DollarsPerMillionTokens
    answer_time: Seconds
    input_speed: TokensPerSecond
    input_price: DollarsPerMillionTokens
    input_cost: Dollars
    output_cost: Dollars
    request_cost: Dollars
    request_energy: WattHours | None
    """None here and below where the maker has published no power."""
    request_emissions: Grams | None
    request_water: Milliliters | None
    time_per_request: Seconds
    replica_rate: PerSecond
    replicas: Count
    total_replicas: Count
    fleet_cost: DollarsPerMonth
    energy: MegawattHours | None
    emissions: Tonnes | None


def serving_bill(
    *,
    parameters: Parameters,
    kind: Kind = Kind.DENSE,
    total_parameters: Parameters = facts.TOTAL_PARAMETERS,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    hbm_bytes: BytesPerGpu = facts.H100_HBM,
    hbm_bandwidth: BytesPerGpuSecond = facts.H100_HBM_BANDWIDTH,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    batch: Count,
    utilization: Fraction = facts.SERVING_UTILIZATION,
    requests_per_second: PerSecond,
    tokens_in: Tokens,
    tokens_out: Tokens,
    context: Tokens,
    layers: Count,
    width: Count = int(facts.WIDTH),
    attention: Attention = Attention.GROUPED,
    kv_heads: Count,
    head_size: Count,
    latent: ValuesPerToken = facts.LATENT,
    rope: ValuesPerToken = facts.ROPE,
    bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
    memory_share: Fraction = facts.MEMORY_SHARE,
    bandwidth_efficiency: Fraction = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: Fraction = facts.FLOP_EFFICIENCY,
    prefill_mfu: Fraction = facts.PREFILL_MFU,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
    latency: Seconds = facts.LATENCY,
    target_utilization: Fraction = facts.TARGET_UTILIZATION,
    spare: Count = 1,
    system_power: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    wue: LitersPerKwh = facts.WUE,
    water_intensity: LitersPerKwh = facts.WATER_INTENSITY,
) -> ServingBill:
    """Return what it costs to serve a model: memory, speed, price of tokens, fleet and carbon.

    A planning bound: scheduling and uneven requests are left out.

    >>> served = serving_bill(parameters=70.6e9, gpus=8, batch=64, requests_per_second=50,
    ...     tokens_in=3000, tokens_out=500, context=4096, layers=80, kv_heads=8, head_size=128)
    >>> round(served.output_price, 2), round(served.input_price, 2), served.replicas
    (3.69, 0.59, 20)
    """
    one: Replica = replica(
        parameters=parameters,
        kind=kind,
        total_parameters=total_parameters,
        peak_flop_per_second=peak_flop_per_second,
        hbm_bytes=hbm_bytes,
        hbm_bandwidth=hbm_bandwidth,
        scale_up_bandwidth=scale_up_bandwidth,
        gpus=gpus,
        batch=batch,
        tokens_in=tokens_in,
        context=context,
        layers=layers,
        width=width,
        attention=attention,
        kv_heads=kv_heads,
        head_size=head_size,
        latent=latent,
        rope=rope,
        bytes_per_parameter=bytes_per_parameter,
        bytes_per_value=bytes_per_value,
        memory_share=memory_share,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
        prefill_mfu=prefill_mfu,
        link_efficiency=link_efficiency,
        latency=latency,
    )
    output_price: DollarsPerMillionTokens = price_per_million(
        gpus=gpus,
        hourly_price=hourly_price,
        tokens_per_second=one.tokens_per_second,
        utilization=utilization,
    )
    answer_time: Seconds = request_latency(
        prefill=one.prefill, step_time=one.step_time, tokens_out=tokens_out
    )
    input_speed: TokensPerSecond = tokens_in / one.prefill
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
        prefill=one.prefill, step_time=one.step_time, tokens_out=tokens_out, batch=batch
    )
    check(system_power=system_power)
    power_per_gpu: WattsPerGpu = (
        average_draw(kw_per_gpu=system_power, non_gpu=non_gpu, load=load) if system_power > 0 else 0
    )
    taken: RequestFootprint = request_footprint(
        gpus=gpus,
        time_per_request=time_per_request,
        utilization=utilization,
        power_per_gpu=power_per_gpu,
        pue=pue,
        carbon_intensity=carbon_intensity,
        wue=wue,
        water_intensity=water_intensity,
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
        cache_per_token=one.cache_per_token,
        weights=one.weights,
        most_requests=one.most_requests,
        weights_read=one.weights_read,
        exchange_time=one.exchange_time,
        step_time=one.step_time,
        tokens_per_second=one.tokens_per_second,
        output_price=output_price,
        prefill=one.prefill,
        answer_time=answer_time,
        input_speed=input_speed,
        input_price=input_price,
        input_cost=input_cost,
        output_cost=output_cost,
        request_cost=request_cost,
        request_energy=taken.energy if system_power > 0 else None,
        request_emissions=taken.emissions if system_power > 0 else None,
        request_water=taken.water if system_power > 0 else None,
        time_per_request=time_per_request,
        replica_rate=replica_rate,
        replicas=plan.needed,
        total_replicas=total_replicas,
        fleet_cost=fleet_cost,
        energy=energy if system_power > 0 else None,
        emissions=emitted.location if system_power > 0 else None,
    )
