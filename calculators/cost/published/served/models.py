"""The models that the tables of served speeds are about, as their makers describe them."""

from dataclasses import dataclass
from typing import Final

from calculators.cost import facts
from calculators.cost.experts import Kind
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.cost.replica import Replica, replica


@dataclass(frozen=True)
class Served:
    """A model: active and total parameters, layers, width and key-value heads of size 128."""

    name: str
    parameters: float
    layers: int
    width: int
    kv_heads: int = 8
    total: float = 0


LLAMA2_7B: Final = Served("Llama 2 7B", 6.74e9, 32, 4096, kv_heads=32)
LLAMA2_70B: Final = Served("Llama 2 70B", 69e9, 80, 8192)
LLAMA31_8B: Final = Served("Llama 3.1 8B", 8.03e9, 32, 4096)
LLAMA31_70B: Final = Served("Llama 3.1 70B", 70.6e9, 80, 8192)
LLAMA33_70B: Final = Served("Llama 3.3 70B", 70.6e9, 80, 8192)
LLAMA31_405B: Final = Served("Llama 3.1 405B", 405e9, 126, 16_384)
MIXTRAL: Final = Served("Mixtral 8x7B", 12.9e9, 32, 4096, total=46.7e9)
QWEN3: Final = Served("Qwen3 235B-A22B", 22e9, 94, 4096, kv_heads=4, total=235e9)


def at_work(
    model: Served,
    chip: Chip,
    *,
    gpus: int,
    batch: int,
    tokens_in: float,
    context: float,
    weights: float,
    cache: float,
    arithmetic: NumberFormat = NumberFormat.BF16,
    ideal: bool = False,
) -> Replica:
    """Return a replica as we plan it, or at its bound; weights and cache in bytes a number."""
    return replica(
        parameters=model.parameters,
        kind=Kind.EXPERTS if model.total else Kind.DENSE,
        total_parameters=model.total or model.parameters,
        peak_flop_per_second=chip.peak(arithmetic),
        hbm_bytes=chip.value.hbm_bytes,
        hbm_bandwidth=chip.value.hbm_bandwidth,
        scale_up_bandwidth=chip.value.scale_up_bandwidth,
        gpus=gpus,
        batch=batch,
        tokens_in=tokens_in,
        context=context,
        layers=model.layers,
        width=model.width,
        kv_heads=model.kv_heads,
        head_size=128,
        bytes_per_parameter=weights,
        bytes_per_value=cache,
        bandwidth_efficiency=1 if ideal else facts.BANDWIDTH_EFFICIENCY,
        flop_efficiency=1 if ideal else facts.FLOP_EFFICIENCY,
        prefill_mfu=1 if ideal else facts.PREFILL_MFU,
        link_efficiency=1 if ideal else facts.LINK_EFFICIENCY,
        latency=0 if ideal else facts.LATENCY,
    )
