"""The way from an announced megawatt down to useful GPUs."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check
from calculators.cost.power import gpu_server_load, gpus_for_load
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

    it_load: Megawatts
    gpu_load: Megawatts
    """IT load of GPU servers, storage and other machines taken off."""
    full_build: GpuEquivalents
    energized_gpus: GpuEquivalents
    networked_gpus: GpuEquivalents
    available_gpus: GpuEquivalents
    useful_gpus: GpuEquivalents
    useful_share: Fraction
    """Of the full build."""


def announcement_waterfall(
    *,
    facility_power: Megawatts,
    pue: Ratio = facts.PUE,
    non_gpu: Fraction = facts.NON_GPU,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    energized: Fraction,
    networked: Fraction,
    availability: Fraction = facts.AVAILABILITY,
    utilization: Fraction = facts.UTILIZATION,
) -> AnnouncementWaterfall:
    """Return how many useful GPUs stand behind an announced facility load.

    Divide by PUE, take off the load that is not GPU servers, divide by the kilowatts of a
    GPU; then multiply by the shares with power, in connected clusters, available and in use.

    >>> way = announcement_waterfall(
    ...     facility_power=500, non_gpu=0.10, energized=0.20, networked=0.80)
    >>> round(way.full_build), round(way.energized_gpus), round(way.useful_gpus)
    (282353, 56471, 35057)
    """
    check(
        facility_power=facility_power,
        pue=pue,
        energized=energized,
        networked=networked,
        availability=availability,
        utilization=utilization,
    )
    it_load: Megawatts = facility_power / pue
    gpu_load: Megawatts = gpu_server_load(it_power=it_load, non_gpu=non_gpu)
    full_build: GpuEquivalents = gpus_for_load(
        it_power=it_load, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu
    )
    energized_gpus: GpuEquivalents = full_build * energized
    networked_gpus: GpuEquivalents = energized_gpus * networked
    available_gpus: GpuEquivalents = networked_gpus * availability
    useful_gpus: GpuEquivalents = available_gpus * utilization
    useful_share: Fraction = useful_gpus / full_build
    return AnnouncementWaterfall(
        it_load=it_load,
        gpu_load=gpu_load,
        full_build=full_build,
        energized_gpus=energized_gpus,
        networked_gpus=networked_gpus,
        available_gpus=available_gpus,
        useful_gpus=useful_gpus,
        useful_share=useful_share,
    )
