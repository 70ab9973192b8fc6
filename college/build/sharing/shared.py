"""The files by which the site is found and shared: pictures of links, feed, robots, sitemap."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from calculators.engine.html import Html
from college.build.sharing.card import WIDTH, LinkPicture
from college.build.sharing.feed import ADDRESS as FEED
from college.build.sharing.feed import feed
from college.build.sharing.raster import Rasterizer
from college.pages.site.found import page_description
from college.pages.site_page import SitePage

MARK_PNG = "assets/mark.png"
_MARK_SIZE = 180
_FOLDER = "assets/links"
_NO_ADDRESS = (
    "It has no address yet, so no sitemap, canonical links or pictures of links. Set SITE_URL to "
    "where it will be published: SITE_URL=https://course.example/ college build."
)
_NO_PICTURES = (
    "Pictures of links are left out: nothing here can draw them. Run `make site`, which brings it."
)


def picture_address(page: SitePage) -> str:
    """Return where the picture of links to a page lies; most share the one of home."""
    name = page.address.removesuffix(".html").replace("/", "-") if page.pictured else "index"
    return f"{_FOLDER}/{name}.png"


def write_shared(
    site: Path,
    *,
    pages: Mapping[str, SitePage],
    mark: Html,
    site_url: str,
    draw: Rasterizer,
    changes: str,
) -> None:
    """Write them; without an address there is no map for robots, and nobody asks for pictures."""
    _write(site / MARK_PNG, draw.png(mark, _MARK_SIZE))
    if changes in pages:
        (site / FEED).write_text(feed(pages[changes], site_url), "utf-8")
    allowed = "User-agent: *\nAllow: /\n"
    if not site_url:
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (site / name).unlink(missing_ok=True)
        (site / "robots.txt").write_text(allowed, "utf-8")
        return
    (site / "robots.txt").write_text(f"{allowed}Sitemap: {site_url}sitemap.xml\n", "utf-8")
    for page in pages.values():
        if page.pictured:
            _write(site / picture_address(page), draw.png(link_picture(page, mark).svg(), WIDTH))


def what_is_missing(site: Path) -> str:
    """Say what a built site goes without, and the remedy; nothing where it has all."""
    if not (site / "sitemap.xml").is_file():
        return _NO_ADDRESS
    return "" if (site / _FOLDER).is_dir() else _NO_PICTURES


def link_picture(page: SitePage, mark: Html) -> LinkPicture:
    """Return what the picture of a page shows."""
    settings = page.course.settings
    return LinkPicture(
        course=settings.name,
        mark=mark,
        kicker=page.shelf or settings.strap,
        title=page.title or settings.name,
        finding=page_description(page),
        curve=page.curve(),
    )


def _write(place: Path, content: bytes | None) -> None:
    if content is not None:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
