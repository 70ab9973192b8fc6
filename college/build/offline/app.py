"""The course as an app: the manifest by which a browser installs it, and its icons."""

from __future__ import annotations

import json
from pathlib import Path

from calculators.engine.html import Html, tag
from college.build.sharing.raster import Rasterizer
from college.pages.site.mark import MARK
from college.records.settings import Settings

MANIFEST = "course.webmanifest"
_SIZES = (192, 512)
_PAPER = "#ffffff"
_SHORT = 12
"""Letters that stand below an icon."""
_INSIDE = 0.56
"""How much of an icon that a device cuts to its own shape the mark may take."""


def write_app(site: Path, settings: Settings, mark: Html, draw: Rasterizer) -> None:
    """Write the manifest; without icons where nothing can draw them but the mark itself."""
    icons = [{"src": MARK, "sizes": "any", "type": "image/svg+xml"}]
    drawn = [(f"assets/icon-{size}.png", mark, size, "any") for size in _SIZES]
    drawn.append(("assets/icon-cut.png", _with_room(mark), _SIZES[-1], "maskable"))
    for address, svg, size, purpose in drawn:
        content = draw.png(svg, size)
        if content is not None:
            (site / address).write_bytes(content)
            sizes = f"{size}x{size}"
            icons.append({"src": address, "sizes": sizes, "type": "image/png", "purpose": purpose})
    name = settings.name
    record = {
        "name": name,
        "short_name": name if len(name) <= _SHORT else name.split()[0],
        "description": settings.description,
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "icons": icons,
    }
    (site / MANIFEST).write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _with_room(mark: Html) -> Html:
    """Return the mark on paper, small enough that no shape cuts it."""
    edge = (1 - _INSIDE) * 16
    side = 32 * _INSIDE
    inner = tag("svg", mark, x=edge, y=edge, width=side, height=side, viewBox="0 0 32 32")
    paper = tag("rect", width=32, height=32, fill=_PAPER)
    return tag("svg", paper, inner, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 32 32")
