"""The way from an announced megawatt down to useful GPUs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.announcement import announcement_waterfall
from calculators.cost.units import (
    Fraction,
    GpuEquivalents,
    KilowattsPerGpu,
    Megawatts,
    Ratio,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Announcement:
    """Each line is what the line above leaves after one more question."""

    it_load: Annotated[Megawatts, Line("IT load")]
    gpu_load: Annotated[Megawatts, Line("IT load of GPU servers")]
    full_build: Annotated[GpuEquivalents, Line("GPUs at full build")]
    energized_gpus: Annotated[GpuEquivalents, Line("With power in the first year")]
    networked_gpus: Annotated[GpuEquivalents, Line("In connected clusters")]
    available_gpus: Annotated[GpuEquivalents, Line("In working order")]
    useful_gpus: Annotated[GpuEquivalents, Line("Doing useful work")]
    useful_share: Annotated[
        Fraction,
        Line(
            "Useful share of the full build",
            headline="Of {full_build} at full build, {useful_gpus} do useful work in the first year: {useful_share}.",
        ),
    ]


@calculator(
    "From announcement to useful compute",
    chart=Chart(x="energized", y="useful_gpus"),
    presets=(
        Preset.of("All of it powered and connected", "illustrative", energized=1, networked=1),
        Preset.of("A campus of 1 GW", "illustrative", facility_power=1000),
        Preset.of("Racks of the GB200 class", "about 120 kW for 72 GPUs, sourced", kw_per_gpu=1.67),
    ),
    left_out=(
        "When. A share with power in one year may be another share in the next.",
        "What the announcement means by its megawatts: feed, facility load or IT load.",
        "How good the GPUs are: two sites of one size may hold different generations.",
    ),
    sources=(sources.DGXPW, sources.QUEUE, sources.NVL72),
    walk=("full_build", "energized_gpus", "networked_gpus", "available_gpus", "useful_gpus"),
)
def announcement(
    facility_power: Annotated[Megawatts, Number("Announced facility load", 1, 20_000, "log")] = 500,
    pue: Annotated[Ratio, Number("PUE", 1, 3)] = facts.PUE,
    energized: Annotated[Fraction, Number("Share with power in the first year", 0, 1, plausible=(0.1, 0.5))] = 0.20,
    networked: Annotated[Fraction, Number("Share of that in connected clusters", 0, 1, plausible=(0.6, 0.95))] = 0.80,
    utilization: Annotated[Fraction, Number("Share of available hours in use", 0.05, 1)] = facts.UTILIZATION,
    kw_per_gpu: Annotated[KilowattsPerGpu, Number("IT power per GPU, server included", 0.2, 3, more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[Fraction, Number("IT load that is not GPU servers", 0, 0.9, plausible=(0.05, 0.2), more=True)] = 0.10,
    availability: Annotated[Fraction, Number("Share of hours the GPU can be used", 0.5, 1, more=True)] = facts.AVAILABILITY,
) -> Announcement:  # fmt: skip
    """How much useful compute stands behind an announcement?

    Headlines are the top of a funnel; jobs run at the bottom. Divide the facility load by PUE,
    take off machines that are not GPU servers, and divide by the kilowatts of a GPU with its
    share of the server. Then ask how many have power, are connected, work and are in use. The
    shares are guesses: give each a range, and give the answer as one.

    >>> way = announcement()
    >>> [f"{gpus:,.0f}" for gpus in (way.full_build, way.energized_gpus, way.networked_gpus, way.useful_gpus)]
    ['282,353', '56,471', '45,176', '35,057']
    """
    way = announcement_waterfall(
        facility_power=facility_power, pue=pue, non_gpu=non_gpu, kw_per_gpu=kw_per_gpu,
        energized=energized, networked=networked, availability=availability,
        utilization=utilization,
    )  # fmt: skip
    full_build = way.full_build
    useful_gpus = way.useful
    useful_share = useful_gpus / full_build
    return Announcement(
        it_load=way.it_power, gpu_load=way.gpu_power, full_build=full_build,
        energized_gpus=way.energized, networked_gpus=way.networked, available_gpus=way.available,
        useful_gpus=useful_gpus, useful_share=useful_share,
    )  # fmt: skip
