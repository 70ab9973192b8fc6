"""One replica of a served model: what it holds, and how fast it reads and writes."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.experts import Kind, held_parameters, weights_read_in_step
from calculators.cost.facts.limits import check, require
from calculators.cost.kv_cache import Attention, cached_bytes_per_token, max_batch, weight_bytes
from calculators.cost.serving import (
    decode_exchange_time,
    decode_step_time,
    decode_throughput,
    prefill_time,
)
from calculators.cost.units import (
    Bytes,
    BytesPerGpu,
    BytesPerGpuSecond,
    BytesPerParameter,
    BytesPerSecond,
    BytesPerToken,
    BytesPerValue,
    Count,
    FlopPerGpuSecond,
    Fraction,
    Gpus,
    Parameters,
    Seconds,
    Tokens,
    TokensPerSecond,
    ValuesPerToken,
)


@dataclass(frozen=True)
class Replica:
    """The memory and the speed of the GPUs that hold one copy of a model."""

    cache_per_token: BytesPerToken
    weights: Bytes
    most_requests: Count
    weights_read: Bytes
    exchange_time: Seconds
    step_time: Seconds
    tokens_per_second: TokensPerSecond
    prefill: Seconds


def replica(
    *,
    parameters: Parameters,
    kind: Kind = Kind.DENSE,
    total_parameters: Parameters = facts.TOTAL_PARAMETERS,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    hbm_bytes: BytesPerGpu = facts.H100_HBM,
    hbm_bandwidth: BytesPerGpuSecond = facts.H100_HBM_BANDWIDTH,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    gpus: Gpus,
    batch: Count,
    tokens_in: Tokens,
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
) -> Replica:
    """Return what a replica holds, and the time of a decoding step and of reading a prompt.

    A step reads weights and cache, or calculates if that takes longer, and then the GPUs exchange
    what they have worked out. Scheduling and uneven requests are left out.

    >>> one = replica(parameters=70.6e9, gpus=8, batch=64, tokens_in=3000, context=4096,
    ...     layers=80, kv_heads=8, head_size=128)
    >>> round(one.step_time * 1000, 1), round(one.exchange_time * 1000, 1)
    (17.7, 5.6)
    """
    cache_per_token: BytesPerToken = cached_bytes_per_token(
        attention=attention,
        layers=layers,
        kv_heads=kv_heads,
        head_size=head_size,
        latent=latent,
        rope=rope,
        bytes_per_value=bytes_per_value,
    )
    all_parameters: Parameters = held_parameters(
        kind=kind, parameters=parameters, total_parameters=total_parameters
    )
    weights: Bytes = weight_bytes(
        parameters=all_parameters, bytes_per_parameter=bytes_per_parameter
    )
    memory_per_gpu: BytesPerGpu = hbm_bytes
    memory_speed_per_gpu: BytesPerGpuSecond = hbm_bandwidth
    peak_speed: FlopPerGpuSecond = peak_flop_per_second
    link_speed: BytesPerSecond = scale_up_bandwidth
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
    weights_read: Bytes = weights_read_in_step(
        parameters=parameters,
        total_parameters=all_parameters,
        batch=batch,
        bytes_per_parameter=bytes_per_parameter,
    )
    exchange_time: Seconds = decode_exchange_time(
        gpus=gpus,
        batch=batch,
        layers=layers,
        width=width,
        scale_up_bandwidth=link_speed,
        link_efficiency=link_efficiency,
        latency=latency,
    )
    working_time: Seconds = decode_step_time(
        gpus=gpus,
        batch=batch,
        context=context,
        kv_per_token=cache_per_token,
        parameters=parameters,
        weights_read=weights_read,
        peak_flop_per_second=peak_speed,
        hbm_bandwidth=memory_speed_per_gpu,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
    )
    step_time: Seconds = working_time + exchange_time
    tokens_per_second: TokensPerSecond = decode_throughput(batch=batch, step_time=step_time)
    prefill: Seconds = prefill_time(
        gpus=gpus,
        tokens_in=tokens_in,
        parameters=parameters,
        peak_flop_per_second=peak_speed,
        prefill_mfu=prefill_mfu,
    )
    return Replica(
        cache_per_token=cache_per_token,
        weights=weights,
        most_requests=most_requests,
        weights_read=weights_read,
        exchange_time=exchange_time,
        step_time=step_time,
        tokens_per_second=tokens_per_second,
        prefill=prefill,
    )
