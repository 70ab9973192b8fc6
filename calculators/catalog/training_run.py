"""The budget of a training run, from FLOP to dollars."""

from __future__ import annotations

from typing import Annotated

from calculators.catalog.inputs.attention import (
    AnAttentionWork,
    CountedContext,
    CountedLayers,
    CountedWidth,
)
from calculators.catalog.inputs.chip import AChip, AFormat, APower, OwnPeak, OwnSystemPower
from calculators.cost import facts, sources, units
from calculators.cost.chip import PowerFrom, chip_peak, known_system_power
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.training import AttentionWork
from calculators.cost.training_bill import TrainingBudget, training_budget
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "AI training cost",
    group="Training and serving",
    place=20,
    gives="A budget for the whole run with experiments, staff and contingency, and the days it "
    "takes.",
    asked_as="training budget, train a model, pretraining cost, cost of a run, how much to train",
    lines={
        "flop": Line("Work to do"),
        "attention_share": Line("Attention's work over the parameters'"),
        "peak": Line("Dense peak speed of one accelerator"),
        "busy_gpu_hours": Line("GPU time without failures"),
        "paid_gpu_hours": Line("GPU time you pay for"),
        "days": Line("Time on the clock"),
        "compute": Line("Compute of the final run", part_of="budget"),
        "storage_cost": Line("Storage", part_of="budget"),
        "data": Line("Data", part_of="budget"),
        "staff_cost": Line("Staff", part_of="budget"),
        "final_run": Line("Final run only"),
        "with_experiments": Line("Final run and experiments"),
        "experiment_cost": Line("Experiments", part_of="budget"),
        "reserve": Line("Contingency", part_of="budget"),
        "budget": Line(
            "Budget with contingency",
            best=Best.LEAST,
            headline=(
                "Budget {budget}: the final run alone costs {final_run}, with experiments "
                "{with_experiments}."
            ),
        ),
        "energy": Line("Energy of the final run", none="not published"),
        "emissions": Line("Carbon of the final run, by location", none="not published"),
    },
    chart=Chart(x="mfu", y="budget"),
    presets=(
        Preset.of("A 7B model on 256 GPUs", "illustrative", parameters=7e9, gpus=256),
        Preset.of(
            "The size of Llama 3.1 405B",
            "sizes from Meta's paper of 2024-07; price illustrative",
            parameters=405e9,
            tokens=15.6e12,
            gpus=16_384,
        ),
        Preset.of(
            "The size of DeepSeek-V3",
            "sizes and price from its report of 2024-12; MFU derived",
            parameters=37e9,
            tokens=14.8e12,
            gpus=2048,
            mfu=0.346,
            hourly_price=2,
        ),
    ),
    left_out=(
        "Attention's own work, unless you count it: small unless the context is long.",
        "How MFU falls as GPUs are added. Enter what you measured at the size you will run.",
        "Making the machines: energy and carbon count operation only.",
    ),
    sources=(
        sources.SCALE,
        sources.STAS,
        sources.HERD,
        sources.MOSAIC,
        sources.OLMOENV,
        sources.OLMO3ENV,
        sources.EIACO2,
    ),
)
def training_run(
    parameters: Annotated[
        units.Parameters, Number(scale="log", help="Active parameters, for a mixture of experts.")
    ] = facts.EXAMPLE_PARAMETERS,
    tokens: Annotated[units.Tokens, Number(scale="log")] = facts.EXAMPLE_TOKENS,
    chip: AChip = Chip.H100,
    own_peak: OwnPeak = facts.H100_PEAK,
    mfu: Annotated[units.Fraction, Number()] = facts.MFU,
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 1_000_000, "log")] = int(facts.EXAMPLE_GPUS),
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    number_format: AFormat = NumberFormat.BF16,
    goodput: Annotated[units.Fraction, Number(low=0.3, more=True)] = facts.GOODPUT,
    experiments: Annotated[units.Ratio, Number(more=True)] = facts.EXPERIMENTS,
    contingency: Annotated[units.Fraction, Number(more=True)] = facts.CONTINGENCY,
    storage: Annotated[units.TbMonths, Number("Storage", 0, 1e6, "log", more=True)] = 0,
    storage_price: Annotated[units.DollarsPerTbMonth, Number(more=True)] = facts.STORAGE_PRICE,
    data_cost: Annotated[units.Dollars, Number("Cost of data", 0, 1e9, "log", more=True)] = 0,
    staff: Annotated[units.StaffMonths, Number("Staff", 0, 1e4, "log", more=True)] = 0,
    staff_price: Annotated[units.DollarsPerStaffMonth, Number(more=True)] = facts.STAFF_PRICE,
    counting: AnAttentionWork = AttentionWork.LEFT_OUT,
    sequence_length: CountedContext = int(facts.SEQUENCE_LENGTH),
    layers: CountedLayers = int(facts.LAYERS),
    width: CountedWidth = int(facts.WIDTH),
    power_from: APower = PowerFrom.SYSTEM,
    kw_per_gpu: OwnSystemPower = facts.KW_PER_GPU,
    load: Annotated[units.Fraction, Number(more=True)] = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    carbon_intensity: Annotated[units.KgPerKwh, Number(more=True)] = facts.CARBON_INTENSITY,
) -> TrainingBudget:
    """What does it cost to train a model?

    Six FLOP for each parameter and token, divided by what the machines really deliver, give the
    GPU time; goodput adds the hours lost to failures. The final run is only part of the bill:
    experiments before it and a reserve come on top. Storage, data and staff start at zero, for
    you to fill in. It misleads when MFU comes from a smaller cluster or from a peak that counts
    sparsity.

    >>> run = training_run(parameters=70e9, tokens=2e12, mfu=0.40, gpus=1024, hourly_price=3)
    >>> f"{run.paid_gpu_hours:,.0f} {run.days:.1f} {run.compute / 1e6:.3f}"
    '614,397 25.0 1.843'
    """
    return training_budget(
        parameters=parameters,
        tokens=tokens,
        peak_flop_per_second=chip_peak(chip=chip, number_format=number_format, own_peak=own_peak),
        mfu=mfu,
        gpus=gpus,
        hourly_price=hourly_price,
        goodput=goodput,
        experiments=experiments,
        contingency=contingency,
        storage=storage,
        storage_price=storage_price,
        data_cost=data_cost,
        staff=staff,
        staff_price=staff_price,
        counting=counting,
        layers=layers,
        width=width,
        sequence_length=sequence_length,
        system_power=known_system_power(chip=chip, power_from=power_from, kw_per_gpu=kw_per_gpu),
        load=load,
        pue=pue,
        carbon_intensity=carbon_intensity,
    )
