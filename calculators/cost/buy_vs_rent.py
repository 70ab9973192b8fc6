"""Where owning beats renting: break-even use, payback and present value."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_MONTH, HOURS_PER_YEAR
from calculators.cost.facts.limits import check
from calculators.cost.finance import annuity_factor, discount_factor, straight_line
from calculators.cost.own import OwnedGpuHour, own_gpu_hour
from calculators.cost.rent import hour_with_extras
from calculators.cost.units import (
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    DollarsPerKwh,
    DollarsPerKwMonth,
    Fraction,
    KilowattsPerGpu,
    Months,
    PerYear,
    Ratio,
    Years,
)


@dataclass(frozen=True)
class BuyVsRent:
    """What owning saves against renting, for each GPU."""

    breakeven_utilization: Fraction
    """Above 1: renting is always cheaper."""
    saving: DollarsPerGpuHour
    """Rent avoided less running cost, for each installed hour; capital is not taken off."""
    payback: Months | None
    """None where owning saves nothing, so that it never pays back."""
    npv: DollarsPerGpu
    """Present value of buying instead of renting, over the life of the machines."""


def buy_vs_rent(
    *,
    capex: DollarsPerGpu,
    capital: DollarsPerGpuHour,
    running: DollarsPerGpuHour,
    rent_price: DollarsPerGpuHour,
    utilization: Fraction = facts.UTILIZATION,
    availability: Fraction = facts.AVAILABILITY,
    residual: Fraction = facts.RESIDUAL,
    years: Years = facts.YEARS,
    rate: PerYear = facts.RATE,
) -> BuyVsRent:
    """Return the use at which owning costs the same as renting, the payback and the present value.

    break-even = (capital + running) / availability / rent_price;
    payback = capex / (730 x (utilization x availability x rent_price - running)).
    `capex`, `capital` and `running` come from `own_gpu_hour`; rent_price is for a used hour,
    extras included. Simple payback: no interest. Assumes steady prices over the whole life.

    >>> from calculators.cost.own import own_gpu_hour
    >>> own = own_gpu_hour()
    >>> choice = buy_vs_rent(
    ...     capex=own.capex, capital=own.capital, running=own.running, rent_price=3.30)
    >>> round(choice.breakeven_utilization, 3), round(choice.payback, 1)
    (0.654, 30.9)
    """
    check(
        capex=capex,
        capital=capital,
        running=running,
        rent_price=rent_price,
        utilization=utilization,
        availability=availability,
        residual=residual,
        years=years,
        rate=rate,
    )
    per_available_hour: DollarsPerGpuHour = (capital + running) / availability
    breakeven_utilization: Fraction = per_available_hour / rent_price
    rent_avoided: DollarsPerGpuHour = utilization * availability * rent_price
    saving: DollarsPerGpuHour = rent_avoided - running
    payback: Months | None = capex / (saving * HOURS_PER_MONTH) if saving > 0 else None
    yearly_saving: DollarsPerGpuYear = saving * HOURS_PER_YEAR
    savings_today: DollarsPerGpu = yearly_saving * annuity_factor(rate=rate, term=years)
    resale_today: DollarsPerGpu = capex * residual * discount_factor(rate=rate, term=years)
    npv: DollarsPerGpu = savings_today + resale_today - capex
    return BuyVsRent(
        breakeven_utilization=breakeven_utilization, saving=saving, payback=payback, npv=npv
    )


@dataclass(frozen=True)
class OwnOrRent:
    """The parts of an owner's hour in use, then what owning is worth against rent."""

    capex: DollarsPerGpu
    resale_today: DollarsPerGpu
    to_repay: DollarsPerGpu
    payments: Years
    """What a dollar a year is worth today, over the years of use."""
    yearly_capital: DollarsPerGpuYear
    capital: DollarsPerGpuHour
    straight: DollarsPerGpuYear
    """Capital without interest, for comparison."""
    colocation: DollarsPerGpuHour
    upkeep: DollarsPerGpuHour
    energy: DollarsPerGpuHour
    staff: DollarsPerGpuHour
    installed_hour: DollarsPerGpuHour
    available_hour: DollarsPerGpuHour
    idle: DollarsPerGpuHour
    own_hour: DollarsPerGpuHour
    rent_hour: DollarsPerGpuHour
    advantage: DollarsPerGpuHour
    """What owning saves on an hour in use; below zero where renting is cheaper."""
    breakeven_utilization: Fraction
    payback: Months | None
    npv: DollarsPerGpu


