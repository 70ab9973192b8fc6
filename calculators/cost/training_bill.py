"""The bill of a training run, from the final run alone to a budget with reserves."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.draw import average_draw
from calculators.cost.environment import carbon
from calculators.cost.facts.constants import HOURS_PER_DAY, TRAINING_FLOP
from calculators.cost.facts.limits import check
from calculators.cost.power import job_energy
from calculators.cost.training import (
    AttentionWork,
    counted_attention,
    training_flop,
    training_gpu_hours,
    training_wall_hours,
)
from calculators.cost.units import (
    Count,
    Days,
    Dollars,
    DollarsPerGpuHour,
    DollarsPerStaffMonth,
    DollarsPerTbMonth,
    Flop,
    FlopPerGpuSecond,
    FlopPerParameterToken,
    Fraction,
    GpuHours,
    Gpus,
    KgPerKwh,
    KilowattsPerGpu,
    MegawattHours,
    Parameters,
    Ratio,
    StaffMonths,
    TbMonths,
    Tokens,
    Tonnes,
)


@dataclass(frozen=True)
class TrainingBill:
    """The parts of the final run, then what experiments and reserves add."""

    paid_gpu_hours: GpuHours
    compute: Dollars
    storage_cost: Dollars
    data: Dollars
    staff_cost: Dollars
    final_run: Dollars
    with_experiments: Dollars
    with_contingency: Dollars


def training_bill(
    *,
    gpu_hours: GpuHours,
    goodput: Fraction,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    storage: TbMonths = 0,
    storage_price: DollarsPerTbMonth = facts.STORAGE_PRICE,
    data_cost: Dollars = 0,
    staff: StaffMonths = 0,
    staff_price: DollarsPerStaffMonth = facts.STAFF_PRICE,
    experiments: Ratio = facts.EXPERIMENTS,
    contingency: Fraction = facts.CONTINGENCY,
) -> TrainingBill:
    """Return the cost of a training run: final run only, with experiments, with contingency.

    compute = gpu_hours / goodput x hourly_price; then storage, data and staff; all of it
    x (1 + experiments) and x (1 + contingency). The final run is only part of the work: one
    lab spent half as much again on development [OLMOENV]; compare [EPOCH].

    >>> bill = training_bill(gpu_hours=589_821, goodput=0.96, hourly_price=3)
    >>> round(bill.paid_gpu_hours), round(bill.compute / 1e6, 3)
    (614397, 1.843)
    """
    check(
        gpu_hours=gpu_hours,
        goodput=goodput,
        hourly_price=hourly_price,
        storage=storage,
        storage_price=storage_price,
        data_cost=data_cost,
        staff=staff,
        staff_price=staff_price,
        experiments=experiments,
        contingency=contingency,
    )
    paid_gpu_hours: GpuHours = gpu_hours / goodput
    compute: Dollars = paid_gpu_hours * hourly_price
    storage_cost: Dollars = storage * storage_price
    staff_cost: Dollars = staff * staff_price
    final_run: Dollars = compute + storage_cost + data_cost + staff_cost
    with_experiments: Dollars = final_run * (1 + experiments)
    with_contingency: Dollars = with_experiments * (1 + contingency)
    return TrainingBill(
        paid_gpu_hours=paid_gpu_hours,
        compute=compute,
        storage_cost=storage_cost,
        data=data_cost,
        staff_cost=staff_cost,
        final_run=final_run,
        with_experiments=with_experiments,
        with_contingency=with_contingency,
    )


@dataclass(frozen=True)
class TrainingBudget(TrainingBill):
    """Work and time of a run, its bill, then what it takes from the grid."""

    flop: Flop
    attention_share: Ratio
    """Attention's work over the parameters'."""
    peak: FlopPerGpuSecond
    busy_gpu_hours: GpuHours
    days: Days
    experiment_cost: Dollars
    reserve: Dollars
    budget: Dollars
    energy: MegawattHours | None
    """None where the maker has published no power."""
    emissions: Tonnes | None


def training_budget(
    *,
    parameters: Parameters,
    tokens: Tokens,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    mfu: Fraction = facts.MFU,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    goodput: Fraction,
    experiments: Ratio = facts.EXPERIMENTS,
    contingency: Fraction = facts.CONTINGENCY,
    storage: TbMonths = 0,
    storage_price: DollarsPerTbMonth = facts.STORAGE_PRICE,
    data_cost: Dollars = 0,
    staff: StaffMonths = 0,
    staff_price: DollarsPerStaffMonth = facts.STAFF_PRICE,
    system_power: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    flop_per_parameter_token: FlopPerParameterToken = TRAINING_FLOP,
    counting: AttentionWork = AttentionWork.LEFT_OUT,
    layers: Count = 80,
    width: Count = 8192,
    sequence_length: Count = 8192,
) -> TrainingBudget:
    """Return the budget of a training run, from FLOP to dollars, energy and carbon.

    Attention's work comes on top of the parameters' where it is counted; MFU must then be one
    that counts it, as PaLM's does. A power of 0 means that none is published.

    >>> run = training_budget(parameters=70e9, tokens=2e12, gpus=1024, goodput=0.96)
    >>> round(run.paid_gpu_hours), round(run.days, 1), round(run.compute / 1e6, 3)
    (614397, 25.0, 1.843)
    >>> long = training_budget(parameters=70e9, tokens=2e12, gpus=1024, goodput=0.96,
    ...     counting=AttentionWork.COUNTED)
    >>> round(long.days / run.days, 3), round(long.attention_share, 3)
    (1.153, 0.153)
    """
    check(system_power=system_power)
    parameter_work: Flop = training_flop(
        parameters=parameters, tokens=tokens, flop_per_parameter_token=flop_per_parameter_token
    )
    attention_work: Flop = counted_attention(
        counting=counting,
        layers=layers,
        width=width,
        sequence_length=sequence_length,
        tokens=tokens,
    )
    attention_share: Ratio = attention_work / parameter_work
    flop: Flop = parameter_work + attention_work
    peak: FlopPerGpuSecond = peak_flop_per_second
    busy_gpu_hours: GpuHours = training_gpu_hours(flop=flop, peak_flop_per_second=peak, mfu=mfu)
    days: Days = (
        training_wall_hours(gpu_hours=busy_gpu_hours, gpus=gpus, goodput=goodput) / HOURS_PER_DAY
    )
    bill: TrainingBill = training_bill(
        gpu_hours=busy_gpu_hours,
        goodput=goodput,
        hourly_price=hourly_price,
        storage=storage,
        storage_price=storage_price,
        data_cost=data_cost,
        staff=staff,
        staff_price=staff_price,
        experiments=experiments,
        contingency=contingency,
    )
    compute: Dollars = bill.compute
    storage_cost: Dollars = bill.storage_cost
    staff_cost: Dollars = bill.staff_cost
    experiment_cost: Dollars = bill.with_experiments - bill.final_run
    reserve: Dollars = bill.with_contingency - bill.with_experiments
    budget: Dollars = compute + storage_cost + data_cost + staff_cost + experiment_cost + reserve
    paid_gpu_hours: GpuHours = bill.paid_gpu_hours
    energy: MegawattHours | None = (
        job_energy(
            gpu_hours=paid_gpu_hours,
            power_per_gpu=average_draw(kw_per_gpu=system_power, non_gpu=non_gpu, load=load),
            pue=pue,
        )
        if system_power > 0
        else None
    )
    emissions: Tonnes | None = (
        carbon(energy=energy, carbon_intensity=carbon_intensity).location if energy else None
    )
    return TrainingBudget(
        flop=flop,
        attention_share=attention_share,
        peak=peak,
        busy_gpu_hours=busy_gpu_hours,
        paid_gpu_hours=paid_gpu_hours,
        days=days,
        compute=compute,
        storage_cost=storage_cost,
        data=bill.data,
        staff_cost=staff_cost,
        final_run=bill.final_run,
        with_experiments=bill.with_experiments,
        with_contingency=bill.with_contingency,
        experiment_cost=experiment_cost,
        reserve=reserve,
        budget=budget,
        energy=energy,
        emissions=emissions,
    )
