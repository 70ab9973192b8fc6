"""A training run from the tokens a second it was measured at."""

from __future__ import annotations

from typing import Annotated

from calculators.catalog.inputs.attention import AContext, ALayerCount, AWidth
from calculators.catalog.inputs.chip import AChip, AFormat, OwnPeak
from calculators.cost import facts, sources, units
from calculators.cost.chip import chip_peak
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.measured_training import MeasuredRun, measured_run
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "From tokens a second to MFU, days and dollars",
    group="Training and serving",
    place=22,
    gives="The share of peak that your measured speed means, and the days and dollars of the run.",
    asked_as="benchmark, throughput, tokens per second, MFU, how long will training take",
    lines={
        "work": Line("Work of the parameters"),
        "attention_work": Line("Work of attention"),
        "attention_share": Line("Attention's work over the parameters'"),
        "plain_mfu": Line("Share of peak without attention"),
        "full_mfu": Line(
            "Share of peak (MFU)",
            best=Best.MOST,
            headline="The run reaches {full_mfu} of peak, takes {days} and costs {cost}.",
        ),
        "hfu": Line("Share of peak if activations are computed twice (HFU)"),
        "run_hours": Line("Time on the clock"),
        "days": Line("The same in days"),
        "paid_hours": Line("GPU time you pay for"),
        "cost": Line("Compute of the run"),
    },
    chart=Chart(x="sequence_length", y="full_mfu"),
    presets=(
        Preset.of("A context of 65,536 tokens", "illustrative", sequence_length=65_536),
        Preset.of(
            "PaLM's layers and context",
            "shape as in the paper of 2022; the rest illustrative",
            layers=118,
            width=12_288,
            sequence_length=2048,
        ),
    ),
    left_out=(
        "A mask that skips half of attention's work: it then counts half.",
        "Speed that changes during the run. Take a long average, restarts left out.",
        "Experiments, storage, data and staff: see the budget of a training run.",
    ),
    sources=(sources.PALM, sources.MEGA, sources.SCALE),
)
def measured_training(
    tokens_per_second: Annotated[
        units.TokensPerSecond, Number("Tokens a second, whole job", 100, 1e9, "log")
    ] = 500_000,
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 1_000_000, "log")] = int(facts.EXAMPLE_GPUS),
    parameters: Annotated[
        units.Parameters, Number(scale="log", help="Active parameters, for a mixture of experts.")
    ] = facts.EXAMPLE_PARAMETERS,
    tokens: Annotated[units.Tokens, Number(scale="log")] = facts.EXAMPLE_TOKENS,
    chip: AChip = Chip.H100,
    own_peak: OwnPeak = facts.H100_PEAK,
    number_format: AFormat = NumberFormat.BF16,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    sequence_length: AContext = int(facts.SEQUENCE_LENGTH),
    layers: ALayerCount = int(facts.LAYERS),
    width: AWidth = int(facts.WIDTH),
    goodput: Annotated[units.Fraction, Number(low=0.3, more=True)] = facts.GOODPUT,
) -> MeasuredRun:
    """What does a measured speed mean?

    Tokens a second are what a team can see. Six FLOP for each parameter and token, over the peak
    of all GPUs, make them a share of peak. Attention's own work comes on top and grows with the
    context, so a long context looks slow without it. Hardware that computes activations twice
    does more than that. It misleads when the peak is not that of the number format in use.

    >>> run = measured_training()
    >>> f"{run.plain_mfu:.1%} {run.full_mfu:.1%} {run.days:.1f}"
    '20.7% 23.9% 48.2'
    """
    return measured_run(
        tokens_per_second=tokens_per_second,
        gpus=gpus,
        parameters=parameters,
        tokens=tokens,
        peak_flop_per_second=chip_peak(chip=chip, number_format=number_format, own_peak=own_peak),
        hourly_price=hourly_price,
        sequence_length=sequence_length,
        layers=layers,
        width=width,
        goodput=goodput,
    )
