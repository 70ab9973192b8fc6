"""The documents about models: how they are trained, served and measured."""

from typing import Final

from calculators.source import Source

SCALE: Final = Source(
    "SCALE",
    "Austin et al., How to Scale Your Model",
    "2025-02-18",
    "github.com/jax-ml/scaling-book",
)
LLAMA2: Final = Source(
    "LLAMA2",
    "Meta, Llama 2 model card",
    "2023",
    "github.com/meta-llama/llama-models models/llama2/MODEL_CARD.md",
)
LLAMA3C: Final = Source(
    "LLAMA3C",
    "Meta, Llama 3 model card",
    "2024-04",
    "github.com/meta-llama/llama-models models/llama3/MODEL_CARD.md",
)
LLAMA31: Final = Source(
    "LLAMA31",
    "Meta, Llama 3.1 model card",
    "2024-07",
    "github.com/meta-llama/llama-models models/llama3_1/MODEL_CARD.md",
)
LLAMA33: Final = Source(
    "LLAMA33",
    "Meta, Llama 3.3 model card",
    "2024-12",
    "github.com/meta-llama/llama-models models/llama3_3/MODEL_CARD.md",
)
HERD: Final = Source(
    "HERD",
    "Meta, The Llama 3 Herd of Models (arXiv 2407.21783)",
    "2024-07",
    "arxiv.org/abs/2407.21783",
)
DSV3: Final = Source(
    "DSV3",
    "DeepSeek-AI, DeepSeek-V3 Technical Report (arXiv 2412.19437)",
    "2024-12",
    "github.com/deepseek-ai/DeepSeek-V3",
)
MEGA: Final = Source(
    "MEGA",
    "Narayanan et al., Efficient Large-Scale Language Model Training on GPU Clusters Using "
    "Megatron-LM (arXiv 2104.04473)",
    "2021",
    "github.com/NVIDIA/Megatron-LM",
)
MEGAR: Final = Source(
    "MEGAR",
    "NVIDIA, Megatron-LM, README: table of model FLOP utilization on H100",
    "2026-08-22",
    "github.com/NVIDIA/Megatron-LM",
)
PALM: Final = Source(
    "PALM",
    "Chowdhery et al., PaLM (arXiv 2204.02311)",
    "2022-04",
    "arxiv.org/abs/2204.02311",
    second_hand="its tables of utilization were read as other papers and repositories quote them",
)
EPOCH: Final = Source(
    "EPOCH",
    "Cottier et al., The rising costs of training frontier AI models (arXiv 2405.21015)",
    "2024-05",
    "arxiv.org/html/2405.21015v2",
)
YD: Final = Source(
    "YD",
    "Young 1974; Daly; Robustness of the Young/Daly formula",
    "2020",
    "hal.inria.fr/hal-02514107",
)
RHMLP: Final = Source(
    "RHMLP",
    "Red Hat, MLPerf Inference v5.1, Llama 3.1-8B FP8 with vLLM",
    "2025",
    "hnkj.keyan123.cn (mirror of the redhat.com blog post on MLPerf Inference v5.1)",
)
OLMOENV: Final = Source(
    "OLMOENV",
    "Morrison et al., Holistically Evaluating the Environmental Impact of Creating Language "
    "Models (arXiv 2503.05804)",
    "2025-03",
    "arxiv.org/html/2503.05804v1",
)
OLMO3ENV: Final = Source(
    "OLMO3ENV",
    "The environmental impact of developing Olmo 3 (arXiv 2605.01158)",
    "2026-05",
    "arxiv.org/abs/2605.01158",
)
MOSAIC: Final = Source(
    "MOSAIC",
    "MosaicML, LLM Foundry: training benchmarks on A100 and H100",
    "2024",
    "github.com/mosaicml/llm-foundry scripts/train/benchmarking/README.md",
)
LLAMA32: Final = Source(
    "LLAMA32",
    "Meta, Llama 3.2 model card, text models",
    "2024-09",
    "github.com/meta-llama/llama-models models/llama3_2/MODEL_CARD.md",
)
LLAMA4: Final = Source(
    "LLAMA4",
    "Meta, Llama 4 model card",
    "2025-04",
    "github.com/meta-llama/llama-models models/llama4/MODEL_CARD.md",
)
DSDAY: Final = Source(
    "DSDAY",
    "DeepSeek-AI, DeepSeek-V3/R1 Inference System Overview: tokens, nodes and prices of one day",
    "2025-02-28",
    "github.com/deepseek-ai/open-infra-index 202502OpenSourceWeek/"
    "day_6_one_more_thing_deepseekV3R1_inference_system_overview.md",
)
