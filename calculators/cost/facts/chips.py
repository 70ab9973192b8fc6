"""The table of chips: dense BF16 peak, memory, rated power and fast links, for one chip.

A field without a figure we could source is None.
"""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import sources, units
from calculators.cost.facts.fact import Fact, Status
from calculators.cost.sources.source import Source
from calculators.unit import Unit

_LINK = "Link to neighbors, one way"


@dataclass(frozen=True)
class ChipSpec:
    """One accelerator as its maker specifies it; speeds are for one direction of one chip."""

    label: str
    peak_flop_per_second: Fact
    hbm_bytes: Fact
    hbm_bandwidth: Fact
    scale_up_bandwidth: Fact
    tdp: Fact | None = None

    @property
    def figures(self) -> tuple[Fact | None, ...]:
        """The figures of the chip, in one order for all chips."""
        return (
            self.peak_flop_per_second,
            self.hbm_bytes,
            self.hbm_bandwidth,
            self.scale_up_bandwidth,
            self.tdp,
        )


def _read(
    value: float, unit: Unit, label: str, note: str = "", source: Source = sources.STAS
) -> Fact:
    return Fact(
        value,
        unit=unit,
        label=label,
        status=Status.SOURCED,
        date=source.date,
        source=source,
        note=note,
    )


def _peak(tera: float, note: str = "BF16, dense", source: Source = sources.STAS) -> Fact:
    return _read(tera * 1e12, units.FLOP_PER_GPU_SECOND, "Dense BF16 peak", note, source)


def _memory(giga: float, note: str = "", source: Source = sources.STAS) -> Fact:
    return _read(giga * 1e9, units.BYTES_PER_GPU, "Memory", note, source)


def _memory_speed(tera: float, note: str = "", source: Source = sources.STAS) -> Fact:
    return _read(tera * 1e12, units.BYTES_PER_GPU_SECOND, "Memory bandwidth", note, source)


def _links(giga: float, note: str) -> Fact:
    return _read(giga * 1e9, units.BYTES_PER_SECOND, _LINK, note)


def _power(watts: float, note: str) -> Fact:
    return _read(watts, units.WATTS_PER_GPU, "Rated power", note)


class Chip(Enum):
    """Accelerators a reader may choose between."""

    A100 = ChipSpec(
        "NVIDIA A100 SXM 80 GB",
        _peak(312),
        _memory(80),
        _memory_speed(2.0),
        _links(300, "NVLink 3"),
        _power(400, "maximum TDP"),
    )
    H100 = ChipSpec(
        "NVIDIA H100 SXM",
        _peak(989),
        _memory(80),
        _memory_speed(3.35),
        _links(450, "NVLink 4"),
        _power(700, "maximum TDP"),
    )
    H200 = ChipSpec(
        "NVIDIA H200 SXM",
        _peak(989),
        _memory(141),
        _memory_speed(4.8),
        _links(450, "NVLink 4"),
        _power(700, "maximum TDP"),
    )
    B200 = ChipSpec(
        "NVIDIA B200 SXM",
        _peak(2250),
        _memory(180, "as platforms list it; 192 GB elsewhere"),
        _memory_speed(8.0),
        _links(900, "NVLink 5"),
        _power(1000, "maximum total graphics power"),
    )
    GB200 = ChipSpec(
        "NVIDIA GB200, one GPU of it",
        _peak(2500, "BF16, dense; half of the two-GPU superchip"),
        _memory(186),
        _memory_speed(8.0),
        _links(900, "NVLink 5"),
        _power(1200, "maximum for each GPU; the rack comes to about 1,670 W a GPU"),
    )
    MI300X = ChipSpec(
        "AMD MI300X",
        _peak(1300, "BF16, dense; 1,307 before rounding"),
        _memory(192),
        _memory_speed(5.3),
        _links(448, "seven links of 64 GB/s; 64 GB/s to any one neighbor"),
        _power(750, "peak typical board power"),
    )
    TPU_V5P = ChipSpec(
        "Google TPU v5p",
        _peak(459, "BF16, dense", sources.SCALE),
        _memory(96, "95 GB in STAS", sources.SCALE),
        _memory_speed(2.8, "2.76 in STAS", sources.SCALE),
        Fact(
            540e9,
            unit=units.BYTES_PER_SECOND,
            label=_LINK,
            status=Status.DERIVED,
            date=sources.SCALE.date,
            source=sources.SCALE,
            note="six links of a 3D torus at 90 GB/s; 90 GB/s to any one neighbor",
        ),
    )
