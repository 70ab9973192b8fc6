"""What is known of one chip, and how its figures are written down."""

from collections.abc import Mapping
from dataclasses import dataclass

from calculators.cost import sources, units
from calculators.cost.facts.chips.formats import NumberFormat
from calculators.fact import Fact, Status
from calculators.source import Source
from calculators.unit import Unit


@dataclass(frozen=True, kw_only=True)
class _Figures:
    """The figures of one accelerator as its maker gives them; None where none is published."""

    bf16: Fact
    fp8: Fact | None = None
    fp4: Fact | None = None
    hbm_bytes: Fact
    hbm_bandwidth: Fact
    scale_up_bandwidth: Fact
    tdp: Fact | None = None
    system_power: Fact | None = None
    """Of the maker's own system around the chip, for each chip in it."""
    is_typed: bool = False
    """Whether the reader types the figures; those that stand here are only where they start."""


@dataclass(frozen=True)
class ChipSpec(_Figures):
    """One accelerator; speeds are dense, and for one direction of one chip."""

    label: str

    @property
    def peaks(self) -> Mapping[NumberFormat, Fact | None]:
        """The dense peak in each number format."""
        return {
            NumberFormat.BF16: self.bf16,
            NumberFormat.FP8: self.fp8,
            NumberFormat.FP4: self.fp4,
        }

    @property
    def figures(self) -> Mapping[str, Fact | None]:
        """The figures of the chip under their headings, in one order for all chips."""
        return {
            **{_peak_label(each): fact for each, fact in self.peaks.items()},
            _MEMORY: self.hbm_bytes,
            _MEMORY_SPEED: self.hbm_bandwidth,
            _LINK: self.scale_up_bandwidth,
            _POWER: self.tdp,
            _SYSTEM: self.system_power,
        }


_MEMORY = "Memory"
_MEMORY_SPEED = "Memory bandwidth"
_LINK = "Link to neighbors, one way"
_POWER = "Rated power"
_SYSTEM = "Power of its system, per chip"


def _peak_label(number_format: NumberFormat) -> str:
    return f"Dense {number_format.name} peak"


def _read(value: float, unit: Unit, label: str, note: str, source: Source) -> Fact:
    return Fact(
        value,
        unit=unit,
        label=label,
        status=Status.SOURCED,
        date=source.date,
        source=source,
        note=note,
    )


def peak(
    tera: float, number_format: NumberFormat, note: str = "", source: Source = sources.STAS
) -> Fact:
    """Return a dense peak given in TFLOP/s."""
    words = f"{number_format.name}, dense{'; ' if note else ''}{note}"
    return _read(tera * 1e12, units.FLOP_PER_GPU_SECOND, _peak_label(number_format), words, source)


def memory(giga: float, note: str = "", source: Source = sources.STAS) -> Fact:
    """Return a memory given in GB."""
    return _read(giga * 1e9, units.BYTES_PER_GPU, _MEMORY, note, source)


def memory_speed(tera: float, note: str = "", source: Source = sources.STAS) -> Fact:
    """Return a memory bandwidth given in TB/s."""
    return _read(tera * 1e12, units.BYTES_PER_GPU_SECOND, _MEMORY_SPEED, note, source)


def link(giga: float, note: str, source: Source = sources.STAS) -> Fact:
    """Return the links of a chip to its neighbors, one way, given in GB/s."""
    return _read(giga * 1e9, units.BYTES_PER_SECOND, _LINK, note, source)


def power(watts: float, note: str, source: Source = sources.STAS) -> Fact:
    """Return the power that the maker rates the chip at; the note has the maker's word for it."""
    return _read(watts, units.WATTS_PER_GPU, _POWER, note, source)


def system(kilowatts: float, chips: int, note: str, source: Source) -> Fact:
    """Return the most that a system draws, given in kW, for each of its chips."""
    words = f"{note}: {kilowatts:g} kW for {chips}"
    return _read(kilowatts / chips, units.KILOWATTS_PER_GPU, _SYSTEM, words, source)
