"""Where owning beats renting: break-even use, payback and present value."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_MONTH, HOURS_PER_YEAR
from calculators.cost.facts.limits import check
from calculators.cost.finance import annuity_factor, discount_factor
from calculators.cost.units import (
    DollarsPerGpu,
    DollarsPerGpuHour,
    DollarsPerGpuYear,
    Fraction,
    Months,
    PerYear,
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
    >>> choice = buy_vs_rent(capex=own.capex, capital=own.capital, running=own.running, rent_price=3.30)
    >>> round(choice.breakeven_utilization, 3), round(choice.payback, 1)
    (0.703, 34.3)
    """
    check(capex=capex, capital=capital, running=running, rent_price=rent_price)
    check(utilization=utilization, availability=availability)
    check(residual=residual, years=years, rate=rate)
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
