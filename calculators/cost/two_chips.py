"""One training job on two chips: days, dollars and energy of each."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.draw import average_draw
from calculators.cost.facts.constants import HOURS_PER_DAY
from calculators.cost.facts.limits import check
from calculators.cost.power import job_energy
from calculators.cost.training import training_flop, training_gpu_hours, training_wall_hours
from calculators.cost.units import (
    Days,
    Dollars,
    DollarsPerGpuHour,
    Flop,
    FlopPerGpuSecond,
    Fraction,
    GpuHours,
    Gpus,
    KilowattsPerGpu,
    MegawattHours,
    Parameters,
    Ratio,
    Tokens,
)


@dataclass(frozen=True)
class ChipComparison:
    """The same work on two chips, and where the second stops being the better buy."""

    flop: Flop
    peak_a: FlopPerGpuSecond
    peak_b: FlopPerGpuSecond
    gpu_hours_a: GpuHours
    gpu_hours_b: GpuHours
    days_a: Days
    days_b: Days
    cost_a: Dollars
    cost_b: Dollars
    saving: Dollars
    """What the second chip saves; below zero when it costs more."""
    speedup: Ratio
    """GPU-hours on the first for each on the second."""
    energy_a: MegawattHours | None
    """None where the maker has published no power."""
    energy_b: MegawattHours | None
    breakeven_price_b: DollarsPerGpuHour
    """The price of the second chip at which both cost the same."""
    breakeven_mfu_b: Fraction
    """The share of its peak that the second must reach to cost the same."""


def compare_chips(
    *,
    parameters: Parameters,
    tokens: Tokens,
    gpus: Gpus,
    peak_a: FlopPerGpuSecond = facts.H100_PEAK,
    mfu_a: Fraction = facts.MFU,
    hourly_price_a: DollarsPerGpuHour,
    system_power_a: KilowattsPerGpu = facts.KW_PER_GPU,
    peak_b: FlopPerGpuSecond = facts.H100_PEAK,
    mfu_b: Fraction = facts.MFU,
    hourly_price_b: DollarsPerGpuHour,
    system_power_b: KilowattsPerGpu = facts.KW_PER_GPU,
    goodput: Fraction,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
) -> ChipComparison:
    """Return days, dollars and energy of one training job on two chips, as many of each.

    The chips differ in peak, in the share of it that is reached, in price and in the power of
    their systems, where 0 means that none is published. The same goodput for both.

    >>> two = compare_chips(parameters=70e9, tokens=2e12, gpus=1024, hourly_price_a=3,
    ...     peak_b=2250e12, hourly_price_b=5, goodput=0.96)
    >>> round(two.days_a, 1), round(two.days_b, 1), round(two.saving / 1e6, 3)
    (25.0, 11.0, 0.493)
    """
    check(
        peak_a=peak_a,
        peak_b=peak_b,
        mfu_a=mfu_a,
        mfu_b=mfu_b,
        hourly_price_a=hourly_price_a,
        hourly_price_b=hourly_price_b,
        system_power_a=system_power_a,
        system_power_b=system_power_b,
        load=load,
        pue=pue,
    )
    flop: Flop = training_flop(parameters=parameters, tokens=tokens)
    dense_peak_a: FlopPerGpuSecond = peak_a
    busy_hours_a: GpuHours = training_gpu_hours(
        flop=flop, peak_flop_per_second=dense_peak_a, mfu=mfu_a
    )
    dense_peak_b: FlopPerGpuSecond = peak_b
    busy_hours_b: GpuHours = training_gpu_hours(
        flop=flop, peak_flop_per_second=dense_peak_b, mfu=mfu_b
    )
    gpu_hours_a: GpuHours = busy_hours_a / goodput
    gpu_hours_b: GpuHours = busy_hours_b / goodput
    days_a: Days = (
        training_wall_hours(gpu_hours=busy_hours_a, gpus=gpus, goodput=goodput) / HOURS_PER_DAY
    )
    days_b: Days = (
        training_wall_hours(gpu_hours=busy_hours_b, gpus=gpus, goodput=goodput) / HOURS_PER_DAY
    )
    cost_a: Dollars = gpu_hours_a * hourly_price_a
    cost_b: Dollars = gpu_hours_b * hourly_price_b
    saving: Dollars = cost_a - cost_b
    speedup: Ratio = gpu_hours_a / gpu_hours_b
    energy_a: MegawattHours | None = (
        job_energy(
            gpu_hours=gpu_hours_a,
            power_per_gpu=average_draw(kw_per_gpu=system_power_a, non_gpu=non_gpu, load=load),
            pue=pue,
        )
        if system_power_a > 0
        else None
    )
    energy_b: MegawattHours | None = (
        job_energy(
            gpu_hours=gpu_hours_b,
            power_per_gpu=average_draw(kw_per_gpu=system_power_b, non_gpu=non_gpu, load=load),
            pue=pue,
        )
        if system_power_b > 0
        else None
    )
    breakeven_price_b: DollarsPerGpuHour = hourly_price_a * speedup
    breakeven_mfu_b: Fraction = mfu_b * cost_b / cost_a
    return ChipComparison(
        flop=flop,
        peak_a=dense_peak_a,
        peak_b=dense_peak_b,
        gpu_hours_a=gpu_hours_a,
        gpu_hours_b=gpu_hours_b,
        days_a=days_a,
        days_b=days_b,
        cost_a=cost_a,
        cost_b=cost_b,
        saving=saving,
        speedup=speedup,
        energy_a=energy_a,
        energy_b=energy_b,
        breakeven_price_b=breakeven_price_b,
        breakeven_mfu_b=breakeven_mfu_b,
    )
