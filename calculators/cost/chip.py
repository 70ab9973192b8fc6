"""The figures of the chip that a reader chose: those of the table, or those typed."""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    BytesPerGpu,
    BytesPerGpuSecond,
    BytesPerSecond,
    FlopPerGpuSecond,
    KilowattsPerGpu,
)


def chip_peak(
    *,
    chip: Chip,
    number_format: NumberFormat = NumberFormat.BF16,
    own_peak: FlopPerGpuSecond = facts.H100_PEAK,
) -> FlopPerGpuSecond:
    """Return the dense peak of the chip in a number format; what is typed holds for any format.

    >>> chip_peak(chip=Chip.H100, number_format=NumberFormat.FP8) / 1e12
    1979.0
    >>> chip_peak(chip=Chip.MY_OWN, own_peak=2e15) / 1e12
    2000.0
    """
    check(own_peak=own_peak)
    return own_peak if chip.value.is_typed else chip.peak(number_format)


def chip_memory(*, chip: Chip, own_memory: BytesPerGpu = facts.H100_HBM) -> BytesPerGpu:
    """Return the memory of the chip.

    >>> chip_memory(chip=Chip.H200) / 1e9
    141.0
    """
    check(own_memory=own_memory)
    return own_memory if chip.value.is_typed else chip.value.hbm_bytes


def chip_bandwidth(
    *, chip: Chip, own_bandwidth: BytesPerGpuSecond = facts.H100_HBM_BANDWIDTH
) -> BytesPerGpuSecond:
    """Return the speed of the chip's memory.

    >>> chip_bandwidth(chip=Chip.H200) / 1e12
    4.8
    """
    check(own_bandwidth=own_bandwidth)
    return own_bandwidth if chip.value.is_typed else chip.value.hbm_bandwidth


def chip_link(*, chip: Chip, own_link: BytesPerSecond = facts.NVLINK4) -> BytesPerSecond:
    """Return the speed of the chip's links to its neighbors, one way.

    >>> chip_link(chip=Chip.B200) / 1e9
    900.0
    """
    check(own_link=own_link)
    return own_link if chip.value.is_typed else chip.value.scale_up_bandwidth


@dataclass(frozen=True)
class PowerBasis:
    """Where the power of a server comes from, in words for a menu."""

    label: str
    is_typed: bool


class PowerFrom(Enum):
    """The choices a reader has."""

    SYSTEM = PowerBasis("As published for the accelerator's own system", is_typed=False)
    TYPED = PowerBasis("As I type it", is_typed=True)


def chip_system_power(
    *,
    chip: Chip,
    power_from: PowerFrom = PowerFrom.SYSTEM,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
) -> KilowattsPerGpu:
    """Return the most that a server of the chip draws, for each chip in it.

    By system, not by one factor for all: over the rated power of its chips, a box of eight A100
    has 2.03, one of eight H100 1.82, one of eight B200 1.79, a rack of 72 GPUs 1.34 to 1.39.

    >>> chip_system_power(chip=Chip.H100), round(chip_system_power(chip=Chip.GB200), 3)
    (1.275, 1.667)
    >>> chip_system_power(chip=Chip.TPU_V5P, power_from=PowerFrom.TYPED, kw_per_gpu=0.6)
    0.6
    """
    check(kw_per_gpu=kw_per_gpu)
    return (
        kw_per_gpu
        if power_from.value.is_typed
        else kw_per_gpu
        if chip.value.is_typed
        else chip.power_of_system
    )


def known_system_power(
    *,
    chip: Chip,
    power_from: PowerFrom = PowerFrom.SYSTEM,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
) -> KilowattsPerGpu:
    """Return the same, or 0 where none is published.

    >>> known_system_power(chip=Chip.B200), known_system_power(chip=Chip.TPU_V6E)
    (1.7875, 0)
    """
    check(kw_per_gpu=kw_per_gpu)
    by_chip: KilowattsPerGpu = kw_per_gpu if chip.value.is_typed else chip.known_power
    return kw_per_gpu if power_from.value.is_typed else by_chip
