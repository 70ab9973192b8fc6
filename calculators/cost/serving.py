"""The speed of serving: reading a prompt, writing an answer, and how long a reader waits."""

import math

from calculators.cost import facts
from calculators.cost.collectives import hierarchical_allreduce_time
from calculators.cost.facts.constants import (
    ACTIVATION_BYTES,
    EXCHANGES_PER_LAYER,
    FORWARD_FLOP,
    ONE_GPU,
    TOKENS_PER_STEP,
)
from calculators.cost.facts.limits import check
from calculators.cost.links import delivered_bandwidth
from calculators.cost.units import (
    Bytes,
    BytesPerGpuSecond,
    BytesPerSecond,
    BytesPerToken,
    Count,
    Flop,
    FlopPerGpuSecond,
    FlopPerSecond,
    Fraction,
    Gpus,
    Parameters,
    PerSecond,
    Seconds,
    Tokens,
    TokensPerSecond,
)


def _speed(*, gpus: Gpus, peak: FlopPerGpuSecond, share: Fraction) -> FlopPerSecond:
    return gpus * peak * share


def _writing_time(*, tokens: Tokens, step_time: Seconds) -> Seconds:
    return tokens / TOKENS_PER_STEP * step_time


def decode_step_time(
    *,
    gpus: Gpus,
    batch: Count,
    context: Tokens,
    kv_per_token: BytesPerToken,
    parameters: Parameters,
    weights_read: Bytes,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    hbm_bandwidth: BytesPerGpuSecond = facts.H100_HBM_BANDWIDTH,
    bandwidth_efficiency: Fraction = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: Fraction = facts.FLOP_EFFICIENCY,
) -> Seconds:
    """Return the time in which every request of a batch gains one token: a roofline [SCALE].

    batch x context x kv / BW + max(2 x batch x N / F, weights_read / BW): the cache is read,
    then either arithmetic or the reading of weights takes longer. Efficiencies of 1 give the
    bound; published systems reach a fraction of it. N is active parameters; for a mixture of
    experts take weights_read from `weights_read_in_step`. Time between GPUs comes on top:
    `decode_exchange_time`.

    >>> step = decode_step_time(gpus=8, batch=64, context=4096, kv_per_token=327_680,
    ...     parameters=70.6e9, weights_read=141.2e9)
    >>> round(step * 1000, 1)
    12.1
    """
    check(
        gpus=gpus,
        batch=batch,
        context=context,
        kv_per_token=kv_per_token,
        parameters=parameters,
        weights_read=weights_read,
        peak_flop_per_second=peak_flop_per_second,
        hbm_bandwidth=hbm_bandwidth,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
    )
    memory_speed: BytesPerSecond = gpus * hbm_bandwidth * bandwidth_efficiency
    arithmetic_speed: FlopPerSecond = _speed(
        gpus=gpus, peak=peak_flop_per_second, share=flop_efficiency
    )
    cache_of_the_batch: Bytes = batch * context * kv_per_token
    time_to_read_cache: Seconds = cache_of_the_batch / memory_speed
    time_to_read_weights: Seconds = weights_read / memory_speed
    work_of_a_step: Flop = FORWARD_FLOP * parameters * batch * TOKENS_PER_STEP
    time_to_calculate: Seconds = work_of_a_step / arithmetic_speed
    return time_to_read_cache + max(time_to_calculate, time_to_read_weights)


def decode_exchange_time(
    *,
    gpus: Gpus,
    batch: Count,
    layers: Count,
    width: Count = int(facts.WIDTH),
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
    latency: Seconds = facts.LATENCY,
) -> Seconds:
    """Return how long the GPUs of a replica exchange in one decoding step [MEGA].

    Two all-reduces a layer, each of batch x width values, over the links inside a node. The
    messages are small, so delays outweigh bandwidth: a small model over eight GPUs waits longer
    than it reads. One GPU exchanges nothing.

    >>> round(decode_exchange_time(gpus=8, batch=64, layers=80) * 1000, 2)
    5.62
    """
    check(gpus=gpus, batch=batch, layers=layers, width=width, link_efficiency=link_efficiency)
    check(scale_up_bandwidth=scale_up_bandwidth, latency=latency)
    message: Bytes = batch * width * ACTIVATION_BYTES
    link: BytesPerSecond = delivered_bandwidth(
        bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency
    )
    members: Count = math.ceil(gpus / ONE_GPU)
    one_exchange: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=members,
        nodes=1,
        scale_up_bandwidth=link,
        scale_out_bandwidth=link,
        latency=latency,
    )
    return EXCHANGES_PER_LAYER * layers * one_exchange


def decode_throughput(*, batch: Count, step_time: Seconds) -> TokensPerSecond:
    """Return the tokens a second that a batch gains: batch / step_time.

    >>> round(decode_throughput(batch=64, step_time=0.0121058))
    5287
    """
    check(batch=batch, step_time=step_time)
    return batch * TOKENS_PER_STEP / step_time


def prefill_time(
    *,
    gpus: Gpus,
    tokens_in: Tokens,
    parameters: Parameters,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    prefill_mfu: Fraction = facts.PREFILL_MFU,
) -> Seconds:
    """Return the time to read a prompt: 2 x N x T / (F x MFU) [SCALE].

    Reading is bound by arithmetic. Attention is left out, which matters for long prompts.

    >>> round(prefill_time(gpus=8, tokens_in=3000, parameters=70.6e9), 3)
    0.134
    """
    check(
        gpus=gpus,
        tokens_in=tokens_in,
        parameters=parameters,
        peak_flop_per_second=peak_flop_per_second,
        prefill_mfu=prefill_mfu,
    )
    work_of_the_prompt: Flop = FORWARD_FLOP * parameters * tokens_in
    speed_in_reading: FlopPerSecond = _speed(
        gpus=gpus, peak=peak_flop_per_second, share=prefill_mfu
    )
    return work_of_the_prompt / speed_in_reading


def request_latency(
    *, prefill: Seconds, step_time: Seconds, tokens_out: Tokens, queue_time: Seconds = 0
) -> Seconds:
    """Return the time from question to last token: queue + first token + the other tokens.

    queue_time + prefill + (tokens_out - 1) x step_time.

    >>> round(request_latency(prefill=0.134, step_time=0.0121, tokens_out=500), 2)
    6.17
    """
    check(prefill=prefill, step_time=step_time, tokens_out=tokens_out, queue_time=queue_time)
    further_tokens: Tokens = tokens_out - TOKENS_PER_STEP
    return queue_time + prefill + _writing_time(tokens=further_tokens, step_time=step_time)


def replica_time_per_request(
    *, prefill: Seconds, step_time: Seconds, tokens_out: Tokens, batch: Count
) -> Seconds:
    """Return how long a request keeps a replica busy: prefill + tokens_out x step_time / batch.

    A replica is the group of GPUs that holds one copy of the model; times its GPUs this is the
    GPU-seconds of a request. Assumes that prompts are read one by one, answers in full batches.

    >>> busy = replica_time_per_request(
    ...     prefill=0.1338, step_time=0.0121058, tokens_out=500, batch=64)
    >>> round(busy, 3)
    0.228
    """
    check(prefill=prefill, step_time=step_time, tokens_out=tokens_out, batch=batch)
    return prefill + _writing_time(tokens=tokens_out, step_time=step_time) / batch


def requests_per_second(*, time_per_request: Seconds) -> PerSecond:
    """Return the requests a second that one replica can answer: 1 / time_per_request.

    >>> round(requests_per_second(time_per_request=0.2284), 2)
    4.38
    """
    check(time_per_request=time_per_request)
    return 1 / time_per_request