def own_against_rent(
    *,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    overhead: Fraction = facts.OVERHEAD,
    server_capex: DollarsPerGpu = facts.SERVER_CAPEX,
    network_share: Fraction = facts.NETWORK_SHARE,
    other_capex: DollarsPerGpu = facts.OTHER_CAPEX,
    residual: Fraction = facts.RESIDUAL,
    years: Years = facts.YEARS,
    rate: PerYear = facts.RATE,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
    pue: Ratio = facts.PUE,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    colo_price: DollarsPerKwMonth = facts.COLO_PRICE,
    maintenance: PerYear = facts.MAINTENANCE,
    staff_per_gpu: DollarsPerGpuYear = facts.STAFF_PER_GPU,
    availability: Fraction = facts.AVAILABILITY,
    utilization: Fraction = facts.UTILIZATION,
) -> OwnOrRent:
    """Return an owner's GPU-hour in use part by part, against a rented one.

    >>> choice = own_against_rent()
    >>> round(choice.own_hour, 3), round(choice.breakeven_utilization, 3)
    (2.699, 0.654)
    """
    check(hourly_price=hourly_price)
    owned: OwnedGpuHour = own_gpu_hour(
        server_capex=server_capex,
        network_share=network_share,
        other_capex=other_capex,
        residual=residual,
        years=years,
        rate=rate,
        kw_per_gpu=kw_per_gpu,
        non_gpu=non_gpu,
        load=load,
        pue=pue,
        energy_price=energy_price,
        colo_price=colo_price,
        maintenance=maintenance,
        staff_per_gpu=staff_per_gpu,
        availability=availability,
        utilization=utilization,
    )
    capex: DollarsPerGpu = owned.capex
    resale_today: DollarsPerGpu = owned.resale_today
    to_repay: DollarsPerGpu = owned.to_repay
    payments: Years = owned.payments
    yearly_capital: DollarsPerGpuYear = owned.yearly_capital
    capital: DollarsPerGpuHour = owned.capital
    straight: DollarsPerGpuYear = straight_line(capex=capex, residual=residual, term=years)
    colocation: DollarsPerGpuHour = owned.colocation
    upkeep: DollarsPerGpuHour = owned.maintenance
    energy: DollarsPerGpuHour = owned.energy
    staff: DollarsPerGpuHour = owned.staff
    installed_hour: DollarsPerGpuHour = owned.installed_hour
    available_hour: DollarsPerGpuHour = installed_hour / availability
    idle: DollarsPerGpuHour = owned.useful_hour - installed_hour
    own_hour: DollarsPerGpuHour = capital + colocation + upkeep + energy + staff + idle
    rent_hour: DollarsPerGpuHour = hour_with_extras(before_extras=hourly_price, overhead=overhead)
    advantage: DollarsPerGpuHour = rent_hour - own_hour
    choice: BuyVsRent = buy_vs_rent(
        capex=capex,
        capital=capital,
        running=owned.running,
        rent_price=rent_hour,
        years=years,
        utilization=utilization,
        availability=availability,
        residual=residual,
        rate=rate,
    )
    return OwnOrRent(
        capex=capex,
        resale_today=resale_today,
        to_repay=to_repay,
        payments=payments,
        yearly_capital=yearly_capital,
        capital=capital,
        straight=straight,
        colocation=colocation,
        upkeep=upkeep,
        energy=energy,
        staff=staff,
        installed_hour=installed_hour,
        available_hour=available_hour,
        idle=idle,
        own_hour=own_hour,
        rent_hour=rent_hour,
        advantage=advantage,
        breakeven_utilization=choice.breakeven_utilization,
        payback=choice.payback,
        npv=choice.npv,
    )
