"""The documents that only reference cases draw on."""

from typing import Final

from calculators.cost.sources.source import Source

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
APXML: Final = Source(
    "APXML",
    "Llama 3.1 405B: configuration of the model",
    "2024-07",
    "apxml.com/models/llama-3-1-405b",
    second_hand=True,
)
REALCLEAR: Final = Source(
    "REALCLEAR",
    "A note on depreciation of a $40,000 GPU over three and six years",
    "2025",
    "realclear.ai",
    second_hand=True,
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
    second_hand=True,
)
