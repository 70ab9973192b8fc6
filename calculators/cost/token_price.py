"""The money side of serving: dollars a million tokens, and replicas for the peak."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import SECONDS_PER_HOUR, TOKENS_PER_MILLION
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Count,
    DollarsPerGpuHour,
    DollarsPerHour,
    DollarsPerMillionTokens,
    Fraction,
    Gpus,
    PerSecond,
    Ratio,
    Seconds,
    TokensPerSecond,
)


def price_per_million(
    *,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    tokens_per_second: TokensPerSecond,
    utilization: Fraction = facts.SERVING_UTILIZATION,
) -> DollarsPerMillionTokens:
    """Return what a million tokens cost to make on machines that are busy part of the time.

    hourly_price x gpus / (tokens_per_second x 3600 x utilization) x 1e6.

    >>> round(price_per_million(gpus=8, hourly_price=3, tokens_per_second=5287, utilization=0.5), 2)
    2.52
    """
    check(
        gpus=gpus,
        hourly_price=hourly_price,
        tokens_per_second=tokens_per_second,
        utilization=utilization,
    )
    replica_price: DollarsPerHour = hourly_price * gpus
    return replica_price / (tokens_per_second * SECONDS_PER_HOUR * utilization) * TOKENS_PER_MILLION


@dataclass(frozen=True)
class ReplicaPlan:
    """How many copies of the model a peak needs."""

    busy: Ratio
    """Replicas kept fully busy at the peak."""
    needed: Count
    total: Count
    """With spares."""


def replicas_for_peak(
    *,
    requests_per_second: PerSecond,
    time_per_request: Seconds,
    target_utilization: Fraction = facts.TARGET_UTILIZATION,
    spare: Count = 1,
) -> ReplicaPlan:
    """Return the replicas for a peak: ceil(requests x time / target), and spares.

    Assumes steady arrivals within the peak; the room above the target takes the bursts.

    >>> replicas_for_peak(requests_per_second=50, time_per_request=0.2284).needed
    17
    """
    check(
        requests_per_second=requests_per_second,
        time_per_request=time_per_request,
        target_utilization=target_utilization,
        spare=spare,
    )
    busy: Ratio = requests_per_second * time_per_request
    needed: Count = math.ceil(busy / target_utilization)
    total: Count = needed + spare
    return ReplicaPlan(busy=busy, needed=needed, total=total)
