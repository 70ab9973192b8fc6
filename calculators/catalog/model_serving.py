"""The price of tokens, and the fleet that serves a peak."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.serving_bill import ServingBill, serving_bill
from calculators.engine.model.markers import Chart, Choice, Line, Number, Preset, calculator


@calculator(
    "Model Serving Cost",
    group="Training and serving",
    place=30,
    lines={
        "cache_per_token": Line("Cache for one token"),
        "weights": Line("Size of the weights"),
        "most_requests": Line("Requests that fit in memory at once"),
        "step_time": Line("Time of one decoding step"),
        "tokens_per_second": Line("Output of one replica"),
        "output_price": Line(
            "A million output tokens",
            headline=(
                "A million output tokens cost {output_price}, a million input tokens {input_price}."
            ),
        ),
        "prefill": Line("Time to read a prompt"),
        "answer_time": Line("Wait for a whole answer"),
        "input_speed": Line("Input one replica reads"),
        "input_price": Line("A million input tokens"),
        "input_cost": Line("Reading the prompt", part_of="request_cost"),
        "output_cost": Line("Writing the answer", part_of="request_cost"),
        "request_cost": Line("Cost of one request"),
        "time_per_request": Line("Replica time for one request"),
        "replica_rate": Line("Requests one replica can answer"),
        "replicas": Line("Replicas for the peak"),
        "total_replicas": Line("Replicas with spares"),
        "fleet_cost": Line("Rent of the fleet"),
        "energy": Line("Energy of the fleet in a month"),
        "emissions": Line("Carbon of the fleet in a month, by location"),
    },
    chart=Chart(x="batch", y="output_price"),
    presets=(
        Preset.of("An 8B model on one GPU", "illustrative", parameters=8e9, gpus=1, layers=32),
        Preset.of("Eight requests at a time, for speed", "illustrative", batch=8),
        Preset.of(
            "Weights and cache in one byte",
            "illustrative",
            bytes_per_parameter=1,
            bytes_per_value=1,
        ),
    ),
    left_out=(
        (
            "Time between GPUs, scheduling and uneven requests: published systems reach a fraction "
            "of this bound."
        ),
        "Mixtures of experts, which read only part of their weights in a step.",
        (
            "Cached prompts, which cost less to read again; energy in the bill, as rent contains "
            "it; making the machines."
        ),
    ),
    sources=(sources.SCALE, sources.STAS, sources.H100PX, sources.EIACO2),
)
def model_serving(
    parameters: Annotated[
        units.Parameters,
        Number(scale="log", help="Change the layers below with it: they set the cache."),
    ] = facts.SERVED_PARAMETERS,
    chip: Annotated[Chip, Choice("Accelerator")] = Chip.H100,
    gpus: Annotated[
        units.Gpus,
        Number(
            "GPUs in one replica",
            1,
            1024,
            "log",
            help="A replica is the group of GPUs that holds one copy of the model.",
        ),
    ] = 8,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    batch: Annotated[
        units.Count, Number("Requests decoded together (batch)", 1, 4096, "log")
    ] = int(facts.BATCH),
    utilization: Annotated[units.Fraction, Number()] = facts.SERVING_UTILIZATION,
    requests_per_second: Annotated[
        units.PerSecond, Number(scale="log", more=True)
    ] = facts.PEAK_REQUESTS,
    tokens_in: Annotated[units.Tokens, Number(scale="log", more=True)] = facts.TOKENS_IN,
    tokens_out: Annotated[units.Tokens, Number(scale="log", more=True)] = facts.TOKENS_OUT,
    context: Annotated[units.Tokens, Number(scale="log", more=True)] = facts.CONTEXT,
    layers: Annotated[units.Count, Number("Layers", 1, 500, "log", more=True)] = int(facts.LAYERS),
    kv_heads: Annotated[units.Count, Number("Key-value heads", 1, 256, "log", more=True)] = int(
        facts.KV_HEADS
    ),
    head_size: Annotated[units.Count, Number("Size of a head", 16, 1024, more=True)] = int(
        facts.HEAD_SIZE
    ),
    bytes_per_parameter: Annotated[
        units.BytesPerParameter, Number(more=True)
    ] = facts.BYTES_PER_PARAMETER,
    bytes_per_value: Annotated[units.BytesPerValue, Number(more=True)] = facts.BYTES_PER_VALUE,
    memory_share: Annotated[units.Fraction, Number(more=True)] = facts.MEMORY_SHARE,
    bandwidth_efficiency: Annotated[units.Fraction, Number(more=True)] = facts.BANDWIDTH_EFFICIENCY,
    flop_efficiency: Annotated[units.Fraction, Number(more=True)] = facts.FLOP_EFFICIENCY,
    prefill_mfu: Annotated[units.Fraction, Number(more=True)] = facts.PREFILL_MFU,
    target_utilization: Annotated[units.Fraction, Number(more=True)] = facts.TARGET_UTILIZATION,
    spare: Annotated[units.Count, Number("Spare replicas", 0, 100, more=True)] = int(
        facts.SPARE_REPLICAS
    ),
    power_per_gpu: Annotated[
        units.WattsPerGpu,
        Number(
            "Average draw of a GPU with its server",
            50,
            3000,
            help="1,275 W at 80% load, for an H100.",
            more=True,
        ),
    ] = 1020,
    pue: Annotated[units.Ratio, Number(more=True)] = facts.PUE,
    carbon_intensity: Annotated[units.KgPerKwh, Number(more=True)] = facts.CARBON_INTENSITY,
) -> ServingBill:
    """What does it cost to serve a million tokens?

    Writing is bound by memory: each step reads all weights and the cache of every request, and
    gives each request one token. Reading a prompt is bound by arithmetic. Larger batches share
    the weights, so tokens get cheaper until memory is full. The price is that of machines that
    serve only part of the time. It is a planning bound: measure before you promise it.

    >>> served = model_serving()
    >>> f"{served.step_time * 1000:.1f} ms, {served.tokens_per_second:,.0f}/s"
    '12.1 ms, 5,287/s'
    >>> f"${served.output_price:.2f}"
    '$2.52'
    """
    return serving_bill(
        parameters=parameters,
        peak_flop_per_second=chip.value.peak_flop_per_second,
        hbm_bytes=chip.value.hbm_bytes,
        hbm_bandwidth=chip.value.hbm_bandwidth,
        gpus=gpus,
        hourly_price=hourly_price,
        batch=batch,
        utilization=utilization,
        requests_per_second=requests_per_second,
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        context=context,
        layers=layers,
        kv_heads=kv_heads,
        head_size=head_size,
        bytes_per_parameter=bytes_per_parameter,
        bytes_per_value=bytes_per_value,
        memory_share=memory_share,
        bandwidth_efficiency=bandwidth_efficiency,
        flop_efficiency=flop_efficiency,
        prefill_mfu=prefill_mfu,
        target_utilization=target_utilization,
        spare=spare,
        power_per_gpu=power_per_gpu,
        pue=pue,
        carbon_intensity=carbon_intensity,
    )
