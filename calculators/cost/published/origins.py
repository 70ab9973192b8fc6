"""The documents that only reference cases draw on."""

from typing import Final

from calculators.source import Source

LESSON: Final = Source(
    "LESSON",
    "Compute College, What is InfiniBand?: the worked example",
    "2026",
    "lessons/power-and-data-centers",
)
GPT3: Final = Source(
    "GPT3",
    "Brown et al., Language Models are Few-Shot Learners, table D.1",
    "2020-05",
    "arxiv.org/abs/2005.14165",
)
REALCLEAR: Final = Source(
    "REALCLEAR",
    "A note on depreciation of a $40,000 GPU over three and six years",
    "2025",
    "realclear.ai",
)
NVMANUAL: Final = Source(
    "NVMANUAL",
    "NVIDIA, Base Command Manager manual: nvlinkinfo",
    "undated",
    "docs.nvidia.com/base-command-manager",
)
FACDIVE: Final = Source(
    "FACDIVE",
    "Facilities Dive, brief on CBRE's data center report",
    "2025",
    "facilitiesdive.com/news/"
    "data-center-supply-construction-surg-2024-ai-boom-cbre-vertiv-Tecogen/741654",
)
NCCL1221: Final = Source(
    "NCCL1221",
    "NCCL users' report 1221: all-reduce over 1 to 4 nodes of 8 H100 with 400 Gb/s a GPU",
    "2024-03-13",
    "github.com/NVIDIA/nccl/issues/1221",
)
NCCL283: Final = Source(
    "NCCL283",
    "NCCL users' report 283: all-reduce over 248 nodes of 8 H200",
    "2025-01-18",
    "github.com/NVIDIA/nccl-tests/issues/283",
)
RSC: Final = Source(
    "RSC",
    "Kokolis et al., Revisiting Reliability in Large-Scale Machine Learning Research Clusters "
    "(arXiv 2410.21680)",
    "2024-10",
    "arxiv.org/abs/2410.21680",
    second_hand="its figures were read as a public test suite quotes them",
)
BLOOM: Final = Source(
    "BLOOM",
    "BigScience, README and chronicles of the training of BLOOM 176B",
    "2022-07",
    "github.com/bigscience-workshop/bigscience/tree/master/train/tr11-176B-ml",
)
OPT: Final = Source(
    "OPT",
    "Meta AI, chronicles of the training of OPT-175B",
    "2022-01-07",
    "github.com/facebookresearch/metaseq/tree/main/projects/OPT/chronicles",
)
SMOLLM3: Final = Source(
    "SMOLLM3",
    "Hugging Face, SmolLM3: smol, multilingual, long-context reasoner",
    "2025-07-08",
    "huggingface.co/blog/smollm3",
)
GPTFAST: Final = Source(
    "GPTFAST",
    "PyTorch, gpt-fast: tokens a second of one request over 1 to 8 A100 (README, Mixtral page)",
    "2024-09-15",
    "github.com/pytorch-labs/gpt-fast",
)
TRTLLM: Final = Source(
    "TRTLLM",
    "NVIDIA, TensorRT-LLM 1.0: performance overview, output under full load",
    "2025",
    "github.com/NVIDIA/TensorRT-LLM docs/source/performance/perf-overview.md",
)
