"""The memory that a model in service takes, and the GPUs that hold it."""

from __future__ import annotations

from typing import Annotated

from calculators.catalog.inputs.chip import AChip, OwnMemory
from calculators.catalog.inputs.served_model import (
    AnAttention,
    AShare,
    Batch,
    BytesOfValue,
    HeadSize,
    KvHeads,
    Latent,
    Layers,
    Rope,
)
from calculators.cost import facts, sources, units
from calculators.cost.chip import chip_memory
from calculators.cost.facts.chips import Chip
from calculators.cost.fitting import Fit, fit_into_memory
from calculators.cost.kv_cache import Attention
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
    "Does it fit?",
    group="Training and serving",
    place=32,
    gives="Whether the model fits in memory, on how many GPUs, and the context at which it no "
    "longer does.",
    asked_as="memory needed, how many GPUs, VRAM, out of memory, quantization, GPU size",
    lines={
        "token_cache": Line("Cache for one token"),
        "weights": Line("Weights", part_of="needed"),
        "cache": Line("Cache of all requests", part_of="needed"),
        "reserve": Line("Memory kept free for buffers", part_of="needed"),
        "needed": Line("Memory needed"),
        "memory": Line("Memory of these GPUs"),
        "room": Line(
            "Memory left over",
            best=Best.MOST,
            headline=Verdict(
                over=(
                    "It fits, with {room} to spare; the least number of GPUs is {gpus_needed}.",
                    "Memory is full at {most_requests} requests, or at {longest_context} each.",
                ),
                under=(
                    "It does not fit: {room:size} are missing.",
                    "The least number of GPUs is {gpus_needed}.",
                    "On these it would fit with {longest_context} for each request.",
                    "It would also fit at {most_bytes:full}.",
                ),
                even="It fits to the last byte.",
            ),
        ),
        "gpus_needed": Line("GPUs that hold it"),
        "most_requests": Line("Requests that fit beside the weights"),
        "longest_context": Line("Context at which memory is full", even_with="context"),
        "most_bytes": Line(
            "Bytes for a parameter at which memory is full", even_with="bytes_per_parameter"
        ),
    },
    chart=Chart(
        x="context",
        y="needed",
        rival=Rival("memory", "Memory", ("Needed", "There"), "it does not fit", "it fits"),
    ),
    presets=(
        Preset.of(
            "Llama 3.1 405B in FP8 on one server",
            "126 layers and 8 key-value heads as published; load illustrative",
            total_parameters=405e9,
            bytes_per_parameter=1,
            layers=126,
        ),
        Preset.of(
            "DeepSeek-V3 in FP8 on eight H200",
            "sizes from its report of 2024-12; load illustrative",
            total_parameters=671e9,
            bytes_per_parameter=1,
            chip=Chip.H200,
            attention=Attention.LATENT,
            layers=61,
        ),
        Preset.of(
            "A long context: 131,072 tokens, eight requests",
            "illustrative",
            context=131_072,
            batch=8,
        ),
    ),
    left_out=(
        "Whole splits: a model is cut over 2, 4, 8 or 16 GPUs, seldom over three or five.",
        "Copies: weights that each GPU keeps whole, and experts kept twice to balance load.",
        "Caches of prompts kept for later, and a second, smaller model that drafts.",
        "Whether it is fast enough. The serving page answers that.",
    ),
    sources=(sources.SCALE, sources.DSV3, sources.STAS),
)
def does_it_fit(
    total_parameters: Annotated[
        units.Parameters,
        Number(
            "Model size, all parameters",
            1e8,
            1e13,
            "log",
            help="For a mixture of experts the total, not the active ones.",
        ),
    ] = facts.SERVED_PARAMETERS,
    bytes_per_parameter: Annotated[
        units.BytesPerParameter, Number(help="2 in BF16, 1 in FP8, 0.5 in FP4.")
    ] = facts.BYTES_PER_PARAMETER,
    chip: AChip = Chip.H100,
    own_memory: OwnMemory = facts.H100_HBM,
    gpus: Annotated[units.Gpus, Number("GPUs to hold it", 1, 1024, "log")] = 8,
    batch: Batch = int(facts.BATCH),
    context: Annotated[units.Tokens, Number(scale="log")] = facts.CONTEXT,
    attention: AnAttention = Attention.GROUPED,
    layers: Layers = int(facts.LAYERS),
    kv_heads: KvHeads = int(facts.KV_HEADS),
    head_size: HeadSize = int(facts.HEAD_SIZE),
    latent: Latent = facts.LATENT,
    rope: Rope = facts.ROPE,
    bytes_per_value: BytesOfValue = facts.BYTES_PER_VALUE,
    memory_share: AShare = facts.MEMORY_SHARE,
) -> Fit:
    """Does the model fit, and on how many GPUs?

    Memory holds the weights once and, for each request, the cache of all its earlier tokens; a
    share stays free for buffers. Weights are fixed, the cache grows with requests and with
    context, and at long contexts it is the larger of the two. Change the layers below with the
    model: they set the cache.

    >>> fit = does_it_fit()
    >>> fit.gpus_needed, fit.most_requests, f"{fit.needed / 1e9:.0f} GB"
    (4, 323, '252 GB')
    """
    return fit_into_memory(
        total_parameters=total_parameters,
        gpus=gpus,
        hbm_bytes=chip_memory(chip=chip, own_memory=own_memory),
        batch=batch,
        context=context,
        attention=attention,
        layers=layers,
        kv_heads=kv_heads,
        head_size=head_size,
        latent=latent,
        rope=rope,
        bytes_per_parameter=bytes_per_parameter,
        bytes_per_value=bytes_per_value,
        memory_share=memory_share,
    )
