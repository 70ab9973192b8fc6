"""The documents about chips, servers, networks and cooling."""

from typing import Final

from calculators.cost.sources.source import Source

NCCL: Final = Source(
    "NCCL",
    "NVIDIA, nccl-tests: performance page (algorithm and bus bandwidth, ring formulas)",
    "2026-07-09",
    "github.com/NVIDIA/nccl-tests",
)
STAS: Final = Source(
    "STAS",
    "Stas Bekman, Machine Learning Engineering (accelerator, network, storage and "
    "fault-tolerance chapters)",
    "2026-08-22",
    "github.com/stas00/ml-engineering",
)
META2F: Final = Source(
    "META2F",
    "Meta Engineering, two clusters of 24,000 GPUs, one RoCE and one InfiniBand",
    "2024-06-12",
    "sysdesign-wiki.pages.dev/systems/meta-genai-cluster-roce/",
    second_hand=True,
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
    "docs.nvidia.com/dgx-superpod/reference-architecture-scalable-infrastructure-b200/latest/"
    "dgx-superpod-architecture.html",
)
GB200: Final = Source(
    "GB200",
    "NVIDIA, DGX SuperPOD (GB200) reference architecture",
    "undated",
    "docs.nvidia.com/dgx-superpod/reference-architecture-scalable-infrastructure-gb200/"
    "latest/abstract.html",
)
XDR: Final = Source(
    "XDR",
    "Descriptions of InfiniBand XDR, 800 Gb/s, and Quantum-X800",
    "2025",
    "yobitel.com/knowledge-base/infiniband-xdr ; "
    "quantum-computing.news/what-is-nvidia-quantum-x800-how-it-works/",
    second_hand=True,
)
DGXPW: Final = Source(
    "DGXPW",
    "NVIDIA DGX H100: 10.2 kW at most, four systems a rack",
    "2023",
    "docs.nvidia.com/dgx-superpod/design-guides/dgx-superpod-data-center-design-h100/latest/"
    "planning.html ; unanswered.io/guide/nvidia-h100-gpu-density-per-node-rack",
)
NVL72: Final = Source(
    "NVL72",
    "GB200 NVL72: 72 GPUs, about 120 kW, liquid cooled",
    "2024",
    "setloop.io/blog/gb200-nvl72-architecture ; "
    "introl.com/blog/gb200-nvl72-deployment-72-gpu-liquid-cooled",
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
COOL: Final = Source(
    "COOL",
    "Vendor pages on airflow arithmetic and rack density",
    "2025",
    "es.coolnetsystem.com/120kw-racks-demand-high-density-data-center-cooling-not-air ; "
    "heathertechnologies.com/pages/cooling-60-kw-gpu-racks-the-new-power-density-reality",
)
