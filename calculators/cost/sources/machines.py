"""The documents about chips, servers, networks and cooling."""

from typing import Final

from calculators.source import Source

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
TPU: Final = Source(
    "TPU",
    "Google Cloud, TPU documentation: system architecture of v5p, v6e and TPU7x",
    "2026",
    "docs.cloud.google.com/tpu/docs/v5p ; docs.cloud.google.com/tpu/docs/v6e ; "
    "docs.cloud.google.com/tpu/docs/tpu7x",
)
TRN2: Final = Source(
    "TRN2",
    "AWS, Neuron documentation: Trainium2 architecture",
    "2025-12",
    "awsdocs-neuron.readthedocs-hosted.com/en/latest/about-neuron/arch/neuron-hardware/"
    "trainium2.html",
)
TRN3: Final = Source(
    "TRN3",
    "AWS, Neuron documentation: Trainium3 architecture",
    "2025-12-02",
    "awsdocs-neuron.readthedocs-hosted.com/en/latest/about-neuron/arch/neuron-hardware/"
    "trainium3.html",
)
META2F: Final = Source(
    "META2F",
    "Meta Engineering, How Meta trains large language models at scale: two clusters of 24,000 "
    "GPUs, one RoCE and one InfiniBand",
    "2024-06-12",
    "engineering.fb.com/2024/06/12/data-infrastructure/"
    "training-large-language-models-at-scale-meta/",
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
B300: Final = Source(
    "B300",
    "NVIDIA, DGX SuperPOD (B300, Quantum-X800 InfiniBand) reference architecture: table of "
    "switches and cables",
    "undated",
    "docs.nvidia.com/dgx-superpod/reference-architecture/scalable-infrastructure-b300-xdr/latest/"
    "dgx-superpod-architecture.html",
)
B300E: Final = Source(
    "B300E",
    "NVIDIA, DGX SuperPOD (B300, Spectrum-X Ethernet) reference architecture: table of switches "
    "and cables",
    "undated",
    "docs.nvidia.com/dgx-superpod/reference-architecture/scalable-infrastructure-b300/latest/"
    "dgx-superpod-architecture.html",
)
H100DRAW: Final = Source(
    "H100DRAW",
    "Latif et al., Single-Node Power Demand During AI Training: Measurements on an 8-GPU NVIDIA "
    "H100 System (IEEE Access 13; arXiv 2412.08602)",
    "2025",
    "nyuscholars.nyu.edu/en/publications/"
    "single-node-power-demand-during-ai-training-measurements-on-an-8--2",
)
H100MODEL: Final = Source(
    "H100MODEL",
    "Newkirk et al., Empirically-Calibrated H100 Node Power Models for Reducing Uncertainty in "
    "AI Training Energy Estimation (arXiv 2506.14551)",
    "2025-06",
    "arxiv.org/abs/2506.14551",
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
    "InfiniBand Trade Association, release of the XDR specification; Stas Bekman, network chapter: "
    "XDR of 800 Gb/s and Quantum-X800",
    "2026-08-22",
    "github.com/stas00/ml-engineering network/README.md ; infinibandta.org/"
    "ibta-unveils-xdr-infiniband-specification-to-enable-the-next-generation-of-ai-and-"
    "scientific-computing/",
)
ARANCS: Final = Source(
    "ARANCS",
    "Zahavi, Keslassy and Kolodny, Distributed Adaptive Routing for Big-Data Applications Running "
    "on Data Center Networks (ANCS 2012)",
    "2012",
    "webee.technion.ac.il/~isaac/p/ancs12_routing.pdf",
)
DGXPW: Final = Source(
    "DGXPW",
    "NVIDIA DGX H100: 10.2 kW at most, four systems a rack",
    "2023",
    "docs.nvidia.com/dgx-superpod/design-guides/dgx-superpod-data-center-design-h100/latest/"
    "planning.html ; unanswered.io/guide/nvidia-h100-gpu-density-per-node-rack",
)
DGXOLD: Final = Source(
    "DGXOLD",
    "NVIDIA, user guides of DGX A100 (6.5 kW at most) and of DGX H100 and H200 (10.2 kW)",
    "2024",
    "docs.nvidia.com/dgx/dgxa100-user-guide ; docs.nvidia.com/dgx/dgxh100-user-guide",
    second_hand="the guides were read as others quote them",
)
DGXB200: Final = Source(
    "DGXB200",
    "NVIDIA, DGX B200 user guide: 14.3 kW at most",
    "2025",
    "docs.nvidia.com/dgx/dgxb200-user-guide/introduction-to-dgxb200.html",
)
NVL72: Final = Source(
    "NVL72",
    "NVIDIA, GB200 NVL72: product page, and Domain Power Service guide (a tray of four GPUs draws "
    "at most 6,667 W; a rack has 18)",
    "2026-11",
    "nvidia.com/en-us/data-center/gb200-nvl72 ; "
    "docs.nvidia.com/datacenter/dps/versions/latest/guides/concepts/device-specifications.html",
)
TPU4: Final = Source(
    "TPU4",
    "Jouppi et al., TPU v4: An Optically Reconfigurable Supercomputer (arXiv 2304.01433)",
    "2023-04",
    "arxiv.org/abs/2304.01433",
)
NVCOMP: Final = Source(
    "NVCOMP",
    "NVIDIA, Cut Checkpoint Costs with About 30 Lines of Python and NVIDIA nvCOMP",
    "2026-04-09",
    "developer.nvidia.com/blog/cut-checkpoint-costs-with-about-30-lines-of-python-and-nvidia-"
    "nvcomp",
)
UEC: Final = Source(
    "UEC",
    "Ultra Ethernet Consortium, Specification 1.0",
    "2025-06-11",
    "ultraethernet.org",
)
UEPAPER: Final = Source(
    "UEPAPER",
    "Hoefler et al., Ultra Ethernet's Design Principles and Architectural Innovations "
    "(arXiv 2508.08906)",
    "2025-08-12",
    "arxiv.org/abs/2508.08906",
)
EANTC26: Final = Source(
    "EANTC26",
    "EANTC, Transport and Cloud Networks Interop Test Report 2026: Ultra Ethernet",
    "2026",
    "wiki.eantc.de/wiki/publicreports/view/Main/"
    "EANTC%20Transport%20%26%20Cloud%20Networks%20Interop%20Test%20Report%202026/UEC",
)
ETHSHARE: Final = Source(
    "ETHSHARE",
    "SemiAnalysis, note on Spectrum-X and Quantum InfiniBand shipments",
    "2025-06-11",
    "vuink.com/post/frzvnanylfvf-d-dpbz/2025/06/11 (mirror of the note)",
)
COOL: Final = Source(
    "COOL",
    "Vendor pages on airflow arithmetic and rack density",
    "2025",
    "es.coolnetsystem.com/120kw-racks-demand-high-density-data-center-cooling-not-air ; "
    "heathertechnologies.com/pages/cooling-60-kw-gpu-racks-the-new-power-density-reality",
)
TOLLY: Final = Source(
    "TOLLY",
    "Tolly, 64 GPU comparison: H3C DDC-based RoCE network vs. InfiniBand (report 225107, abstract)",
    "undated",
    "tolly.com/publications/225107",
)
TOLLYECMP: Final = Source(
    "TOLLYECMP",
    "Tolly, 64 GPU comparison: H3C path navigation vs. traditional ECMP (report 225112, abstract)",
    "undated",
    "reports.tolly.com/publications/225112",
)
MRC: Final = Source(
    "MRC",
    "Open Compute Project, Multipath Reliable Connection: guide and code beside specification 1.0",
    "2026-05-19",
    "github.com/opencomputeproject/OCP-Multipath-Reliable-Connection",
)
DELLORO: Final = Source(
    "DELLORO",
    "Dell'Oro Group, press release: Ethernet more than doubles size of InfiniBand in AI "
    "scale-out networks in 2025",
    "2026-03-10",
    "prnewswire.com/news-releases/ethernet-more-than-doubles-size-of-infiniband-as-the-leading-"
    "fabric-for-ai-scale-out-networks-in-2025-according-to-delloro-group-302708949.html",
)
