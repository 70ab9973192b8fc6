"""The documents about prices, power, buildings and the grid."""

from typing import Final

from calculators.source import Source

LBNL: Final = Source(
    "LBNL",
    "Shehabi et al., 2024 United States Data Center Energy Usage Report",
    "2024-12-20",
    "newscenter.lbl.gov/2025/01/15/"
    "berkeley-lab-report-evaluates-increase-in-electricity-demand-from-data-centers/",
)
LBNLW: Final = Source(
    "LBNLW",
    "Shehabi et al., 2024 United States Data Center Energy Usage Report: water",
    "2024-12",
    "eta-publications.lbl.gov/sites/default/files/2024-12/"
    "lbnl-2024-united-states-data-center-energy-usage-report_1.pdf pages 55 to 57",
    second_hand="the pages were read as others quote them",
)
LBNL26: Final = Source(
    "LBNL26",
    "Smith et al., update of the 2024 United States Data Center Energy Usage Report (abstract)",
    "2026-06-23",
    "eta-publications.lbl.gov/bibcite/export/ris/bibcite_reference/36976 ; "
    "imtr.net/article/us-data-centers-electricity-use-could-double-by-2030-doe-lab-says-e8b4",
)
IEA: Final = Source(
    "IEA",
    "International Energy Agency, Energy and AI",
    "2025-04",
    "iea.org/reports/energy-and-ai/executive-summary",
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
    second_hand="the whole survey is for members; the average stood in the press",
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
    "cbre.com/insights/reports/north-america-data-center-trends-h2-2024 ; "
    "facilitiesdive.com/news/"
    "data-center-supply-construction-surg-2024-ai-boom-cbre-vertiv-Tecogen/741654 ; "
    "homes-expo.com/?p=553 (the rent of late 2025)",
)
TT: Final = Source(
    "TT",
    "Turner & Townsend, Data Centre Construction Cost Index 2025-2026",
    "2025-11",
    "turnerandtownsend.com/news/ai-data-centre-rush-raises-alarm-over-construction-supply-chain ; "
    "cremediaeurope.com/news/ai-boom-strains-data-centre-construction-costs-rise~0QkR7oHK/",
)
QUEUE: Final = Source(
    "QUEUE",
    "LBNL, Queued Up: 2025 edition",
    "2025-12",
    "emp.lbl.gov/queues ; "
    "publicpower.org/periodical/article/report-details-projects-looking-interconnect-grid-end-2024",
)
QUEUES: Final = Source(
    "QUEUES",
    "LBNL, Queued Up: abstracts of the editions for 2021 and 2022, release on that for 2023",
    "2024-04",
    "energy.lbl.gov/publications/queued-characteristics-power-plants-0 ; "
    "eta.lbl.gov/publications/queued-characteristics-power-plants-1 ; "
    "news.solartex.co/index.php/2024/04/10/"
    "electrical-grid-interconnection-backlog-grew-30-in-2023",
)
WOODMAC: Final = Source(
    "WOODMAC",
    "Wood Mackenzie, survey of transformer lead times, Q2 2025",
    "2025-08",
    "woodmac.com/news/opinion/"
    "mind-the-gap-tackling-supply-chain-challenges-in-the-electric-td-sector",
)
DUKE: Final = Source(
    "DUKE",
    "Norris et al., Rethinking Load Growth, Duke Nicholas Institute",
    "2025-02",
    "hdl.handle.net/10161/32077",
    second_hand="its abstract was read, but its table of headroom only as others quote it",
)
DEPR: Final = Source(
    "DEPR",
    "Disclosed server lives: Amazon, Meta, Microsoft, Alphabet",
    "2025-02",
    "deepquarry.substack.com/p/amazon-revises-server-lifespan-amid ; "
    "wiresift.com/ai-server-depreciation",
    second_hand="gathered from the yearly reports of four companies",
)
H100PX: Final = Source(
    "H100PX",
    "H100 rental: posted median and range on demand, one-year contracts (attributed to "
    "SemiAnalysis)",
    "2026-05-20",
    "aimultiple.com/gpu-index ; "
    "techreaderdaily.com/"
    "article.html?slug=h100-reserved-capacity-hits-2-35-hour-floor-in-2026 ; "
    "compux.net/docs/guides/gpu-pricing-trends-2026 ; "
    "theinformationmachine.fyi/threads/gpu-spot-contract-pricing/ (contracts of June 2026)",
    second_hand="the index of contracts is for subscribers",
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
    second_hand="the article itself is for subscribers",
)
AEPOHIO: Final = Source(
    "AEPOHIO",
    "AEP Ohio, update on its data center tariff: what was asked for, and what was signed",
    "2026-02-12",
    "aepohio.com/company/news/view?releaseID=10753",
)
