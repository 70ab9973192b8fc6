"""What fills the memory of a serving GPU: weights and the cache of earlier tokens."""

import math
from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.constants import BYTES_PER_GIGABYTE, KEYS_AND_VALUES
from calculators.cost.facts.limits import check, require
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


def kv_bytes_per_token(
    *,
    layers: Count,
    kv_heads: Count,
    head_size: Count,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
) -> BytesPerToken:
    """Return the cache that one token takes, with multi- or grouped-query attention [SCALE].

    2 x layers x kv_heads x head_size x bytes_per_value: a key and a value for each.

    >>> kv_bytes_per_token(layers=80, kv_heads=8, head_size=128, bytes_per_value=2)
    327680
    """
    check(layers=layers, kv_heads=kv_heads, head_size=head_size, bytes_per_value=bytes_per_value)
    return KEYS_AND_VALUES * layers * kv_heads * head_size * bytes_per_value


def kv_bytes_per_token_latent(
    *,
    layers: Count,
    latent: ValuesPerToken,
    rope: ValuesPerToken,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
) -> BytesPerToken:
    """Return the cache that one token takes, with keys and values pressed into a latent [DSV3].

    layers x (latent + rope) x bytes_per_value, `rope` being the values kept for position.

    >>> kv_bytes_per_token_latent(layers=61, latent=512, rope=64, bytes_per_value=2)
    70272
    """
    check(layers=layers, latent=latent, rope=rope, bytes_per_value=bytes_per_value)
    return layers * (latent + rope) * bytes_per_value


@dataclass(frozen=True)
class CacheForm:
    """What attention keeps of an earlier token."""

    label: str
    is_latent: bool


class Attention(Enum):
    """The forms of attention, by what they keep."""

    GROUPED = CacheForm("Keys and values of each head", is_latent=False)
    LATENT = CacheForm("A compressed latent (MLA)", is_latent=True)


def cached_bytes_per_token(
    *,
    attention: Attention,
    layers: Count,
    kv_heads: Count,
    head_size: Count,
    latent: ValuesPerToken = facts.LATENT,
    rope: ValuesPerToken = facts.ROPE,
    bytes_per_value: BytesPerValue = facts.BYTES_PER_VALUE,
) -> BytesPerToken:
    """Return the cache that one token takes, by the form of attention.

    >>> cached_bytes_per_token(
    ...     attention=Attention.LATENT, layers=61, kv_heads=8, head_size=128)
    70272.0
    """
    check(layers=layers, bytes_per_value=bytes_per_value)
    check(kv_heads=kv_heads, head_size=head_size, latent=latent, rope=rope)
    return (
        kv_bytes_per_token_latent(
            layers=layers, latent=latent, rope=rope, bytes_per_value=bytes_per_value
        )
        if attention.value.is_latent
        else kv_bytes_per_token(
            layers=layers, kv_heads=kv_heads, head_size=head_size, bytes_per_value=bytes_per_value
        )
    )


def weight_bytes(
    *, parameters: Parameters, bytes_per_parameter: BytesPerParameter = facts.BYTES_PER_PARAMETER
) -> Bytes:
    """Return the memory that weights take: all parameters times bytes for each.

    >>> weight_bytes(parameters=70.6e9, bytes_per_parameter=2) / 1e9
    141.2
    """
    check(parameters=parameters, bytes_per_parameter=bytes_per_parameter)
    return parameters * bytes_per_parameter


def max_batch(
    *,
    gpus: Gpus,
    weights: Bytes,
    kv_per_token: BytesPerToken,
    context: Tokens,
    hbm_bytes: BytesPerGpu = facts.H100_HBM,
    memory_share: Fraction = facts.MEMORY_SHARE,
) -> Count:
    """Return how many requests fit into memory at once.

    floor((memory x memory_share - weights) / (kv_per_token x context)). Refuses a model that
    leaves no room for one request, and says what would make it fit.

    >>> max_batch(gpus=8, weights=141.2e9, kv_per_token=327_680, context=4096)
    323
    """
    check(
        gpus=gpus,
        weights=weights,
        kv_per_token=kv_per_token,
        context=context,
        hbm_bytes=hbm_bytes,
        memory_share=memory_share,
    )
    usable_memory: Bytes = gpus * hbm_bytes * memory_share
    room_for_cache: Bytes = usable_memory - weights
    cache_per_request: Bytes = kv_per_token * context
    require(
        room_for_cache >= cache_per_request,
        _does_not_fit(
            usable=usable_memory,
            weights=weights,
            per_request=cache_per_request,
            per_gpu=usable_memory / gpus,
        ),
    )
    return math.floor(room_for_cache / cache_per_request)


def _does_not_fit(*, usable: Bytes, weights: Bytes, per_request: Bytes, per_gpu: Bytes) -> str:
    gigabyte = BYTES_PER_GIGABYTE
    missing = weights + per_request - usable
    needed = math.ceil((weights + per_request) / per_gpu)
    fewer = "with fewer bytes for each value"
    remedies = f"{fewer}, or with a shorter context" if weights < usable else f"or {fewer}"
    return (
        f"It does not fit: the weights take {weights / gigabyte:,.1f} GB and one request "
        f"{per_request / gigabyte:,.2f} GB, but only {usable / gigabyte:,.1f} GB can be filled, "
        f"{missing / gigabyte:,.2f} GB too little. It could fit on {needed:,} GPUs, {remedies}."
    )
