"""The facts about training, and the running example of a run."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.group import Group

_GROUP = Group("Training")

H100_PEAK: Final = _GROUP.same(
    Chip.H100.value.bf16,
    "Peak speed of an H100",
    "H100 SXM, BF16, dense",
    asked="Dense peak speed of a GPU",
    allowed=(1e12, 1e17),
)
MFU: Final = _GROUP.sourced(
    0.40,
    units.FRACTION,
    "Share of peak speed in training (MFU)",
    "38-43% published for Llama 3 405B; 41-48% by size in NVIDIA's runs on H100; in MosaicML's "
    "table 27-46% on H100 and up to 64% on A100",
    source=sources.HERD,
    plausible=(0.27, 0.64),
    asked="Share of dense peak speed (MFU)",
    allowed=(0.05, 0.75),
)
EXPERIMENTS: Final = _GROUP.sourced(
    0.5,
    units.RATIO,
    "Experiments over final run",
    "one lab: 0.5 for its models of 2024, 4.6 for Olmo 3 (82.2% of all compute in development)",
    source=sources.OLMOENV,
    plausible=(0.2, 4.7),
    asked="Experiments, as a multiple of the final run",
    allowed=(0, 10),
)
OLMO3_DEVELOPMENT: Final = _GROUP.sourced(
    0.822,
    units.FRACTION,
    "Development's share of all compute, Olmo 3",
    "experiments, failed runs and ablations; 0.822 / 0.178 is 4.6 times the final runs",
    source=sources.OLMO3ENV,
    allowed=(0, 1),
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
STEP_TOKENS: Final = _GROUP.illustrative(
    4e6,
    units.TOKENS,
    "Tokens in a step of the example run",
    "what the GPUs read between two exchanges of gradients",
    plausible=(1e6, 16e6),
    asked="Tokens in a step (batch)",
    allowed=(1e3, 1e9),
)
SEQUENCE_LENGTH: Final = _GROUP.sourced(
    8192,
    units.COUNT,
    "Context in training",
    "tokens that are read together for most of the training of Llama 3 405B",
    source=sources.HERD,
    plausible=(2048, 131_072),
    asked="Length of a sequence in tokens",
    allowed=(1, 1e8),
)
GRADIENT_BYTES: Final = _GROUP.illustrative(
    2,
    units.BYTES_PER_PARAMETER,
    "Bytes exchanged for a parameter",
    "a gradient in 16 bits; 4 where it is sent in 32",
    plausible=(1, 4),
    asked="Bytes of gradient for a parameter",
    allowed=(0.5, 8),
)
