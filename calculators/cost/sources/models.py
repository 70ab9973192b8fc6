"""The documents about models: how they are trained, served and measured."""

from typing import Final

from calculators.cost.sources.source import Source

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
    "arxiv.org/abs/2407.21783 ; glennklockwood.com/garden/component-reliability ; "
    "glennklockwood.com/garden/llama-3.1",
    second_hand=True,
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
    "ai-papers.xuzou.cn/papers/palm_2022",
    second_hand=True,
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
    second_hand=True,
)
OLMOENV: Final = Source(
    "OLMOENV",
    "Morrison et al., Holistically Evaluating the Environmental Impact of Creating Language "
    "Models (arXiv 2503.05804)",
    "2025-03",
    "arxiv.org/html/2503.05804v1",
)
