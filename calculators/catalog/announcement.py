"""The way from an announced megawatt down to useful GPUs."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.announcement import AnnouncementWaterfall, announcement_waterfall
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "From announcement to useful compute",
    group="Reading claims",
    place=220,
    gives="How many GPUs of an announced site can do useful work in its first year.",
    asked_as="press release, gigawatt campus, check a claim, announced capacity, how many GPUs",
    lines={
        "it_load": Line("IT load"),
        "gpu_load": Line("IT load of GPU servers"),
        "full_build": Line("GPUs at full build"),
        "energized_gpus": Line("With power in the first year"),
        "networked_gpus": Line("In connected clusters"),
        "available_gpus": Line("In working order"),
        "useful_gpus": Line("GPUs that do useful work"),
        "useful_share": Line(
            "Useful share of the full build",
            best=Best.MOST,
            headline=(
                "Of {full_build} at full build, {useful_gpus} do useful work in the first "
                "year: {useful_share}."
            ),
        ),
    },
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
    facility_power: Annotated[units.Megawatts, Number("Announced load", 1, 20_000, "log")] = 500,
    pue: Annotated[units.Ratio, Number()] = facts.PUE,
    energized: Annotated[
        units.Fraction, Number("Share with power in the first year", 0, 1, plausible=(0.1, 0.5))
    ] = 0.20,
    networked: Annotated[
        units.Fraction, Number("Share of that in connected clusters", 0, 1, plausible=(0.6, 0.95))
    ] = 0.80,
    utilization: Annotated[
        units.Fraction, Number("Share of available hours in use")
    ] = facts.UTILIZATION,
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number(more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
) -> AnnouncementWaterfall:
    """How much useful compute stands behind an announcement?

    Headlines are the top of a funnel; jobs run at the bottom. Divide the facility load by PUE,
    take off machines that are not GPU servers, and divide by the kilowatts of a GPU with its
    share of the server. Then ask how many have power, are connected, work and are in use. The
    shares are guesses: give each a range, and give the answer as one.

    >>> way = announcement()
    >>> f"{way.full_build:,.0f} {way.energized_gpus:,.0f} {way.networked_gpus:,.0f}"
    '282,353 56,471 45,176'
    >>> f"{way.useful_gpus:,.0f}"
    '35,057'
    """
    return announcement_waterfall(
        facility_power=facility_power,
        pue=pue,
        energized=energized,
        networked=networked,
        utilization=utilization,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        availability=availability,
    )
