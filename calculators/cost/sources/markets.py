"""The documents about prices, power, buildings and the grid."""

from typing import Final

from calculators.cost.sources.source import Source

LBNL: Final = Source(
    "LBNL",
    "Shehabi et al., 2024 United States Data Center Energy Usage Report",
    "2024-12-20",
    "publicpower.org/periodical/article/"
    "report-sees-data-center-load-growth-doubling-or-tripling-2028",
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
    "intelligence.uptimeinstitute.com/resource/"
    "large-data-centers-are-mostly-more-efficient-analysis-confirms",
)
UPT25: Final = Source(
    "UPT25",
    "Uptime Institute, Global Data Center Survey 2025",
    "2025-07",
    "intelligence.uptimeinstitute.com/resource/"
    "uptime-institute-global-data-center-survey-2025 ; "
    "thefreesheet.com/2026/01/19/"
    "data-centre-efficiency-flatlines-for-sixth-year-as-ai-power-demands-soar",
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
    "techrepublic.com/de/article/news-ai-data-center-rush/ ; "
    "cremediaeurope.com/news/ai-boom-strains-data-centre-construction-costs-rise~0QkR7oHK/",
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
    "woodmac.com/news/opinion/"
    "mind-the-gap-tackling-supply-chain-challenges-in-the-electric-td-sector",
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
    "deepquarry.substack.com/p/amazon-revises-server-lifespan-amid ; "
    "wiresift.com/ai-server-depreciation",
    second_hand=True,
)
H100PX: Final = Source(
    "H100PX",
    "H100 rental: one-year contracts (attributed to SemiAnalysis) and posted on-demand median",
    "2026-05-20",
    "aimultiple.com/gpu-index ; "
    "techreaderdaily.com/"
    "article.html?slug=h100-reserved-capacity-hits-2-35-hour-floor-in-2026",
    second_hand=True,
)
CHEAH: Final = Source(
    "CHEAH",
    "E. Cheah, H100 cluster cost sheet",
    "2024-08",
    "docs.google.com/spreadsheets/d/1Ft3RbeZ-w43kYSiLfYc1vxO41mK5lmJpcPC9GOYHAWc ; "
    "substack.tech-talk-cto.com/p/h100-freakonomics-the-economical",
)
SEMITCO: Final = Source(
    "SEMITCO",
    "SemiAnalysis (J. Nanos), How Much Do GPU Clusters Really Cost?",
    "2026-04-20",
    "buzzberg.ai/video/substack_semianalysis_6eb8c91b/how-much-do-gpu-clusters-really-cost",
    second_hand=True,
)
PJM: Final = Source(
    "PJM",
    "PJM, time to service of generation projects entering service in 2025",
    "2026",
    "gentic.news/article/pjm-data-ai-datacenter-delays",
    second_hand=True,
)
