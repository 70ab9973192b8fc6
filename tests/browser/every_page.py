"""The kinds of pages, each by the address of one."""

from __future__ import annotations

PAGES = {
    "home": "index.html",
    "track": "power-and-data-centers/index.html",
    "lesson": "power-and-data-centers/what-is-infiniband.html",
    "calculators": "calculators/index.html",
    "calculator": "calculators/training-run.html",
    "glossary": "glossary/index.html",
    "term": "glossary/infiniband.html",
    "article": "networking-for-ai-clusters.html",
    "data": "data.html",
    "model": "how-good-is-this-model.html",
    "methodology": "methodology.html",
    "progress": "learn/progress.html",
    "teach": "teach/index.html",
    "missing": "404.html",
    "project": "project/architecture.html",
}
