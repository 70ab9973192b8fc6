"""What a better PUE is worth: in dollars, and in GPUs on a fixed feed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.facts.constants import KILOWATTS_PER_MEGAWATT
from calculators.cost.facts.limits import require
from calculators.cost.power import gpus_on_feed
from calculators.cost.power_bill import pue_saving
from calculators.cost.units import (
    DollarsPerGpuHour,
    DollarsPerKwh,
    DollarsPerYear,
    Fraction,
    Gpus,
    KilowattsPerGpu,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class PueGain:
    """First the bill, then the room on the feed."""

    it_load: Annotated[Megawatts, Line("IT load")]
    energy: Annotated[MegawattHoursPerYear, Line("Energy saved in a year")]
    saving: Annotated[DollarsPerYear, Line("Money saved in a year")]
    per_gpu_hour: Annotated[DollarsPerGpuHour, Line("Saving per installed GPU-hour")]
    gpus_before: Annotated[Gpus, Line("GPUs on the feed before")]
    gpus_after: Annotated[Gpus, Line("GPUs on the feed after")]
    extra_gpus: Annotated[
        Gpus,
        Line(
            "More GPUs on the same feed",
            headline="The better PUE saves {saving} a year, or makes room for {extra_gpus} more on the same feed.",
        ),
    ]
    extra_share: Annotated[Fraction, Line("Gain in GPUs")]


@calculator(
    "What a better PUE buys",
    chart=Chart(x="pue_from", y="extra_gpus"),
    presets=(
        Preset.of("From the survey average to a newer large site", "1.54 sourced, 2025-07; 1.25 illustrative", pue_to=1.25),
        Preset.of("A 20 MW feed", "illustrative", gpus=10_240, feed=20),
    ),
    left_out=(
        "What the better PUE costs to build and to run.",
        "Climate and season: a design PUE and a measured year are different numbers.",
        "Fans inside servers count as IT load, so PUE can improve while energy is wasted.",
    ),
    sources=(sources.UPT25, sources.DGXPW),
)  # fmt: skip
def pue_gain(
    pue_from: Annotated[Ratio, Number("PUE now", 1, 3)] = facts.SURVEY_PUE,
    pue_to: Annotated[Ratio, Number("PUE aimed at", 1, 3)] = 1.10,
    gpus: Annotated[Gpus, Number("GPUs installed", 1, 10_000_000, "log")] = 1024,
    feed: Annotated[Megawatts, Number("Power feed of the site", 0.1, 10_000, "log")] = 2,
    energy_price: Annotated[DollarsPerKwh, Number("Price of electricity", 0.01, 0.60)] = facts.ENERGY_PRICE,
    kw_per_gpu: Annotated[KilowattsPerGpu, Number("IT power per GPU, server included", 0.2, 3, more=True)] = facts.KW_PER_GPU,
    load: Annotated[Fraction, Number("Average draw, share of the maximum", 0, 1, more=True)] = facts.LOAD,
) -> PueGain:  # fmt: skip
    """What is a better PUE worth?

    PUE is facility energy over IT energy: an overhead ratio, not a score for computing. A lower
    one saves energy on the machines you have. Where the feed is full it does more: the power no
    longer spent on cooling and conversion can carry further GPUs. The IT load stays the same in
    the first lens and grows in the second, so never add the two. A second PUE that is worse
    than the first is refused.

    >>> gain = pue_gain()
    >>> f"{gain.saving:,.0f} {gain.per_gpu_hour:.3f} {gain.gpus_before:,} {gain.gpus_after:,}"
    '322,067 0.036 1,018 1,426'
    """
    require(pue_to <= pue_from, f"A PUE of {pue_to:g} is worse than {pue_from:g}; aim at a lower one than you have now.")  # fmt: skip
    it_load = gpus * kw_per_gpu / KILOWATTS_PER_MEGAWATT
    saved = pue_saving(gpus=gpus, it_power=it_load, pue_from=pue_from, pue_to=pue_to, load=load, energy_price=energy_price)  # fmt: skip
    gpus_before = gpus_on_feed(feed=feed, pue=pue_from, kw_per_gpu=kw_per_gpu)
    gpus_after = gpus_on_feed(feed=feed, pue=pue_to, kw_per_gpu=kw_per_gpu)
    extra_gpus = gpus_after - gpus_before
    extra_share = extra_gpus / gpus_before
    return PueGain(
        it_load=it_load, energy=saved.energy, saving=saved.saving,
        per_gpu_hour=saved.per_gpu_hour, gpus_before=gpus_before, gpus_after=gpus_after,
        extra_gpus=extra_gpus, extra_share=extra_share,
    )  # fmt: skip
