"""Whether a model fits into the memory of its GPUs, and what fills it."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import ONE_GPU
from calculators.cost.facts.limits import check
from calculators.cost.kv_cache import Attention, cached_bytes_per_token, weight_bytes
from calculators.cost.units import (
    Bytes,
    BytesPerGpu,
    BytesPerParameter,
    BytesPerToken,
    BytesPerValue,
    Count,
    Fraction,
    Gpus,
    Parameters,
    Tokens,
    ValuesPerToken,
)


@dataclass(frozen=True)
class Fit:
    """What a model and its requests take, beside the memory there is."""

    token_cache: BytesPerToken
    weights: Bytes
    cache: Bytes
    reserve: Bytes
    """Kept free for buffers and what a step works with."""
    needed: Bytes
    memory: Bytes
    room: Bytes
    """What is left over; below zero where it does not fit."""
    gpus_needed: Count
    most_requests: Count
    """How many requests fit beside the weights on the GPUs given."""
    longest_context: Tokens
    """The context at which memory is just full."""
    most_bytes: BytesPerParameter
    """The bytes for a parameter at which memory is just full."""


def fit_into_memory(
    *,
    total_parameters: Parameters,
    gpus: Gpus,
    hbm_bytes: BytesPerGpu = facts.H100_HBM,
    batch: Count,
    context: Tokens,
    attention: Attention,
    layers: Count,
    kv_heads: Count,
    head_size: Count,
    latent: ValuesPerToken = facts.LATENT,
    rope: ValuesPerToken = facts.ROPE,
    bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
    memory_share: Fraction = facts.MEMORY_SHARE,
) -> Fit:
    """Return what fills the memory of a served model, and on how many GPUs it fits.

    Weights, and the cache of every request, into the share of memory that can be filled. All
    parameters count, those of experts that a token does not use too.

    >>> fit = fit_into_memory(total_parameters=70.6e9, gpus=8, batch=64, context=4096,
    ...     attention=Attention.GROUPED, layers=80, kv_heads=8, head_size=128)
    >>> round(fit.weights / 1e9), round(fit.cache / 1e9), fit.gpus_needed, fit.most_requests
    (141, 86, 4, 323)
    """
    check(gpus=gpus, hbm_bytes=hbm_bytes, batch=batch, context=context, memory_share=memory_share)
    check(total_parameters=total_parameters)
    token_cache: BytesPerToken = cached_bytes_per_token(
        attention=attention,
        layers=layers,
        kv_heads=kv_heads,
        head_size=head_size,
        latent=latent,
        rope=rope,
        bytes_per_value=bytes_per_value,
    )
    weights: Bytes = weight_bytes(
        parameters=total_parameters, bytes_per_parameter=bytes_per_parameter
    )
    request_cache: Bytes = context * token_cache
    cache: Bytes = batch * request_cache
    filled: Bytes = weights + cache
    needed: Bytes = filled / memory_share
    reserve: Bytes = needed - filled
    memory_of_a_gpu: BytesPerGpu = hbm_bytes
    memory: Bytes = gpus * memory_of_a_gpu
    room: Bytes = memory - needed
    gpus_needed: Count = math.ceil(needed / memory_of_a_gpu / ONE_GPU)
    usable: Bytes = memory * memory_share
    most_requests: Count = max(math.floor((usable - weights) / request_cache), 0)
    longest_context: Tokens = (usable - weights) / (batch * token_cache)
    most_bytes: BytesPerParameter = (usable - cache) / total_parameters
    return Fit(
        token_cache=token_cache,
        weights=weights,
        cache=cache,
        reserve=reserve,
        needed=needed,
        memory=memory,
        room=room,
        gpus_needed=gpus_needed,
        most_requests=most_requests,
        longest_context=longest_context,
        most_bytes=most_bytes,
    )
