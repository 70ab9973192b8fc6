"""A service by volume: tokens a day, the nodes they keep busy, and what is earned."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import (
    HOURS_PER_DAY,
    ONE_DAY,
    ONE_GPU,
    SECONDS_PER_HOUR,
    TOKENS_PER_MILLION,
)
from calculators.cost.facts.limits import check
from calculators.cost.finance import Margin, profit_margin
from calculators.cost.units import (
    Count,
    Dollars,
    DollarsPerGpuHour,
    DollarsPerMillionTokens,
    Fraction,
    GpuHours,
    Ratio,
    TokensPerDay,
    TokensPerSecond,
)


@dataclass(frozen=True)
class ServiceDay:
    """A day of a service: nodes, revenue, cost, and what is left."""

    input_nodes: Ratio
    output_nodes: Ratio
    nodes: Ratio
    """Nodes paid for, on average over the day."""
    gpu_hours: GpuHours
    cached_revenue: Dollars
    input_revenue: Dollars
    output_revenue: Dollars
    revenue: Dollars
    rent: Dollars
    profit: Dollars
    margin: Fraction
    markup: Fraction
    breakeven_rent: DollarsPerGpuHour
    """The price of a GPU-hour at which nothing is left."""
    breakeven_price: DollarsPerMillionTokens
    """The price of output at which nothing is left."""


def _busy_nodes(*, volume: TokensPerDay, speed: TokensPerSecond) -> Ratio:
    return volume / HOURS_PER_DAY / SECONDS_PER_HOUR / speed


def _earned(*, volume: TokensPerDay, price: DollarsPerMillionTokens) -> Dollars:
    return volume * ONE_DAY / TOKENS_PER_MILLION * price


def service_day(
    *,
    daily_input: TokensPerDay = facts.DAILY_INPUT,
    cached_input: Fraction = facts.CACHED_INPUT,
    daily_output: TokensPerDay = facts.DAILY_OUTPUT,
    price_in: DollarsPerMillionTokens = facts.PRICE_IN,
    price_cached: DollarsPerMillionTokens = facts.PRICE_CACHED,
    price_out: DollarsPerMillionTokens = facts.PRICE_OUT,
    node_input_speed: TokensPerSecond = facts.NODE_INPUT_SPEED,
    node_output_speed: TokensPerSecond = facts.NODE_OUTPUT_SPEED,
    busy_share: Fraction = 1,
    gpus_per_node: Count = 8,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
) -> ServiceDay:
    """Return the nodes, the revenue and the margin of a day of tokens [DSDAY].

    A node reads or writes at a measured speed: volume / speed is the nodes kept busy, and over
    `busy_share` the nodes paid for. Averages: the last node may be a part of one.

    >>> day = service_day(hourly_price=2)
    >>> round(day.nodes, 1), round(day.revenue, -3), round(day.markup, 2)
    (226.9, 562000.0, 5.45)
    """
    check(
        daily_input=daily_input,
        cached_input=cached_input,
        daily_output=daily_output,
        price_in=price_in,
        price_cached=price_cached,
        price_out=price_out,
        node_input_speed=node_input_speed,
        node_output_speed=node_output_speed,
        busy_share=busy_share,
        gpus_per_node=gpus_per_node,
        hourly_price=hourly_price,
    )
    input_nodes: Ratio = _busy_nodes(volume=daily_input, speed=node_input_speed)
    output_nodes: Ratio = _busy_nodes(volume=daily_output, speed=node_output_speed)
    nodes: Ratio = (input_nodes + output_nodes) / busy_share
    gpu_hours: GpuHours = nodes * gpus_per_node * ONE_GPU * HOURS_PER_DAY * ONE_DAY
    cached: TokensPerDay = daily_input * cached_input
    fresh: TokensPerDay = daily_input - cached
    cached_revenue: Dollars = _earned(volume=cached, price=price_cached)
    input_revenue: Dollars = _earned(volume=fresh, price=price_in)
    output_revenue: Dollars = _earned(volume=daily_output, price=price_out)
    revenue: Dollars = cached_revenue + input_revenue + output_revenue
    rent: Dollars = gpu_hours * hourly_price
    result: Margin = profit_margin(revenue=revenue, cost=rent)
    breakeven_rent: DollarsPerGpuHour = revenue / gpu_hours
    output_must_earn: Dollars = output_revenue - result.profit
    breakeven_price: DollarsPerMillionTokens = price_out * output_must_earn / output_revenue
    return ServiceDay(
        input_nodes=input_nodes,
        output_nodes=output_nodes,
        nodes=nodes,
        gpu_hours=gpu_hours,
        cached_revenue=cached_revenue,
        input_revenue=input_revenue,
        output_revenue=output_revenue,
        revenue=revenue,
        rent=rent,
        profit=result.profit,
        margin=result.margin,
        markup=result.markup,
        breakeven_rent=breakeven_rent,
        breakeven_price=breakeven_price,
    )
