"""The swing of a site's load when a job pauses."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.redundancy import LoadSwing, pause_swing
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Load swing",
    group="Power and site",
    place=190,
    gives="The megawatts that come and go when a job pauses, and their share of the draw.",
    asked_as="power swing, grid stability, battery, load change, peak",
    lines={
        "working": Line("Draw of the chips at work"),
        "swing": Line(
            "Load swing when all pause at once",
            best=Best.LEAST,
            headline="The load swings by {swing} at the chips.",
        ),
        "share": Line("Swing as a share of the draw"),
    },
    chart=Chart(x="gpus", y="swing"),
    presets=(
        Preset.of("The shared cluster of 1,024 GPUs", "illustrative", gpus=1024),
        Preset.of("100,000 GPUs", "illustrative", gpus=100_000),
    ),
    left_out=(
        "Servers and cooling, which swing too, though more slowly.",
        "How fast it happens: a grid minds the speed of a swing as much as its size.",
    ),
    sources=(sources.STAS, sources.HERD),
)
def load_swing(
    gpus: Annotated[units.Gpus, Number("GPUs in one job", 1, 10_000_000, "log")] = 16_384,
    high_power: Annotated[units.WattsPerGpu, Number("Draw of a GPU at work")] = facts.H100_TDP,
    low_power: Annotated[units.WattsPerGpu, Number("Draw of a GPU that waits", 0, 3000)] = 150,
) -> LoadSwing:
    """How far does the load swing when a job pauses?

    In synchronous training all GPUs compute together and wait together, so their draw rises and
    falls as one. The swing is the gap between a GPU at work and a GPU that waits, times all of
    them. The idle draw is illustrative: measure it on your own machines. Only the chips are
    counted, so the site sees more than this.

    >>> f"{load_swing(gpus=16_384, high_power=700, low_power=150).swing:.0f} MW"
    '9 MW'
    """
    return pause_swing(gpus=gpus, high_power=high_power, low_power=low_power)
