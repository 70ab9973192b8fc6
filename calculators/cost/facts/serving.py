"""The facts about serving, and the running example of a model that is served."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import Group

_GROUP = Group("Serving")

H100_HBM: Final = _GROUP.same(
    Chip.H100.value.hbm_bytes,
    "Memory of an H100",
    "H100 SXM",
    asked="Memory of a GPU",
    allowed=(1e9, 1e13),
)
H100_HBM_BANDWIDTH: Final = _GROUP.same(
    Chip.H100.value.hbm_bandwidth,
    "Memory bandwidth of an H100",
    "H100 SXM",
    asked="Memory speed of a GPU",
    allowed=(1e10, 1e14),
)
MEMORY_SHARE: Final = _GROUP.illustrative(
    0.9,
    units.FRACTION,
    "Usable share of memory",
    "memory left once buffers are taken off",
    plausible=(0.8, 0.95),
    asked="Share of memory that can be filled",
    allowed=(0.1, 1),
)
BYTES_PER_VALUE: Final = _GROUP.illustrative(
    2, units.BYTES_PER_VALUE, "Bytes for a cached value", "BF16", plausible=(1, 2), allowed=(0.5, 4)
)
BYTES_PER_PARAMETER: Final = _GROUP.illustrative(
    2,
    units.BYTES_PER_PARAMETER,
    "Bytes for a parameter",
    "BF16",
    plausible=(0.5, 2),
    allowed=(0.5, 4),
)
BANDWIDTH_EFFICIENCY: Final = _GROUP.illustrative(
    0.7,
    units.FRACTION,
    "Share of memory speed reached",
    "memory speed reached in service; 1 gives the bound",
    plausible=(0.5, 0.9),
    allowed=(0.1, 1),
)
FLOP_EFFICIENCY: Final = _GROUP.illustrative(
    0.5,
    units.FRACTION,
    "Share of peak speed in decoding",
    "peak speed reached in decoding; 1 gives the bound",
    plausible=(0.3, 0.7),
    asked="Share of peak speed reached in decoding",
    allowed=(0.1, 1),
)
PREFILL_MFU: Final = _GROUP.sourced(
    0.4,
    units.FRACTION,
    "Share of peak speed in prefill",
    "used in the book's prefill example",
    source=sources.SCALE,
    plausible=(0.3, 0.6),
    asked="Share of peak speed reached in reading",
    allowed=(0.05, 1),
)
SERVING_UTILIZATION: Final = _GROUP.illustrative(
    0.5,
    units.FRACTION,
    "Utilization of serving GPUs",
    "serving follows demand, so machines wait more",
    plausible=(0.3, 0.8),
    asked="Share of paid time spent serving",
    allowed=(0.05, 1),
)
TARGET_UTILIZATION: Final = _GROUP.illustrative(
    0.7,
    units.FRACTION,
    "Planned utilization at the peak",
    "room for bursts at the peak",
    plausible=(0.5, 0.85),
    asked="Share of the fleet to fill at the peak",
    allowed=(0.05, 1),
)
SERVED_PARAMETERS: Final = _GROUP.illustrative(
    70.6e9,
    units.PARAMETERS,
    "Parameters of the served model",
    "a model of the Llama 3-70B class to serve; of a mixture, those at work on a token",
    plausible=(56.48e9, 84.72e9),
    asked="Model size",
    allowed=(1e8, 1e13),
)
TOTAL_PARAMETERS: Final = _GROUP.illustrative(
    141e9,
    units.PARAMETERS,
    "Parameters of a mixture of experts, all of them",
    "twice those at work on a token",
    plausible=(70.6e9, 1e12),
    asked="Model size with all experts",
    allowed=(1e6, 1e14),
)
LAYERS: Final = _GROUP.sourced(
    80,
    units.COUNT,
    "Layers of the served model",
    "Llama 3-70B",
    source=sources.SCALE,
    asked="Layers",
    allowed=(1, 10_000),
)
WIDTH: Final = _GROUP.sourced(
    8192,
    units.COUNT,
    "Width of the served model",
    "Llama 3-70B",
    source=sources.SCALE,
    asked="Width of the model",
    allowed=(1, 1e6),
)
KV_HEADS: Final = _GROUP.sourced(
    8,
    units.COUNT,
    "Key-value heads of the served model",
    "Llama 3-70B",
    source=sources.SCALE,
    asked="Key-value heads",
    allowed=(1, 10_000),
)
HEAD_SIZE: Final = _GROUP.sourced(
    128,
    units.COUNT,
    "Size of an attention head",
    "Llama 3-70B",
    source=sources.SCALE,
    asked="Size of a head",
    allowed=(1, 10_000),
)
LATENT: Final = _GROUP.sourced(
    512,
    units.VALUES_PER_TOKEN,
    "Latent values kept for a token and layer",
    "DeepSeek-V3",
    source=sources.DSV3,
    asked="Latent values of a token",
    allowed=(1, 100_000),
)
ROPE: Final = _GROUP.sourced(
    64,
    units.VALUES_PER_TOKEN,
    "Position values kept for a token and layer",
    "DeepSeek-V3",
    source=sources.DSV3,
    asked="Position values of a token",
    allowed=(0, 100_000),
)
CONTEXT: Final = _GROUP.illustrative(
    4_096,
    units.TOKENS,
    "Tokens kept for a request",
    "tokens in the cache for a request",
    plausible=(1_024, 32_768),
    asked="Tokens kept in the cache for a request",
    allowed=(1, 1e7),
)
BATCH: Final = _GROUP.illustrative(
    64,
    units.COUNT,
    "Requests decoded together",
    "requests decoded together",
    plausible=(8, 256),
    asked="Requests decoded together (batch)",
    allowed=(1, 65_536),
)
TOKENS_IN: Final = _GROUP.illustrative(
    3_000,
    units.TOKENS,
    "Tokens in a prompt",
    "a prompt with some context",
    plausible=(500, 10_000),
    asked="Prompt of a request",
    allowed=(1, 1e6),
)
TOKENS_OUT: Final = _GROUP.illustrative(
    500,
    units.TOKENS,
    "Tokens in an answer",
    "an answer of a page",
    plausible=(100, 2_000),
    asked="Answer of a request",
    allowed=(1, 100_000),
)
PEAK_REQUESTS: Final = _GROUP.illustrative(
    50,
    units.PER_SECOND,
    "Requests at the peak",
    "requests a second at the peak",
    plausible=(40, 60),
    allowed=(0.01, 1e6),
)
SPARE_REPLICAS: Final = _GROUP.illustrative(
    1, units.COUNT, "Spare replicas", "one replica may fail", plausible=(0, 2), allowed=(0, 10_000)
)
