"""The source register: every document that a figure of the course was read in.

`second_hand` marks a figure that is attributed to the named author by somebody else, whose
address is given.
"""

from typing import Final

from calculators.cost.fact import Source

NCCL: Final = Source(
    "NCCL",
    "NVIDIA, nccl-tests: performance page (algorithm and bus bandwidth, ring formulas)",
    "2026-07-09",
    "github.com/NVIDIA/nccl-tests",
)
STAS: Final = Source(
    "STAS",
    "Stas Bekman, Machine Learning Engineering (accelerator, network, storage and fault-tolerance chapters)",
    "2026-08-22",
    "github.com/stas00/ml-engineering",
)
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
    "arxiv.org/abs/2407.21783 ; glennklockwood.com/garden/component-reliability ; glennklockwood.com/garden/llama-3.1",
    second_hand=True,
)
META2F: Final = Source(
    "META2F",
    "Meta Engineering, two clusters of 24,000 GPUs, one RoCE and one InfiniBand",
    "2024-06-12",
    "sysdesign-wiki.pages.dev/systems/meta-genai-cluster-roce/",
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
    "Narayanan et al., Efficient Large-Scale Language Model Training on GPU Clusters Using Megatron-LM (arXiv 2104.04473)",
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
NDR: Final = Source(
    "NDR",
    "NVIDIA, DGX SuperPOD cabling design guide: NDR overview",
    "undated",
    "docs.nvidia.com/dgx-superpod/design-guide-cabling-data-centers/latest/ndr-overview.html",
)
SPOD: Final = Source(
    "SPOD",
    "NVIDIA, DGX SuperPOD (B200) reference architecture: table of switches and cables",
    "undated",
    "docs.nvidia.com/dgx-superpod/reference-architecture-scalable-infrastructure-b200/latest/dgx-superpod-architecture.html",
)
GB200: Final = Source(
    "GB200",
    "NVIDIA, DGX SuperPOD (GB200) reference architecture",
    "undated",
    "docs.nvidia.com/dgx-superpod/reference-architecture-scalable-infrastructure-gb200/latest/abstract.html",
)
XDR: Final = Source(
    "XDR",
    "Descriptions of InfiniBand XDR, 800 Gb/s, and Quantum-X800",
    "2025",
    "yobitel.com/knowledge-base/infiniband-xdr ; quantum-computing.news/what-is-nvidia-quantum-x800-how-it-works/",
    second_hand=True,
)
DGXPW: Final = Source(
    "DGXPW",
    "NVIDIA DGX H100: 10.2 kW at most, four systems a rack",
    "2023",
    "docs.nvidia.com/dgx-superpod/design-guides/dgx-superpod-data-center-design-h100/latest/planning.html ; unanswered.io/guide/nvidia-h100-gpu-density-per-node-rack",
)
NVL72: Final = Source(
    "NVL72",
    "GB200 NVL72: 72 GPUs, about 120 kW, liquid cooled",
    "2024",
    "setloop.io/blog/gb200-nvl72-architecture ; introl.com/blog/gb200-nvl72-deployment-72-gpu-liquid-cooled",
    second_hand=True,
)
TPU4: Final = Source(
    "TPU4",
    "Jouppi et al., TPU v4: An Optically Reconfigurable Supercomputer (arXiv 2304.01433)",
    "2023-04",
    "emergentmind.com/papers/2304.01433",
    second_hand=True,
)
UEC: Final = Source(
    "UEC",
    "Ultra Ethernet Consortium, Specification 1.0",
    "2025-06-11",
    "dev.convergedigest.com/ultra-ethernet-consortium-releases-specification-1-0",
    second_hand=True,
)
ETHSHARE: Final = Source(
    "ETHSHARE",
    "SemiAnalysis, note on Spectrum-X and Quantum InfiniBand shipments",
    "2025-06-11",
    "vuink.com/post/frzvnanylfvf-d-dpbz/2025/06/11",
    second_hand=True,
)
LBNL: Final = Source(
    "LBNL",
    "Shehabi et al., 2024 United States Data Center Energy Usage Report",
    "2024-12-20",
    "publicpower.org/periodical/article/report-sees-data-center-load-growth-doubling-or-tripling-2028",
    second_hand=True,
)
LBNLW: Final = Source(
    "LBNLW",
    "Shehabi et al., 2024 United States Data Center Energy Usage Report: water",
    "2024-12",
    "dailywise.app",
    second_hand=True,
)
IEA: Final = Source(
    "IEA",
    "International Energy Agency, Energy and AI",
    "2025-04",
    "centerconsulting.com/ai-library/milestones/2025-iea-energy-and-ai",
    second_hand=True,
)
UPT23: Final = Source(
    "UPT23",
    "Uptime Institute Intelligence, average PUE in 2023",
    "2023-11-23",
    "intelligence.uptimeinstitute.com/resource/large-data-centers-are-mostly-more-efficient-analysis-confirms",
)
UPT25: Final = Source(
    "UPT25",
    "Uptime Institute, Global Data Center Survey 2025",
    "2025-07",
    "intelligence.uptimeinstitute.com/resource/uptime-institute-global-data-center-survey-2025 ; thefreesheet.com/2026/01/19/data-centre-efficiency-flatlines-for-sixth-year-as-ai-power-demands-soar",
    second_hand=True,
)
EIACO2: Final = Source(
    "EIACO2",
    "US EIA, How much carbon dioxide is produced per kilowatt-hour of generation (data of 2023)",
    "2024",
    "eia.gov/tools/faqs/faq.php?id=74&t=3",
)
EIAP: Final = Source(
    "EIAP",
    "US EIA, Electric Power Monthly, table 5.6.A (April 2025)",
    "2025-06-25",
    "eia.gov/electricity/monthly/epm_table_grapher.php?t=table_5_06_a",
)
CBRE: Final = Source(
    "CBRE",
    "CBRE, North America Data Center Trends H2 2024",
    "2025-02-26",
    "cbre.com/insights/reports/north-america-data-center-trends-h2-2024",
)
CBRE25: Final = Source(
    "CBRE25",
    "CBRE, North America Data Center Trends H1 2025",
    "2025-09-08",
    "idcnova.com/html/1/59/153/3921.html",
    second_hand=True,
)
TT: Final = Source(
    "TT",
    "Turner & Townsend, Data Centre Construction Cost Index 2025-2026",
    "2025-11",
    "techrepublic.com/de/article/news-ai-data-center-rush/ ; cremediaeurope.com/news/ai-boom-strains-data-centre-construction-costs-rise~0QkR7oHK/",
    second_hand=True,
)
QUEUE: Final = Source(
    "QUEUE",
    "LBNL, Queued Up: 2025 edition",
    "2025-12",
    "publicpower.org/periodical/article/report-details-projects-looking-interconnect-grid-end-2024",
    second_hand=True,
)
WOODMAC: Final = Source(
    "WOODMAC",
    "Wood Mackenzie, survey of transformer lead times, Q2 2025",
    "2025-08",
    "woodmac.com/news/opinion/mind-the-gap-tackling-supply-chain-challenges-in-the-electric-td-sector",
    second_hand=True,
)
DUKE: Final = Source(
    "DUKE",
    "Norris et al., Rethinking Load Growth, Duke Nicholas Institute",
    "2025-02",
    "hdl.handle.net/10161/32077 ; standardsmichigan.com/electric-load-growth/",
    second_hand=True,
)
DEPR: Final = Source(
    "DEPR",
    "Disclosed server lives: Amazon, Meta, Microsoft, Alphabet",
    "2025-02",
    "deepquarry.substack.com/p/amazon-revises-server-lifespan-amid ; wiresift.com/ai-server-depreciation",
    second_hand=True,
)
H100PX: Final = Source(
    "H100PX",
    "H100 rental: one-year contracts (attributed to SemiAnalysis) and posted on-demand median",
    "2026-05-20",
    "aimultiple.com/gpu-index ; techreaderdaily.com/article.html?slug=h100-reserved-capacity-hits-2-35-hour-floor-in-2026",
    second_hand=True,
)
CHEAH: Final = Source(
    "CHEAH",
    "E. Cheah, H100 cluster cost sheet",
    "2024-08",
    "docs.google.com/spreadsheets/d/1Ft3RbeZ-w43kYSiLfYc1vxO41mK5lmJpcPC9GOYHAWc ; substack.tech-talk-cto.com/p/h100-freakonomics-the-economical",
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
SEMITCO: Final = Source(
    "SEMITCO",
    "SemiAnalysis (J. Nanos), How Much Do GPU Clusters Really Cost?",
    "2026-04-20",
    "buzzberg.ai/video/substack_semianalysis_6eb8c91b/how-much-do-gpu-clusters-really-cost",
    second_hand=True,
)
OLMOENV: Final = Source(
    "OLMOENV",
    "Morrison et al., Holistically Evaluating the Environmental Impact of Creating Language Models (arXiv 2503.05804)",
    "2025-03",
    "arxiv.org/html/2503.05804v1",
)
COOL: Final = Source(
    "COOL",
    "Vendor pages on airflow arithmetic and rack density",
    "2025",
    "es.coolnetsystem.com/120kw-racks-demand-high-density-data-center-cooling-not-air ; heathertechnologies.com/pages/cooling-60-kw-gpu-racks-the-new-power-density-reality",
)
PJM: Final = Source(
    "PJM",
    "PJM, time to service of generation projects entering service in 2025",
    "2026",
    "gentic.news/article/pjm-data-ai-datacenter-delays",
    second_hand=True,
)

SOURCES: Final = (
    NCCL, STAS, SCALE, LLAMA2, LLAMA3C, LLAMA31, LLAMA33, HERD, META2F, DSV3, MEGA, MEGAR, PALM, EPOCH,
    NDR, SPOD, GB200, XDR, DGXPW, NVL72, TPU4, UEC, ETHSHARE, LBNL, LBNLW, IEA, UPT23, UPT25,
    EIACO2, EIAP, CBRE, CBRE25, TT, QUEUE, WOODMAC, DUKE, DEPR, H100PX, CHEAH, YD, RHMLP, SEMITCO,
    OLMOENV, COOL, PJM,
)  # fmt: skip
"""In the order of the register."""
