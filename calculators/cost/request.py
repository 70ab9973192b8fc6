"""The energy, the carbon and the water of one request."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import SECONDS_PER_HOUR
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Fraction,
    GpuHours,
    Gpus,
    Grams,
    KgPerKwh,
    LitersPerKwh,
    Milliliters,
    Ratio,
    Seconds,
    WattHours,
    WattsPerGpu,
)


@dataclass(frozen=True)
class RequestFootprint:
    """What one request takes, the idle time of its machines included."""

    energy: WattHours
    emissions: Grams
    water: Milliliters


def request_footprint(
    *,
    gpus: Gpus,
    time_per_request: Seconds,
    utilization: Fraction = facts.SERVING_UTILIZATION,
    power_per_gpu: WattsPerGpu,
    pue: Ratio = facts.PUE,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    wue: LitersPerKwh = facts.WUE,
    water_intensity: LitersPerKwh = facts.WATER_INTENSITY,
) -> RequestFootprint:
    """Return the energy, carbon and water of one request that keeps a replica busy so long.

    GPU time, over the share of time that serves, times watts and PUE. Kilograms a kilowatt-hour
    are grams a watt-hour, and liters a kilowatt-hour milliliters a watt-hour.

    >>> one = request_footprint(gpus=8, time_per_request=0.2284, power_per_gpu=1020,
    ...     carbon_intensity=0.366)
    >>> round(one.energy, 2), round(one.emissions, 2)
    (1.29, 0.47)
    """
    check(
        gpus=gpus,
        time_per_request=time_per_request,
        utilization=utilization,
        power_per_gpu=power_per_gpu,
        pue=pue,
        carbon_intensity=carbon_intensity,
        wue=wue,
        water_intensity=water_intensity,
    )
    gpu_time: GpuHours = gpus * time_per_request / SECONDS_PER_HOUR / utilization
    energy_of_computers: WattHours = gpu_time * power_per_gpu
    energy: WattHours = energy_of_computers * pue
    emissions: Grams = energy * carbon_intensity
    water: Milliliters = energy * (wue + water_intensity)
    return RequestFootprint(energy=energy, emissions=emissions, water=water)
