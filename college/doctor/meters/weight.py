"""What a page weighs: the compressed size of every file that a browser asked for."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_COMPRESSED_ALREADY = (".woff2", ".png")


def weights(site: Path, requests: Iterable[str]) -> dict[str, int]:
    """Return the bytes of each requested file of the site, as a compressing server sends them."""
    found = {}
    for path in {request.lstrip("/").partition("?")[0] or "index.html" for request in requests}:
        file = site / path
        if file.is_file():
            data = file.read_bytes()
            found[path] = len(data if path.endswith(_COMPRESSED_ALREADY) else gzip.compress(data))
    return found


def listed(found: dict[str, int], count: int = 8) -> str:
    """Say the sum and the heaviest files in one line."""
    heaviest = sorted(found.items(), key=lambda item: -item[1])[:count]
    parts = ", ".join(f"{path.rpartition('/')[2]} {size / 1000:.1f}" for path, size in heaviest)
    return f"{sum(found.values()) / 1000:.0f} kB in {len(found)} files ({parts})"
