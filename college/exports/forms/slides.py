"""A lesson as slides with live numbers, in a folder that opens by double-click and offline."""

from __future__ import annotations

from pathlib import Path

from college.exports.form import Form, NotWritten, Order
from college.exports.slides.page import SlideDeck

_FOLDER = "slides"
_ASSETS = "assets"
_LATER = b"window.collegeLater="
"""How the statement begins by which a script of the site says where Python lies."""


def write_slides(order: Order) -> int:
    """Write one lesson, or each of them, and beside them what they need of the built site."""
    course = order.course.published
    wanted = order.one_of(course.lessons, "lesson")
    beside = _beside(order)
    for name, data in beside.items():
        order.write(f"{_FOLDER}/{name}", data)
    sheets = [name for name in beside if name.endswith(".css")]
    scripts = [f"{_ASSETS}/{name}" for name in ("later.js", "slides.js")]
    for name in wanted:
        page = SlideDeck(course.lessons[name], course).page(sheets, scripts)
        order.write(f"{_FOLDER}/{name}.html", page.encode())
    if order.name is None:
        order.say(f"Wrote the slides of {len(wanted)} lessons into {order.folder.name}/{_FOLDER}/.")
    else:
        order.wrote(f"{_FOLDER}/{wanted[0]}.html")
    return 0


FORM = Form(write_slides)


def _beside(order: Order) -> dict[str, bytes]:
    """Return the files beside the pages: the site's sheet, letters and Python, our own script."""
    assets = order.root / "site" / _ASSETS
    sheets, fonts = sorted(assets.glob("site.*.css")), sorted(assets.glob("*.woff2"))
    live = [path.read_bytes() for path in sorted(assets.glob("live.*.js"))]
    found = [data.partition(b"\n")[0] for data in live if data.startswith(_LATER)]
    python = sorted((assets / "runtime").rglob("*"))
    if not (sheets and found and python):
        raise NotWritten("slides take their Python from site/; run college build first.")
    paths = [*sheets, *fonts, *(path for path in python if path.is_file())]
    files = {_named(path, assets): path.read_bytes() for path in paths}
    made = {f"{_ASSETS}/{name}": path.read_bytes() for name, path in order.slide_scripts().items()}
    return {**files, f"{_ASSETS}/later.js": found[0] + b"\n", **made}


def _named(path: Path, assets: Path) -> str:
    return f"{_ASSETS}/{path.relative_to(assets).as_posix()}"
