"""The nodes, the revenue and the margin of a day of tokens."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.volume import ServiceDay, service_day
from calculators.engine.model.markers import (
    Best,
    Chart,
    Line,
    Number,
    Preset,
    Rival,
    Verdict,
    calculator,
)


@calculator(
    "Serving by volume",
    group="Training and serving",
    place=34,
    gives="What a day of tokens earns and costs, what is left, and the prices at which nothing is.",
    asked_as="inference margin, API business, tokens a day, profit, break-even price",
    lines={
        "input_nodes": Line("Nodes kept busy reading"),
        "output_nodes": Line("Nodes kept busy writing"),
        "nodes": Line("Nodes paid for, on average"),
        "gpu_hours": Line("GPU time of the day"),
        "cached_revenue": Line("Revenue from cached input", part_of="revenue"),
        "input_revenue": Line("Revenue from other input", part_of="revenue"),
        "output_revenue": Line("Revenue from output", part_of="revenue"),
        "revenue": Line("Revenue of the day"),
        "rent": Line("Rent of the day"),
        "profit": Line(
            "Money left after rent",
            best=Best.MOST,
            headline=Verdict(
                over=(
                    "The day leaves {profit}: {revenue} earned, {rent} paid for {nodes} nodes.",
                    "That is {margin} of revenue, or {markup} on cost.",
                    "Nothing is left above {breakeven_rent:full}.",
                    "Nothing is left below {breakeven_price:full} of output.",
                ),
                under=(
                    "The day loses {profit:size}: {revenue} earned, {rent} paid for {nodes} nodes.",
                    "It pays below {breakeven_rent:full}.",
                    "It pays above {breakeven_price:full} of output.",
                ),
                even="The day breaks even: {revenue} earned and paid.",
            ),
        ),
        "margin": Line("Share of revenue left (margin)"),
        "markup": Line("Profit over cost (markup)"),
        "breakeven_rent": Line("GPU-hour at which nothing is left", even_with="hourly_price"),
        "breakeven_price": Line("Output price at which nothing is left", even_with="price_out"),
    },
    chart=Chart(
        x="hourly_price",
        y="rent",
        rival=Rival("revenue", "A day", ("Rent", "Revenue"), "the day loses money", "the day pays"),
    ),
    presets=(
        Preset.of(
            "DeepSeek's day, at its own $2 for a GPU-hour",
            "all figures as published for 2025-02-27",
            hourly_price=2,
        ),
        Preset.of(
            "A service a hundredth of the size, half idle",
            "illustrative",
            daily_input=6e9,
            daily_output=1.7e9,
            busy_share=0.5,
        ),
        Preset.of("The same day without a cache of prompts", "illustrative", cached_input=0),
    ),
    left_out=(
        "Tokens given away: the published day counts all of them at full price, and says so.",
        "Everything but the machines' rent: people, training, storage, traffic, payment fees.",
        "Peaks, and the last node: nodes are averages, and a part of a node cannot be rented.",
        "How speed falls with longer prompts. Measure both speeds on your own traffic.",
    ),
    sources=(sources.DSDAY, sources.H100PX),
)
def serving_by_volume(
    daily_input: Annotated[units.TokensPerDay, Number(scale="log")] = facts.DAILY_INPUT,
    daily_output: Annotated[units.TokensPerDay, Number(scale="log")] = facts.DAILY_OUTPUT,
    price_in: Annotated[
        units.DollarsPerMillionTokens, Number(low=0.001, high=100, scale="log")
    ] = facts.PRICE_IN,
    price_out: Annotated[
        units.DollarsPerMillionTokens, Number(low=0.001, high=1000, scale="log")
    ] = facts.PRICE_OUT,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    cached_input: Annotated[units.Fraction, Number()] = facts.CACHED_INPUT,
    price_cached: Annotated[
        units.DollarsPerMillionTokens, Number(low=0.0001, high=100, scale="log", more=True)
    ] = facts.PRICE_CACHED,
    node_input_speed: Annotated[
        units.TokensPerSecond,
        Number(scale="log", help="Cached input counted, as published speeds do.", more=True),
    ] = facts.NODE_INPUT_SPEED,
    node_output_speed: Annotated[
        units.TokensPerSecond, Number(scale="log", more=True)
    ] = facts.NODE_OUTPUT_SPEED,
    busy_share: Annotated[
        units.Fraction,
        Number(
            "Share of paid time at these speeds",
            0.05,
            1,
            plausible=(0.3, 1),
            help="1 if the speeds are averages over all paid time, as the published ones are.",
            more=True,
        ),
    ] = 1,
    gpus_per_node: Annotated[units.Count, Number("GPUs in a node", 1, 72, "log", more=True)] = 8,
) -> ServiceDay:
    """What is left of a day of tokens?

    Tokens a day, divided by what a node reads or writes in a second, are the nodes kept busy;
    their rent is the cost, and price times volume the revenue. The start is a published day: 608
    billion tokens in and 168 billion out on 227 nodes of eight H800, here at today's price for a
    GPU-hour. Margin is a share of revenue, markup of cost: the published 545% is a markup, and
    as a margin it is 85%.

    >>> day = serving_by_volume(hourly_price=2)
    >>> f"{day.nodes:.1f} nodes, ${day.revenue:,.0f}, ${day.rent:,.0f}, {day.markup:.0%}"
    '226.9 nodes, $561,975, $87,116, 545%'
    """
    return service_day(
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
