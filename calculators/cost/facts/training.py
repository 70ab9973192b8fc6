"""The facts about training, and the running example of a run."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import Group

_GROUP = Group("Training")

H100_PEAK: Final = _GROUP.same(
    Chip.H100.value.peak_flop_per_second,
    "Peak speed of an H100",
    "H100 SXM, BF16, dense",
    asked="Dense peak speed of a GPU",
    allowed=(1e12, 1e17),
)
MFU: Final = _GROUP.sourced(
    0.40,
    units.FRACTION,
    "Share of peak speed in training (MFU)",
    "38-43% published for Llama 3 405B; up to 48% in NVIDIA's benchmarks",
    source=sources.HERD,
    plausible=(0.30, 0.48),
    asked="Share of dense peak speed (MFU)",
    allowed=(0.05, 0.75),
)
EXPERIMENTS: Final = _GROUP.sourced(
    0.5,
    units.RATIO,
    "Experiments over final run",
    "one lab: development took half as much as the final runs",
    source=sources.OLMOENV,
    plausible=(0.2, 2.0),
    asked="Experiments, as a multiple of the final run",
    allowed=(0, 10),
)
EXAMPLE_GPUS: Final = _GROUP.illustrative(
    1_024,
    units.GPUS,
    "GPUs of the example cluster",
    "the shared cluster: 128 servers of eight",
    plausible=(819.2, 1228.8),
    asked="GPUs",
    allowed=(1, 1e7),
)
EXAMPLE_PARAMETERS: Final = _GROUP.illustrative(
    70e9,
    units.PARAMETERS,
    "Parameters of the example model",
    "a model to train",
    plausible=(56e9, 84e9),
    asked="Model size",
    allowed=(1e8, 1e13),
)
EXAMPLE_TOKENS: Final = _GROUP.illustrative(
    2e12,
    units.TOKENS,
    "Tokens of the example run",
    "a run to train it on",
    plausible=(1.6e12, 2.4e12),
    asked="Training data",
    allowed=(1e9, 1e14),
)
EXAMPLE_MESSAGE: Final = _GROUP.illustrative(
    16e9,
    units.BYTES,
    "Data exchanged in an example step",
    "gradients exchanged in a step",
    plausible=(12.8e9, 19.2e9),
    asked="Gradients exchanged in a step",
    allowed=(1e6, 1e13),
)
EXAMPLE_COMPUTE: Final = _GROUP.illustrative(
    1.0,
    units.SECONDS,
    "Compute time of an example step",
    "compute in a step",
    plausible=(0.8, 1.2),
    asked="Compute in a step",
    allowed=(0.001, 1000),
)
