"""The table of chips: dense peaks, memory, rated power and fast links, for one chip.

Peaks are dense: a figure that counts zeros it skips (sparsity) never stands here. A link is for
one direction of one chip; makers who print both directions together are halved, and the note says
so. A figure that the maker has not published is None.
"""

from enum import Enum

from calculators.cost import sources
from calculators.cost.facts.chips.formats import NumberFormat
from calculators.cost.facts.chips.spec import (
    ChipSpec,
    link,
    memory,
    memory_speed,
    peak,
    power,
    system,
)
from calculators.fact import Fact

_ANNOUNCED = "announced, not yet a data sheet"
_ICI = "half of the two directions that Google prints; a torus, shared by its neighbors"


class Chip(Enum):
    """Accelerators a reader may choose between."""

    A100 = ChipSpec(
        "NVIDIA A100 SXM 80 GB",
        bf16=peak(312, NumberFormat.BF16),
        hbm_bytes=memory(80),
        hbm_bandwidth=memory_speed(2.0),
        scale_up_bandwidth=link(300, "NVLink 3"),
        tdp=power(400, "maximum TDP"),
        system_power=system(6.5, 8, "DGX A100", sources.DGXOLD),
    )
    H100 = ChipSpec(
        "NVIDIA H100 SXM",
        bf16=peak(989, NumberFormat.BF16),
        fp8=peak(1979, NumberFormat.FP8),
        hbm_bytes=memory(80),
        hbm_bandwidth=memory_speed(3.35),
        scale_up_bandwidth=link(450, "NVLink 4"),
        tdp=power(700, "maximum TDP"),
        system_power=system(10.2, 8, "DGX H100", sources.DGXPW),
    )
    H200 = ChipSpec(
        "NVIDIA H200 SXM",
        bf16=peak(989, NumberFormat.BF16),
        fp8=peak(1979, NumberFormat.FP8),
        hbm_bytes=memory(141),
        hbm_bandwidth=memory_speed(4.8),
        scale_up_bandwidth=link(450, "NVLink 4"),
        tdp=power(700, "maximum TDP"),
        system_power=system(10.2, 8, "DGX H200", sources.DGXOLD),
    )
    B200 = ChipSpec(
        "NVIDIA B200 SXM",
        bf16=peak(2250, NumberFormat.BF16),
        fp8=peak(4500, NumberFormat.FP8),
        fp4=peak(9000, NumberFormat.FP4, "10,000 for NVIDIA's own format NVFP4"),
        hbm_bytes=memory(180, "as platforms list it; 192 GB elsewhere"),
        hbm_bandwidth=memory_speed(8.0),
        scale_up_bandwidth=link(900, "NVLink 5"),
        tdp=power(1000, "maximum total graphics power"),
        system_power=system(14.3, 8, "DGX B200", sources.DGXB200),
    )
    GB200 = ChipSpec(
        "NVIDIA GB200, one GPU of it",
        bf16=peak(2500, NumberFormat.BF16, "half of the two-GPU superchip"),
        fp8=peak(5000, NumberFormat.FP8, "half of the two-GPU superchip"),
        fp4=peak(10_000, NumberFormat.FP4, "half of the two-GPU superchip"),
        hbm_bytes=memory(186),
        hbm_bandwidth=memory_speed(8.0),
        scale_up_bandwidth=link(900, "NVLink 5"),
        tdp=power(1200, "maximum for each GPU"),
        system_power=system(120, 72, "rack of a GB200 NVL72, about", sources.NVL72),
    )
    B300 = ChipSpec(
        "NVIDIA B300 SXM",
        bf16=peak(2250, NumberFormat.BF16),
        fp8=peak(4500, NumberFormat.FP8),
        fp4=peak(12_600, NumberFormat.FP4, "13,500 to 15,000 elsewhere"),
        hbm_bytes=memory(288, "270 GB can be used, say some clouds"),
        hbm_bandwidth=memory_speed(8.0),
        scale_up_bandwidth=link(900, "NVLink 5"),
        tdp=power(1000, "maximum total graphics power"),
    )
    GB300 = ChipSpec(
        "NVIDIA GB300, one GPU of it",
        bf16=peak(2500, NumberFormat.BF16, "half of the two-GPU superchip"),
        fp8=peak(5000, NumberFormat.FP8, "half of the two-GPU superchip"),
        fp4=peak(15_000, NumberFormat.FP4, "half of the two-GPU superchip"),
        hbm_bytes=memory(288, "that of the B300; a rack of 72 is listed with 20 TB"),
        hbm_bandwidth=memory_speed(8.0),
        scale_up_bandwidth=link(900, "NVLink 5"),
        tdp=power(1400, "maximum for each GPU"),
        system_power=system(135, 72, "budget of a GB300 NVL72 rack", sources.STAS),
    )
    MI300X = ChipSpec(
        "AMD MI300X",
        bf16=peak(1300, NumberFormat.BF16, "1,307 before rounding"),
        fp8=peak(2610, NumberFormat.FP8),
        hbm_bytes=memory(192),
        hbm_bandwidth=memory_speed(5.3),
        scale_up_bandwidth=link(448, "seven links of 64 GB/s; 64 GB/s to any one neighbor"),
        tdp=power(750, "peak typical board power"),
    )
    MI325X = ChipSpec(
        "AMD MI325X",
        bf16=peak(1300, NumberFormat.BF16, "1,307 before rounding"),
        fp8=peak(2610, NumberFormat.FP8),
        hbm_bytes=memory(256),
        hbm_bandwidth=memory_speed(6.0),
        scale_up_bandwidth=link(448, "seven links of 64 GB/s; 64 GB/s to any one neighbor"),
        tdp=power(1000, "peak typical board power"),
    )
    MI355X = ChipSpec(
        "AMD MI355X",
        bf16=peak(2500, NumberFormat.BF16),
        fp8=peak(5000, NumberFormat.FP8, "10,100 elsewhere counts sparsity"),
        fp4=peak(10_100, NumberFormat.FP4),
        hbm_bytes=memory(288),
        hbm_bandwidth=memory_speed(8.0),
        scale_up_bandwidth=link(535.5, "seven links of 76.5 GB/s; 76.5 GB/s to any one neighbor"),
        tdp=power(1400, "typical board power"),
    )
    TPU_V5P = ChipSpec(
        "Google TPU v5p",
        bf16=peak(459, NumberFormat.BF16, source=sources.TPU),
        fp8=peak(459, NumberFormat.FP8, "no faster than BF16", sources.TPU),
        hbm_bytes=memory(95 * 1.024**3, "95 GiB", sources.TPU),
        hbm_bandwidth=memory_speed(2.765, "2,765 GB/s", sources.TPU),
        scale_up_bandwidth=link(600, f"1,200 GB/s: {_ICI}", sources.TPU),
    )
    TPU_V6E = ChipSpec(
        "Google TPU v6e",
        bf16=peak(918, NumberFormat.BF16, source=sources.TPU),
        fp8=peak(918, NumberFormat.FP8, "no faster than BF16", sources.TPU),
        hbm_bytes=memory(32 * 1.024**3, "32 GiB", sources.TPU),
        hbm_bandwidth=memory_speed(1.638, "1,638 GB/s", sources.TPU),
        scale_up_bandwidth=link(400, f"800 GB/s: {_ICI}", sources.TPU),
    )
    TPU_V7X = ChipSpec(
        "Google TPU v7x",
        bf16=peak(2307, NumberFormat.BF16, source=sources.TPU),
        fp8=peak(4614, NumberFormat.FP8, source=sources.TPU),
        hbm_bytes=memory(192 * 1.024**3, "192 GiB", sources.TPU),
        hbm_bandwidth=memory_speed(7.38, "7,380 GB/s", sources.TPU),
        scale_up_bandwidth=link(600, f"1,200 GB/s: {_ICI}", sources.TPU),
    )
    TRAINIUM2 = ChipSpec(
        "AWS Trainium2",
        bf16=peak(667, NumberFormat.BF16, source=sources.TRN2),
        fp8=peak(1299, NumberFormat.FP8, source=sources.TRN2),
        hbm_bytes=memory(96 * 1.024**3, "96 GiB", sources.TRN2),
        hbm_bandwidth=memory_speed(2.9, "", sources.TRN2),
        scale_up_bandwidth=link(
            640, "half of 1.28 TB/s, whose directions AWS leaves open", sources.TRN2
        ),
    )
    TRAINIUM3 = ChipSpec(
        "AWS Trainium3",
        bf16=peak(671, NumberFormat.BF16, source=sources.TRN3),
        fp8=peak(2517, NumberFormat.FP8, "MXFP8", sources.TRN3),
        fp4=peak(2517, NumberFormat.FP4, "MXFP4, no faster than MXFP8", sources.TRN3),
        hbm_bytes=memory(144 * 1.024**3, "144 GiB", sources.TRN3),
        hbm_bandwidth=memory_speed(4.9, "", sources.TRN3),
        scale_up_bandwidth=link(
            1280, "half of 2.56 TB/s, whose directions AWS leaves open", sources.TRN3
        ),
    )
    RUBIN = ChipSpec(
        "NVIDIA Rubin, announced",
        bf16=peak(4000, NumberFormat.BF16, _ANNOUNCED),
        fp8=peak(17_500, NumberFormat.FP8, _ANNOUNCED),
        fp4=peak(35_000, NumberFormat.FP4, _ANNOUNCED),
        hbm_bytes=memory(288, _ANNOUNCED),
        hbm_bandwidth=memory_speed(22, _ANNOUNCED),
        scale_up_bandwidth=link(1800, f"NVLink 6; {_ANNOUNCED}"),
    )
    MY_OWN = ChipSpec(
        "My own: I type its figures",
        bf16=H100.bf16,
        hbm_bytes=H100.hbm_bytes,
        hbm_bandwidth=H100.hbm_bandwidth,
        scale_up_bandwidth=H100.scale_up_bandwidth,
        tdp=H100.tdp,
        is_typed=True,
        system_power=H100.system_power,
    )

    def peak(self, number_format: NumberFormat) -> Fact:
        """Return the dense peak in a number format, or say that none is published.

        >>> Chip.A100.peak(NumberFormat.FP8)
        Traceback (most recent call last):
        ValueError: NVIDIA A100 SXM 80 GB has no published dense peak for FP8. Choose BF16.
        """
        found = self.value.peaks[number_format]
        if found is None:
            known = [each.name for each, fact in self.value.peaks.items() if fact is not None]
            raise ValueError(
                f"{self.value.label} has no published dense peak for {number_format.name}. "
                f"Choose {' or '.join(known)}."
            )
        return found

    @property
    def power_of_system(self) -> Fact:
        """The power of the chip's system for each chip; an error says that none is published."""
        if self.value.system_power is None:
            raise ValueError(
                f"No power of a system of {self.value.label} is published. Choose another "
                "accelerator, or type the power of a server per GPU."
            )
        return self.value.system_power

    @property
    def known_power(self) -> float:
        """The power of the chip's system for each chip; 0 where none is published."""
        return self.value.system_power or 0


KNOWN = tuple(chip for chip in Chip if not chip.value.is_typed)
"""The chips of the table: all but the one whose figures the reader types."""
