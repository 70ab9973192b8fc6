"""The documents about single sites, tariffs and queues of loads."""

from typing import Final

from calculators.source import Source

RATCHET: Final = Source(
    "RATCHET",
    "Pacific Northwest National Laboratory, What is a demand ratchet?",
    "undated",
    "feds.pnnl.gov/faq/what-demand-ratchet",
)
EIAY: Final = Source(
    "EIAY",
    "US EIA, Electric Power Annual: average revenue per kilowatt-hour by state (data of 2023)",
    "2024-10-17",
    "eia.gov/electricity/annual/secrev-map.php",
)
EIAOUT: Final = Source(
    "EIAOUT",
    "US EIA, Today in Energy: hours without power in the United States, 2014 to 2024",
    "2025-12-01",
    "eia.gov/todayinenergy/detail.php?id=66744",
)
KYBER: Final = Source(
    "KYBER",
    "Tom's Hardware, Nvidia shows off Rubin Ultra with 600,000-watt Kyber racks",
    "2025-03-20",
    "tomshardware.com/pc-components/gpus/"
    "nvidia-shows-off-rubin-ultra-with-600-000-watt-kyber-racks-and-infrastructure-coming-in-2027",
)
COLDPLATE: Final = Source(
    "COLDPLATE",
    "Uptime Institute, Integrated cold plates will help realize free cooling (update 433)",
    "2025-11",
    "intelligence.uptimeinstitute.com/resource/"
    "integrated-cold-plates-will-help-realize-free-cooling",
)
AIRTAIL: Final = Source(
    "AIRTAIL",
    "AI Data Center Guide, chapter 5.4: direct-to-chip liquid cooling",
    "2026",
    "app.aidatacenterguide.com/part-5-cooling-and-thermal-management/"
    "5-4-direct-to-chip-liquid-cooling-dlc-the-2026-default",
)
SMOOTH: Final = Source(
    "SMOOTH",
    "NVIDIA, How New GB300 NVL72 Features Provide Steady Power for AI",
    "2025-07",
    "developer.nvidia.com/blog/how-new-gb300-nvl72-features-provide-steady-power-for-ai/",
)
TEXASRE: Final = Source(
    "TEXASRE",
    "Texas Reliability Entity, newsletter: large load update",
    "2025-11",
    "texasre.org/pages/newsletters/november2025/largeloadupdate",
)
ERCOTQ: Final = Source(
    "ERCOTQ",
    "RTO Insider, ERCOT stakeholders talk large loads (committee meeting of 22 October 2025)",
    "2025-10",
    "rtoinsider.com/118099-ercot-stakeholders-talk-large-loads",
)
ERCOTL: Final = Source(
    "ERCOTL",
    "ERCOT's large-load queue, as told by Latitude Media, D. Lewin, S&P Global and lli-radar",
    "2026-03",
    "latitudemedia.com/news/ercots-large-load-queue-has-nearly-quadrupled-in-a-single-year ; "
    "douglewin.com/p/texas-large-load-queue-continues ; "
    "spglobal.com/energy/en/news-research/latest-news/electric-power/"
    "082625-texas-power-market-faces-chaos-of-massive-load-interconnection-queues-market-changes-"
    "new-rules-experts ; "
    "lli-radar.pallara.xyz/",
    second_hand="ERCOT publishes its counts in slides, which we read through others",
)
DOMINION: Final = Source(
    "DOMINION",
    "Bloomberg News, Data centers face seven-year wait for power hookups in Virginia",
    "2024-08-29",
    "bnnbloomberg.ca/business/technology/2024/08/29/"
    "data-centers-face-seven-year-wait-for-power-hookups-in-virginia",
)
JLL26: Final = Source(
    "JLL26",
    "JLL, 2026 Global Data Center Outlook, announcement",
    "2026-01-06",
    "jll.com/en-de/newsroom/global-data-center-sector-to-nearly-double-to-200gw-amid-ai-"
    "infrastructure-boom",
)
POLARIS: Final = Source(
    "POLARIS",
    "Applied Digital, release: Ready for Service for phase 1 at Polaris Forge 1, building 1",
    "2025-10-27",
    "globenewswire.com/news-release/2025/10/27/3174518/0/en/"
    "Applied-Digital-Achieves-Ready-for-Service-for-Phase-1-at-Polaris-Forge-1-Building-1-for-"
    "CoreWeave.html",
)
POLARISL: Final = Source(
    "POLARISL",
    "Applied Digital, release: a further lease of 150 MW at Polaris Forge 1",
    "2025-08-29",
    "finanznachrichten.de/nachrichten-2025-08/66307881-applied-digital-corporation-applied-digital-"
    "finalizes-additional-150mw-lease-with-coreweave-in-north-dakota-399.htm",
)
POLARIS26: Final = Source(
    "POLARIS26",
    "Let's Data Science, Applied Digital brings 175 megawatts of AI capacity online",
    "2026-07",
    "letsdatascience.com/news/applied-digital-brings-175-megawatts-of-ai-capacity-online-485e2ea7",
)
AEPTARIFF: Final = Source(
    "AEPTARIFF",
    "AEP Ohio on its data center tariff, as adopted by the Ohio commission",
    "2025-07",
    "itiger.com/hans/news/2550866343",
)
PEAKS: Final = Source(
    "PEAKS",
    "5, an energy adviser, Coincidental peak 2023 alerts: how Texas, PJM and New York bill peaks",
    "2023-05-22",
    "energyby5.com/coincidental-peak-2023-alerts",
)
VADIP: Final = Source(
    "VADIP",
    "Data Center Dynamics, Virginia narrowly avoided power cuts when 60 data centers dropped off "
    "the grid at once",
    "2025-03",
    "datacenterdynamics.com/en/news/"
    "virginia-narrowly-avoided-power-cuts-when-60-data-centers-dropped-off-the-grid-at-once",
)
STABLE: Final = Source(
    "STABLE",
    "Choukse et al. (Microsoft, OpenAI, NVIDIA), Power Stabilization for AI Training Datacenters",
    "2025-08",
    "arxiv.org/abs/2508.14318",
)
TURBINES: Final = Source(
    "TURBINES",
    "The wait for gas turbines and engines, as told by Boursel and Source Rock Energy Partners",
    "2026-06-27",
    "boursel.com/article/ge-vernovas-gas-turbines-are-sold-out-and-ai-data-centers-are-why ; "
    "sourcerockep.com/blog/gas-engine-backlog-power-fast/",
)
