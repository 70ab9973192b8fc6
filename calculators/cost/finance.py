"""Money: a purchase spread over years, years compared with today, profit against cost."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import NEGLIGIBLE_RATE, PAYMENT_PERIOD
from calculators.cost.facts.limits import check
from calculators.cost.units import Dollars, DollarsPerYear, Fraction, Number, PerYear, Ratio, Years


def straight_line(
    *, capex: Dollars, residual: Fraction = facts.RESIDUAL, term: Years
) -> DollarsPerYear:
    """Return the yearly cost of a purchase with no charge for the money tied up.

    capex x (1 - residual) / term.

    >>> round(straight_line(capex=40_000, residual=0, term=3))
    13333
    """
    check(capex=capex, residual=residual, term=term)
    return capex * (1 - residual) / term


def discount_factor(*, rate: PerYear, term: Years) -> Ratio:
    """Return what a dollar paid after `term` years is worth today: (1 + rate)^-term.

    >>> round(discount_factor(rate=0.10, term=4), 4)
    0.683
    """
    check(rate=rate, term=term)
    worth_of_later_dollar: Ratio = (1 + rate * PAYMENT_PERIOD) ** -(term / PAYMENT_PERIOD)
    return worth_of_later_dollar


def annuity_factor(*, rate: PerYear, term: Years) -> Years:
    """Return what a dollar a year for `term` years is worth today.

    (1 - (1 + rate)^-term) / rate, payments at each year's end; term itself at rate 0.

    >>> round(annuity_factor(rate=0.10, term=4), 4)
    3.1699
    """
    check(rate=rate, term=term)
    worth_of_later_dollar: Ratio = discount_factor(rate=rate, term=term)
    return (1 - worth_of_later_dollar) / rate if rate > NEGLIGIBLE_RATE else term


@dataclass(frozen=True)
class SpreadPurchase:
    """A purchase turned into equal yearly payments, step by step."""

    resale_today: Dollars
    """What the resale at the end is worth today."""
    to_repay: Dollars
    payments: Years
    """What a dollar a year is worth today, over the years of use."""
    yearly: DollarsPerYear


def spread_purchase(
    *, capex: Dollars, residual: Fraction = facts.RESIDUAL, term: Years, rate: PerYear = facts.RATE
) -> SpreadPurchase:
    """Return the equal yearly payment that repays a purchase with interest, and the way to it.

    (P - R / (1 + i)^n) / ((1 - (1 + i)^-n) / i), where R = capex x residual comes back at the
    end; at i = 0 it is the straight line. Standard finance.

    >>> spread = spread_purchase(capex=48_437.5, residual=0.10, term=4, rate=0.10)
    >>> round(spread.resale_today), round(spread.to_repay), round(spread.yearly)
    (3308, 45129, 14237)
    """
    check(capex=capex, residual=residual, term=term, rate=rate)
    resale: Dollars = capex * residual
    resale_today: Dollars = resale * discount_factor(rate=rate, term=term)
    to_repay: Dollars = capex - resale_today
    payments: Years = annuity_factor(rate=rate, term=term)
    yearly: DollarsPerYear = to_repay / payments
    return SpreadPurchase(
        resale_today=resale_today, to_repay=to_repay, payments=payments, yearly=yearly
    )


def annuity(
    *, capex: Dollars, residual: Fraction = facts.RESIDUAL, term: Years, rate: PerYear = facts.RATE
) -> DollarsPerYear:
    """Return the equal yearly payment that repays a purchase with interest.

    >>> round(annuity(capex=48_437.5, residual=0.10, term=4, rate=0.10))
    14237
    """
    spread: SpreadPurchase = spread_purchase(capex=capex, residual=residual, term=term, rate=rate)
    return spread.yearly


def growth_rate(*, start: Number, end: Number, term: Years) -> PerYear:
    """Return the steady yearly growth that leads from one value to another.

    (end / start)^(1 / term) - 1.

    >>> round(growth_rate(start=76, end=176, term=5), 3)
    0.183
    """
    check(start=start, end=end, term=term)
    yearly_multiple: Ratio = (end / start) ** (PAYMENT_PERIOD / term)
    return (yearly_multiple - 1) / PAYMENT_PERIOD


@dataclass(frozen=True)
class Margin:
    """Profit twice: as a share of revenue and as a share of cost. They are often confused."""

    profit: Dollars
    margin: Fraction
    """(revenue - cost) / revenue."""
    markup: Fraction
    """revenue / cost - 1."""


def profit_margin(*, revenue: Dollars, cost: Dollars) -> Margin:
    """Return the profit, the margin on revenue and the markup on cost.

    >>> result = profit_margin(revenue=100, cost=80)
    >>> result.profit, round(result.margin, 2), round(result.markup, 2)
    (20, 0.2, 0.25)
    """
    check(revenue=revenue, cost=cost)
    profit: Dollars = revenue - cost
    margin: Fraction = profit / revenue
    markup: Fraction = revenue / cost - 1
    return Margin(profit=profit, margin=margin, markup=markup)
