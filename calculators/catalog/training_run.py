"""The budget of a training run, from FLOP to dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.constants import HOURS_PER_DAY
from calculators.cost.power import job_energy
from calculators.cost.training import training_flop, training_gpu_hours, training_wall_hours
from calculators.cost.training_bill import training_bill
from calculators.engine.model.markers import Chart, Choice, Line, Number, Preset, calculator


@dataclass(frozen=True)
class TrainingRun:
    """Work, time and money, then what the run takes from the grid."""

    flop: Annotated[units.Flop, Line("Work to do")]
    peak: Annotated[units.FlopPerGpuSecond, Line("Dense peak speed of one accelerator")]
    busy_gpu_hours: Annotated[units.GpuHours, Line("GPU time without failures")]
    paid_gpu_hours: Annotated[units.GpuHours, Line("GPU time you pay for")]
    days: Annotated[units.Days, Line("Time on the clock")]
    compute: Annotated[units.Dollars, Line("Compute of the final run", part_of="budget")]
    storage_cost: Annotated[units.Dollars, Line("Storage", part_of="budget")]
    data: Annotated[units.Dollars, Line("Data", part_of="budget")]
    staff_cost: Annotated[units.Dollars, Line("Staff", part_of="budget")]
    final_run: Annotated[units.Dollars, Line("Final run only")]
    with_experiments: Annotated[units.Dollars, Line("Final run and experiments")]
    experiment_cost: Annotated[units.Dollars, Line("Experiments", part_of="budget")]
    reserve: Annotated[units.Dollars, Line("Contingency", part_of="budget")]
    budget: Annotated[
        units.Dollars,
        Line(
            "Budget with contingency",
            headline="Budget {budget}: the final run alone costs {final_run}, with experiments {with_experiments}.",
        ),
    ]
    energy: Annotated[units.MegawattHours, Line("Energy of the final run")]
    emissions: Annotated[units.Tonnes, Line("Carbon of the final run, by location")]


@calculator(
    "AI Training Cost",
    chart=Chart(x="mfu", y="budget"),
    presets=(
        Preset.of("A 7B model on 256 GPUs", "illustrative", parameters=7e9, gpus=256),
        Preset.of("The size of Llama 3.1 405B", "sizes from Meta's paper of 2024-07; price illustrative", parameters=405e9, tokens=15.6e12, gpus=16_384),
        Preset.of("The size of DeepSeek-V3", "sizes and price from its report of 2024-12; MFU derived", parameters=37e9, tokens=14.8e12, gpus=2048, mfu=0.346, hourly_price=2),
    ),
    left_out=(
        "Attention's own work: small unless the context is long against the model.",
        "How MFU falls as GPUs are added. Enter what you measured at the size you will run.",
        "Making the machines: energy and carbon count operation only.",
    ),
    sources=(sources.SCALE, sources.STAS, sources.HERD, sources.OLMOENV, sources.EIACO2),
)  # fmt: skip
def training_run(
    parameters: Annotated[units.Parameters, Number("Model size", 1e8, 1e13, "log", help="Active parameters, for a mixture of experts.")] = facts.EXAMPLE_PARAMETERS,
    tokens: Annotated[units.Tokens, Number("Training data", 1e9, 1e14, "log")] = facts.EXAMPLE_TOKENS,
    chip: Annotated[Chip, Choice("Accelerator")] = Chip.H100,
    mfu: Annotated[units.Fraction, Number("Share of dense peak speed (MFU)", 0.05, 0.75)] = facts.MFU,
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 1_000_000, "log")] = 1024,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
    goodput: Annotated[units.Fraction, Number("Share of time that advances the run (goodput)", 0.3, 1, plausible=(0.9, 0.98), more=True)] = 0.96,
    experiments: Annotated[units.Ratio, Number("Experiments, as a multiple of the final run", 0, 10, more=True)] = facts.EXPERIMENTS,
    contingency: Annotated[units.Fraction, Number("Contingency", 0, 1, more=True)] = facts.CONTINGENCY,
    storage: Annotated[units.TbMonths, Number("Storage", 0, 1e6, "log", more=True)] = 0,
    storage_price: Annotated[units.DollarsPerTbMonth, Number("Price of storage", 0, 500, more=True)] = facts.STORAGE_PRICE,
    data_cost: Annotated[units.Dollars, Number("Cost of data", 0, 1e9, "log", more=True)] = 0,
    staff: Annotated[units.StaffMonths, Number("Staff", 0, 1e4, "log", more=True)] = 0,
    staff_price: Annotated[units.DollarsPerStaffMonth, Number("Cost of a person and month", 0, 100_000, more=True)] = facts.STAFF_PRICE,
    power_per_gpu: Annotated[units.WattsPerGpu, Number("Average draw of a GPU with its server", 50, 3000, help="1,275 W at 80% load, for an H100.", more=True)] = 1020,
    pue: Annotated[units.Ratio, Number("PUE", 1, 3, more=True)] = facts.PUE,
    carbon_intensity: Annotated[units.KgPerKwh, Number("Carbon intensity of the grid", 0, 1.2, more=True)] = facts.CARBON_INTENSITY,
) -> TrainingRun:  # fmt: skip
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
    flop = training_flop(parameters=parameters, tokens=tokens)
    peak = chip.value.peak_flop_per_second
    busy_gpu_hours = training_gpu_hours(flop=flop, peak_flop_per_second=peak, mfu=mfu)
    days = training_wall_hours(gpu_hours=busy_gpu_hours, gpus=gpus, goodput=goodput) / HOURS_PER_DAY
    bill = training_bill(
        gpu_hours=busy_gpu_hours, goodput=goodput, hourly_price=hourly_price,
        storage=storage, storage_price=storage_price, data_cost=data_cost, staff=staff,
        staff_price=staff_price, experiments=experiments, contingency=contingency,
    )  # fmt: skip
    compute = bill.compute
    storage_cost = bill.storage
    staff_cost = bill.staff
    experiment_cost = bill.with_experiments - bill.final_run
    reserve = bill.with_contingency - bill.with_experiments
    budget = compute + storage_cost + data_cost + staff_cost + experiment_cost + reserve
    paid_gpu_hours = bill.paid_gpu_hours
    energy = job_energy(gpu_hours=paid_gpu_hours, power_per_gpu=power_per_gpu, pue=pue)
    emissions = energy * carbon_intensity
    return TrainingRun(
        flop=flop, peak=peak, busy_gpu_hours=busy_gpu_hours, paid_gpu_hours=paid_gpu_hours,
        days=days, compute=compute, storage_cost=storage_cost, data=bill.data,
        staff_cost=staff_cost, final_run=bill.final_run, with_experiments=bill.with_experiments,
        experiment_cost=experiment_cost, reserve=reserve, budget=budget, energy=energy,
        emissions=emissions,
    )  # fmt: skip
