"""The bill of a training run, from the final run alone to a budget with reserves."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Dollars,
    DollarsPerGpuHour,
    DollarsPerStaffMonth,
    DollarsPerTbMonth,
    Fraction,
    GpuHours,
    Ratio,
    StaffMonths,
    TbMonths,
)


@dataclass(frozen=True)
class TrainingBill:
    """The parts of the final run, then what experiments and reserves add."""

    paid_gpu_hours: GpuHours
    compute: Dollars
    storage: Dollars
    data: Dollars
    staff: Dollars
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
    check(gpu_hours=gpu_hours, goodput=goodput, hourly_price=hourly_price)
    check(storage=storage, storage_price=storage_price, data_cost=data_cost)
    check(staff=staff, staff_price=staff_price)
    check(experiments=experiments, contingency=contingency)
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
        storage=storage_cost,
        data=data_cost,
        staff=staff_cost,
        final_run=final_run,
        with_experiments=with_experiments,
        with_contingency=with_contingency,
    )
