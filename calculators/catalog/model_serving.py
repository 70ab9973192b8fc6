"""The price of tokens, and the fleet that serves a peak."""

from __future__ import annotations

from typing import Annotated

from calculators.catalog.inputs import chip as chosen
from calculators.catalog.inputs import served_model as served
from calculators.cost import facts, sources, units
from calculators.cost.chip import (
    PowerFrom,
    chip_bandwidth,
    chip_link,
    chip_memory,
    chip_peak,
    known_system_power,
)
from calculators.cost.experts import Kind
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.kv_cache import Attention
from calculators.cost.serving_bill import ServingBill, serving_bill
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Model serving cost",
    group="Training and serving",
    place=30,
    gives="What a million tokens and one request cost, how fast answers come, and how many fit.",
    asked_as="inference cost, token price, cost per million tokens, API price, chatbot, latency",
    lines={
        "cache_per_token": Line("Cache for one token"),
        "weights": Line("Size of the weights"),
        "most_requests": Line("Requests that fit in memory at once"),
        "weights_read": Line("Weights read in a step"),
        "exchange_time": Line("Time between GPUs in a step"),
        "step_time": Line("Time of one decoding step"),
        "tokens_per_second": Line("Output of one replica"),
        "output_price": Line(
            "Cost of a million output tokens",
            best=Best.LEAST,
            headline="A million tokens cost {output_price} to write and {input_price} to read.",
        ),
        "prefill": Line("Time to read a prompt"),
        "answer_time": Line("Wait for a whole answer"),
        "input_speed": Line("Input one replica reads"),
        "input_price": Line("Cost of a million input tokens"),
        "input_cost": Line("Reading the prompt", part_of="request_cost"),
        "output_cost": Line("Writing the answer", part_of="request_cost"),
        "request_cost": Line("Cost of one request"),
        "request_energy": Line("Energy of one request", none="not published"),
        "request_emissions": Line("Carbon of one request, by location", none="not published"),
        "request_water": Line("Water of one request", none="not published"),
        "time_per_request": Line("Replica time for one request"),
        "replica_rate": Line("Requests one replica can answer"),
        "replicas": Line("Replicas for the peak"),
        "total_replicas": Line("Replicas with spares"),
        "fleet_cost": Line("Rent of the fleet"),
        "energy": Line("Energy of the fleet in a month", none="not published"),
        "emissions": Line("Carbon of the fleet in a month, by location", none="not published"),
    },
    chart=Chart(x="batch", y="output_price"),
    presets=(
        Preset.of("8B on one GPU", "illustrative", parameters=8e9, gpus=1, layers=32, width=4096),
        Preset.of(
            "Arithmetic, weights and cache in FP8",
            "illustrative",
            number_format=NumberFormat.FP8,
            bytes_per_parameter=1,
            bytes_per_value=1,
        ),
        Preset.of(
            "DeepSeek-V3 in FP8 on eight H200",
            "sizes from its report of 2024-12; load and price illustrative",
            parameters=37e9,
            kind=Kind.EXPERTS,
            total_parameters=671e9,
            chip=Chip.H200,
            number_format=NumberFormat.FP8,
            bytes_per_parameter=1,
            attention=Attention.LATENT,
            layers=61,
            width=7168,
        ),
    ),
    left_out=(
        "Scheduling and uneven requests: published systems reach a fraction of this bound.",
        "Uneven experts: mixtures under full load reached a third to four fifths of this.",
        "Work on drafts (speculative decoding), which writes several tokens in a step.",
        "Cached prompts, which are cheaper to read again; energy, as rent has it; making GPUs.",
    ),
    sources=(sources.SCALE, sources.MEGA, sources.STAS, sources.H100PX, sources.EIACO2),
)
def model_serving(
    parameters: Annotated[
        units.Parameters,
        Number(scale="log", help="Of a mixture, those at work on a token. Layers go with it."),
    ] = facts.SERVED_PARAMETERS,
    chip: chosen.AChip = Chip.H100,
    own_peak: chosen.OwnPeak = facts.H100_PEAK,
    own_memory: chosen.OwnMemory = facts.H100_HBM,
    own_bandwidth: chosen.OwnBandwidth = facts.H100_HBM_BANDWIDTH,
    own_link: chosen.OwnLink = facts.NVLINK4,
    gpus: Annotated[
        units.Gpus, Number("GPUs in one replica", 1, 1024, "log", help="They hold one copy.")
    ] = 8,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    batch: served.Batch = int(facts.BATCH),
    utilization: Annotated[units.Fraction, Number()] = facts.SERVING_UTILIZATION,
    number_format: chosen.AFormat = NumberFormat.BF16,
    requests_per_second: Annotated[
        units.PerSecond, Number(scale="log", more=True)
    ] = facts.PEAK_REQUESTS,
    tokens_in: served.MoreTokens = facts.TOKENS_IN,
    tokens_out: served.MoreTokens = facts.TOKENS_OUT,
    context: served.MoreTokens = facts.CONTEXT,
    kind: served.AKind = Kind.DENSE,
    total_parameters: served.TotalParameters = facts.TOTAL_PARAMETERS,
    layers: served.Layers = int(facts.LAYERS),
    width: served.Width = int(facts.WIDTH),
    attention: served.AnAttention = Attention.GROUPED,
    kv_heads: served.KvHeads = int(facts.KV_HEADS),
    head_size: served.HeadSize = int(facts.HEAD_SIZE),
    latent: served.Latent = facts.LATENT,
    rope: served.Rope = facts.ROPE,
    bytes_per_parameter: served.BytesOfParameter = facts.BYTES_PER_PARAMETER,
    bytes_per_value: served.BytesOfValue = facts.BYTES_PER_VALUE,
    memory_share: served.AShare = facts.MEMORY_SHARE,
    bandwidth_efficiency: served.AShare = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: served.AShare = facts.FLOP_EFFICIENCY,
    prefill_mfu: served.AShare = facts.PREFILL_MFU,
    link_efficiency: served.AShare = facts.LINK_EFFICIENCY,
    latency: Annotated[units.Seconds, Number(low=0, high=1e-4, more=True)] = facts.LATENCY,
    target_utilization: served.AShare = facts.TARGET_UTILIZATION,
    spare: Annotated[units.Count, Number("Spare replicas", 0, 100, more=True)] = int(
        facts.SPARE_REPLICAS
    ),
    power_from: chosen.APower = PowerFrom.SYSTEM,
    kw_per_gpu: chosen.OwnSystemPower = facts.KW_PER_GPU,
    load: served.AShare = facts.LOAD,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    carbon_intensity: Annotated[units.KgPerKwh, Number(more=True)] = facts.CARBON_INTENSITY,
    wue: Annotated[units.LitersPerKwh, Number(more=True)] = facts.WUE,
    water_intensity: Annotated[units.LitersPerKwh, Number(more=True)] = facts.WATER_INTENSITY,
) -> ServingBill:
    """What does it cost to serve a million tokens?

    Writing is bound by memory: each step reads weights and the cache of every request, then the
    GPUs exchange what they have worked out, and each request gains one token. A mixture of experts
    reads only those that the batch picks. Reading a prompt is bound by arithmetic. Larger batches
    share the weights, so tokens get cheaper until memory is full. The price is that of machines
    that serve only part of the time. It is a planning bound: measure before you promise it.

    >>> one = model_serving()
    >>> f"{one.step_time * 1000:.1f} ms, {one.tokens_per_second:,.0f}/s"
    '17.7 ms, 3,612/s'
    >>> f"${one.output_price:.2f}"
    '$3.69'
    """
    return serving_bill(
        parameters=parameters,
        kind=kind,
        total_parameters=total_parameters,
        peak_flop_per_second=chip_peak(chip=chip, number_format=number_format, own_peak=own_peak),
        hbm_bytes=chip_memory(chip=chip, own_memory=own_memory),
        hbm_bandwidth=chip_bandwidth(chip=chip, own_bandwidth=own_bandwidth),
        scale_up_bandwidth=chip_link(chip=chip, own_link=own_link),
        gpus=gpus,
        hourly_price=hourly_price,
        batch=batch,
        utilization=utilization,
        requests_per_second=requests_per_second,
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        context=context,
        layers=layers,
        width=width,
        attention=attention,
        kv_heads=kv_heads,
        head_size=head_size,
        latent=latent,
        rope=rope,
        bytes_per_parameter=bytes_per_parameter,
        bytes_per_value=bytes_per_value,
        memory_share=memory_share,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
        prefill_mfu=prefill_mfu,
        link_efficiency=link_efficiency,
        latency=latency,
        target_utilization=target_utilization,
        spare=spare,
        system_power=known_system_power(chip=chip, power_from=power_from, kw_per_gpu=kw_per_gpu),
        load=load,
        pue=pue,
        carbon_intensity=carbon_intensity,
        wue=wue,
        water_intensity=water_intensity,
    )
