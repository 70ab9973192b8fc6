"""One training job on two chips, compared in days, dollars and energy."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.chip import chip_peak, known_system_power
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.two_chips import ChipComparison, compare_chips
from calculators.engine.model.markers import (
    Best,
    Chart,
    Choice,
    Line,
    Number,
    Preset,
    Rival,
    Verdict,
    When,
    calculator,
)


@calculator(
    "Two chips, one job",
    group="Buying compute",
    place=72,
    gives="Which chip finishes your job for less, and the price and speed at which it turns.",
    asked_as="compare GPUs, H100 or B200, which GPU, new generation, upgrade, cheaper chip",
    lines={
        "flop": Line("Work to do"),
        "peak_a": Line("Dense peak speed of A"),
        "peak_b": Line("Dense peak speed of B"),
        "gpu_hours_a": Line("GPU time to pay with A"),
        "gpu_hours_b": Line("GPU time to pay with B"),
        "days_a": Line("Time on the clock with A"),
        "days_b": Line("Time on the clock with B"),
        "cost_a": Line("Cost of the job with A"),
        "cost_b": Line("Cost of the job with B"),
        "saving": Line(
            "What B saves",
            best=Best.MOST,
            headline=Verdict(
                over=(
                    "Take B: it saves {saving}.",
                    "The job costs {cost_a} in {days_a} with A and {cost_b} in {days_b} with B.",
                    "A wins once B costs more than {breakeven_price_b:full}.",
                    "A also wins if B reaches less than {breakeven_mfu_b} of its peak.",
                ),
                under=(
                    "Take A: B costs {saving:size} more.",
                    "The job costs {cost_a} in {days_a} with A and {cost_b} in {days_b} with B.",
                    "B wins below {breakeven_price_b:full}.",
                    "B also wins if it reaches more than {breakeven_mfu_b} of its peak.",
                ),
                even=(
                    "Take either: the job costs {cost_a} with both.",
                    "It takes {days_a} with A and {days_b} with B.",
                ),
            ),
        ),
        "speedup": Line("Hours of A that one of B replaces"),
        "energy_a": Line("Energy of the job with A", none="not published"),
        "energy_b": Line("Energy of the job with B", none="not published"),
        "breakeven_price_b": Line(
            "Price of B at which both cost the same", even_with="hourly_price_b"
        ),
        "breakeven_mfu_b": Line("MFU of B at which both cost the same", even_with="mfu_b"),
    },
    chart=Chart(
        x="hourly_price_b",
        y="cost_b",
        rival=Rival("cost_a", "Cost of the job", ("With B", "With A"), "A wins", "B wins"),
    ),
    presets=(
        Preset.of("B trains in FP8", "illustrative", format_b=NumberFormat.FP8, mfu_b=0.3),
        Preset.of("A newer chip that few know how to fill", "illustrative", mfu_b=0.22),
        Preset.of(
            "H200 against MI300X",
            "chips as published; prices illustrative",
            chip_a=Chip.H200,
            chip_b=Chip.MI300X,
            hourly_price_a=3.5,
            hourly_price_b=2.5,
            mfu_b=0.3,
        ),
    ),
    left_out=(
        "Porting, tuning and the people who do both: a second platform has a price of its own.",
        "Memory and links: a chip that holds more of the model may reach another MFU. Measure it.",
        "Whether FP8 trains your model as well as BF16.",
    ),
    sources=(sources.STAS, sources.HERD, sources.H100PX, sources.DGXPW, sources.DGXB200),
)
def two_chips(
    chip_a: Annotated[Chip, Choice("Accelerator A")] = Chip.H100,
    own_peak_a: Annotated[
        units.FlopPerGpuSecond,
        Number("Dense peak speed of A", scale="log", shown_when=When("chip_a", Chip.MY_OWN)),
    ] = facts.H100_PEAK,
    own_system_power_a: Annotated[
        units.KilowattsPerGpu,
        Number("Power of a server per GPU of A", shown_when=When("chip_a", Chip.MY_OWN)),
    ] = facts.KW_PER_GPU,
    hourly_price_a: Annotated[
        units.DollarsPerGpuHour, Number("Price per GPU-hour of A", 0.05, 50, "log")
    ] = 3.00,
    mfu_a: Annotated[units.Fraction, Number("Share of its peak that A reaches (MFU)")] = facts.MFU,
    chip_b: Annotated[Chip, Choice("Accelerator B")] = Chip.B200,
    own_peak_b: Annotated[
        units.FlopPerGpuSecond,
        Number("Dense peak speed of B", scale="log", shown_when=When("chip_b", Chip.MY_OWN)),
    ] = facts.H100_PEAK,
    own_system_power_b: Annotated[
        units.KilowattsPerGpu,
        Number("Power of a server per GPU of B", shown_when=When("chip_b", Chip.MY_OWN)),
    ] = facts.KW_PER_GPU,
    hourly_price_b: Annotated[
        units.DollarsPerGpuHour, Number("Price per GPU-hour of B", 0.05, 50, "log")
    ] = 5.00,
    mfu_b: Annotated[units.Fraction, Number("Share of its peak that B reaches (MFU)")] = facts.MFU,
    format_a: Annotated[NumberFormat, Choice("Number format of A", more=True)] = NumberFormat.BF16,
    format_b: Annotated[NumberFormat, Choice("Number format of B", more=True)] = NumberFormat.BF16,
    parameters: Annotated[
        units.Parameters, Number(scale="log", more=True)
    ] = facts.EXAMPLE_PARAMETERS,
    tokens: Annotated[units.Tokens, Number(scale="log", more=True)] = facts.EXAMPLE_TOKENS,
    gpus: Annotated[
        units.Gpus, Number("GPUs, as many of either", 1, 1_000_000, "log", more=True)
    ] = int(facts.EXAMPLE_GPUS),
    goodput: Annotated[units.Fraction, Number(low=0.3, more=True)] = facts.GOODPUT,
    non_gpu: Annotated[units.Fraction, Number(more=True)] = facts.NON_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
) -> ChipComparison:
    """Which of two chips finishes the job for less?

    A chip is a peak, a share of it that your code reaches, and a price. The job is work: divide
    it by what each chip really delivers, and pay for the hours. A chip twice as fast may cost up
    to twice as much, if it is filled as well; newer chips often are not, so the break-even in MFU
    stands beside that in price. Peaks are dense, in the number format you choose.

    >>> two = two_chips()
    >>> f"{two.days_a:.1f} and {two.days_b:.1f} days, {two.saving / 1e6:.3f} million saved"
    '25.0 and 11.0 days, 0.493 million saved'
    >>> f"${two.breakeven_price_b:.2f}"
    '$6.83'
    """
    return compare_chips(
        parameters=parameters,
        tokens=tokens,
        gpus=gpus,
        peak_a=chip_peak(chip=chip_a, number_format=format_a, own_peak=own_peak_a),
        mfu_a=mfu_a,
        hourly_price_a=hourly_price_a,
        system_power_a=known_system_power(chip=chip_a, kw_per_gpu=own_system_power_a),
        peak_b=chip_peak(chip=chip_b, number_format=format_b, own_peak=own_peak_b),
        mfu_b=mfu_b,
        hourly_price_b=hourly_price_b,
        system_power_b=known_system_power(chip=chip_b, kw_per_gpu=own_system_power_b),
        goodput=goodput,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
    )
