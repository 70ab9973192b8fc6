"""The way from an announced megawatt down to useful GPUs."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import KILOWATTS_PER_MEGAWATT
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Fraction,
    GpuEquivalents,
    KilowattsPerGpu,
    Megawatts,
    Ratio,
)


@dataclass(frozen=True)
class AnnouncementWaterfall:
    """Each line is what the line above leaves after one more question."""

    it_power: Megawatts
    gpu_power: Megawatts
    """IT load of GPU servers, storage and other machines taken off."""
    full_build: GpuEquivalents
    energized: GpuEquivalents
    networked: GpuEquivalents
    available: GpuEquivalents
    useful: GpuEquivalents


def announcement_waterfall(
    *,
    facility_power: Megawatts,
    pue: Ratio = facts.PUE,
    non_gpu: Fraction,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    energized: Fraction,
    networked: Fraction,
    availability: Fraction = facts.AVAILABILITY,
    utilization: Fraction = facts.UTILIZATION,
) -> AnnouncementWaterfall:
    """Return how many useful GPUs stand behind an announced facility load.

    Divide by PUE, take off the load that is not GPU servers, divide by the kilowatts of a
    GPU; then multiply by the shares with power, in connected clusters, available and in use.

    >>> steps = announcement_waterfall(facility_power=500, non_gpu=0.10, energized=0.20, networked=0.80)
    >>> round(steps.full_build), round(steps.energized), round(steps.networked), round(steps.useful)
    (282353, 56471, 45176, 35057)
    """
    check(facility_power=facility_power, pue=pue, non_gpu=non_gpu, kw_per_gpu=kw_per_gpu)
    check(energized=energized, networked=networked)
    check(availability=availability, utilization=utilization)
    it_power: Megawatts = facility_power / pue
    gpu_power: Megawatts = it_power * (1 - non_gpu)
    full_build: GpuEquivalents = gpu_power * KILOWATTS_PER_MEGAWATT / kw_per_gpu
    energized_gpus: GpuEquivalents = full_build * energized
    networked_gpus: GpuEquivalents = energized_gpus * networked
    available: GpuEquivalents = networked_gpus * availability
    useful: GpuEquivalents = available * utilization
    return AnnouncementWaterfall(
        it_power=it_power,
        gpu_power=gpu_power,
        full_build=full_build,
        energized=energized_gpus,
        networked=networked_gpus,
        available=available,
        useful=useful,
    )
