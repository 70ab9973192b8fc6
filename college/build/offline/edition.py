"""The edition: every file that a reader may need without a network, with the sum of its bytes.

The service worker carries the list, so that worker and list are one file and cannot disagree. It
keeps a file only if it has this sum; `college/web/offline/edition.js` counts it in the same way.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from fnmatch import fnmatchcase
from pathlib import Path

WORKER = "worker.js"
"""At the top of the site: a worker serves the folder that it lies in."""
_SUM_BYTES = 8
"""Enough to tell two files apart; every reader's browser fetches the list."""
_NAMED_MARK = "!"
"""Before the sum of a file whose name tells its content."""
_NAMED = re.compile(r"(?:^|/)runtime/[0-9a-f]{12,}/|\.[0-9A-Za-z]{8,10}\.(?:min\.)?\w+$")
_WORDS = "assets/javascripts/lunr/"
_ELSEWHERE = (
    "assets/runtime/*/*.js",  # the form of a pack for file://
    "search/search_index.js",  # the same
    "*.map",
    "*.zip",
    "assets/links/*",  # pictures of links, which others show
    "sitemap.xml*",
    "robots.txt",
    "404.html",
    "_headers",
    WORKER,
)
"""What no reader's browser asks for on http, or not to keep it."""


def named_by_content(path: str) -> bool:
    """Say whether a file of the site has a sum in its name: it never changes under that name.

    >>> [named_by_content(path) for path in ("assets/page.e2eb52f247.js", "index.html")]
    [True, False]
    >>> named_by_content("assets/runtime/a556c5df5691e3fc/wasm.bin")
    True
    """
    return bool(_NAMED.search(path))


def kept_files(site: Path) -> list[str]:
    """Return the paths of an edition's files, in order."""
    everything = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    wanted = (path for path in everything if not any(fnmatchcase(path, no) for no in _ELSEWHERE))
    words = _languages(site) != ["en"]
    return sorted(path for path in wanted if words or not path.startswith(_WORDS))


def write_worker(site: Path, program: str, away: str) -> str:
    """Write the worker with the list of all files, and return the name of the edition.

    `away` is the page that it shows for one that is not kept.
    """
    files = {path: _listed(site, path) for path in kept_files(site)}
    size = sum((site / path).stat().st_size for path in files)
    name = hashlib.sha256(json.dumps([files, program, away]).encode()).hexdigest()[:16]
    record = {"name": name, "bytes": size, "files": files, "away": away}
    data = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    (site / WORKER).write_text(f"self.courseEdition={data};\n{program}", "utf-8")
    return name


def _listed(site: Path, path: str) -> str:
    digest = hashlib.sha256((site / path).read_bytes()).digest()[:_SUM_BYTES]
    mark = _NAMED_MARK if named_by_content(path) else ""
    return mark + base64.b64encode(digest).decode().rstrip("=")


def _languages(site: Path) -> list[str]:
    """Return the languages that the search needs words of; English it has in itself."""
    try:
        index = json.loads((site / "search/search_index.json").read_text("utf-8"))
        return [*index["config"]["lang"]]
    except (OSError, LookupError, ValueError):
        return []
