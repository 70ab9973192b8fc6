"""What a better PUE is worth: in dollars, and in GPUs on a fixed feed."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.pue import PueGain, better_pue
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "What a better PUE buys",
    group="Power and site",
    place=160,
    gives="The money a better PUE saves and the GPUs it makes room for on the same feed.",
    asked_as="efficiency, cooling savings, retrofit, energy savings, PUE upgrade",
    lines={
        "it_load": Line("IT load"),
        "energy": Line("Energy saved in a year"),
        "saving": Line("Money saved in a year"),
        "per_gpu_hour": Line("Saving per installed GPU-hour"),
        "gpus_before": Line("GPUs on the feed before"),
        "gpus_after": Line("GPUs on the feed after"),
        "extra_gpus": Line(
            "GPUs gained on the same feed",
            best=Best.MOST,
            headline=(
                "The better PUE saves {saving} a year, or makes room for {extra_gpus} more on "
                "the same feed."
            ),
        ),
        "extra_share": Line("Gain in GPUs"),
    },
    chart=Chart(x="pue_from", y="extra_gpus"),
    presets=(
        Preset.of(
            "From the survey average to a newer large site",
            "1.54 sourced, 2025-07; 1.25 illustrative",
            pue_to=1.25,
        ),
        Preset.of("A 20 MW feed", "illustrative", gpus=10_240, feed=20),
    ),
    left_out=(
        "What the better PUE costs to build and to run.",
        "Climate and season: a design PUE and a measured year are different numbers.",
        "Fans inside servers count as IT load, so PUE can improve while energy is wasted.",
    ),
    sources=(sources.UPT25, sources.DGXPW),
)
def pue_gain(
    pue_from: Annotated[units.Ratio, Number()] = facts.SURVEY_PUE,
    pue_to: Annotated[units.Ratio, Number("PUE aimed at", 1, 3)] = 1.10,
    gpus: Annotated[units.Gpus, Number("GPUs installed", 1, 10_000_000, "log")] = int(
        facts.EXAMPLE_GPUS
    ),
    feed: Annotated[units.Megawatts, Number("Power feed of the site", 0.1, 10_000, "log")] = 2,
    energy_price: Annotated[units.DollarsPerKwh, Number()] = facts.ENERGY_PRICE,
    kw_per_gpu: Annotated[units.KilowattsPerGpu, Number(more=True)] = facts.KW_PER_GPU,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
) -> PueGain:
    """What is a better PUE worth?

    PUE is facility energy over IT energy: an overhead ratio, not a score for computing. A lower
    one saves energy on the machines you have. Where the feed is full it does more: the power no
    longer spent on cooling and conversion can carry further GPUs. The IT load stays the same in
    the first case and grows in the second, so never add the two. A second PUE that is worse
    than the first is refused.

    >>> gain = pue_gain()
    >>> f"{gain.saving:,.0f} {gain.per_gpu_hour:.3f} {gain.gpus_before:,} {gain.gpus_after:,}"
    '357,853 0.040 916 1,283'
    """
    return better_pue(
        pue_from=pue_from,
        pue_to=pue_to,
        gpus=gpus,
        feed=feed,
        energy_price=energy_price,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
    )
