"""The promises of being found: own titles and words, pictures of links, feed, robots, sitemap."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections import Counter
from pathlib import Path

import pytest

from calculators.engine.html import Html, tag
from college.build.sharing import raster
from college.build.sharing.card import HEIGHT, WIDTH
from college.build.sharing.feed import changes, feed
from college.build.sharing.raster import Rasterizer
from college.build.sharing.shared import (
    link_picture,
    picture_address,
    what_is_missing,
    write_shared,
)
from college.pages.registry import site_pages
from college.pages.site.found import LONGEST, page_description, page_title
from college.pages.site.mark import drawn_mark
from tests.ours import our_course
from tests.some import some

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
FONT = ROOT / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
SVG = "{http://www.w3.org/2000/svg}"
ATOM = "{http://www.w3.org/2005/Atom}"
MARK = tag("circle", cx=16, cy=16, r=9)


def read(xml):
    """Read XML that we wrote ourselves."""
    return etree.fromstring(xml)  # noqa: S314 - it is our own


@pytest.fixture(scope="module")
def pages():
    """The pages of our course."""
    return site_pages(our_course())


def shared(site, pages, site_url, draw):
    """Write what is shared of these pages into a folder where the host has put its map."""
    (site / "sitemap.xml").write_text("<urlset/>", "utf-8")
    write_shared(
        site,
        pages=pages,
        mark=MARK,
        site_url=site_url,
        draw=draw,
        changes="what-we-corrected.md",
    )


def test_no_two_pages_have_the_same_title_or_are_told_in_the_same_words(pages):
    """A list of results tells them apart."""
    titles = Counter(page_title(page, page.uri) for page in pages.values())
    told = Counter(page_description(page) for page in pages.values())
    assert [title for title, count in titles.items() if count > 1] == []
    assert [words for words, count in told.items() if count > 1] == []
    for words in some(told):
        assert 20 < len(words) <= LONGEST + 2
        assert "{{" not in words


def test_lessons_and_calculators_have_a_picture_of_their_own(pages):
    """With a curve; a term shares the one of home."""
    own = [page for page in pages.values() if page.pictured]
    assert len({picture_address(page) for page in own}) == len(own)
    assert picture_address(pages["glossary/pue.md"]) == picture_address(pages["index.md"])
    for page in some(own):
        picture = read(link_picture(page, MARK).svg())
        assert picture.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    lessons = [page for page in own if page.uri.startswith("lessons/") and page.tags]
    assert all(page.curve() for page in some(lessons))


def test_the_words_of_a_picture_stay_within_it(pages):
    """The longest title takes two lines, and what follows stands above the curve."""
    for page in some(page for page in pages.values() if page.pictured):
        texts = read(link_picture(page, MARK).svg()).iter(f"{SVG}text")
        assert max(int(text.get("y")) for text in texts) <= 400 or page.curve() is None


def test_a_picture_is_drawn_once(tmp_path, pages):
    """And kept by its content, as long as it is whole."""
    draw = Rasterizer(tmp_path, FONT)
    svg = link_picture(pages["index.md"], MARK).svg()
    png = draw.png(svg, WIDTH)
    assert png.startswith(b"\x89PNG")
    (kept,) = draw.store.glob("*.png")
    drawn = kept.stat().st_mtime_ns
    assert draw.png(svg, WIDTH) == png
    assert kept.stat().st_mtime_ns == drawn
    kept.write_bytes(b"cut")
    assert draw.png(svg, WIDTH) == png


def test_without_what_draws_the_site_is_whole_and_says_so(tmp_path, pages, monkeypatch):
    """A sentence with the remedy, and no file that is half there."""
    monkeypatch.setattr(raster, "can_draw", lambda: False)
    shared(tmp_path, pages, "https://course.example/", Rasterizer(tmp_path, FONT))
    assert not [*tmp_path.rglob("*.png")]
    assert "Run `make site`" in what_is_missing(tmp_path)
    assert "Sitemap: https://course.example/sitemap.xml" in (tmp_path / "robots.txt").read_text()


def test_without_an_address_there_is_no_empty_map(tmp_path, pages):
    """The person who builds is told how to set one."""
    shared(tmp_path, pages, "", Rasterizer(tmp_path, None))
    assert not (tmp_path / "sitemap.xml").exists()
    assert "Sitemap" not in (tmp_path / "robots.txt").read_text()
    assert "SITE_URL" in what_is_missing(tmp_path)


def test_the_feed_has_every_correction_by_day(pages):
    """Well formed, the newest first, each with an id that stays."""
    page = pages["what-we-corrected.md"]
    listed = changes(page)
    assert len(listed) > 5
    whole = feed(page)
    assert whole == feed(page)
    entries = read(whole.encode()).findall(f"{ATOM}entry")
    assert [entry.findtext(f"{ATOM}updated")[:10] for entry in entries] == [
        change.day for change in listed[: len(entries)]
    ]
    assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == len(entries)
    assert "{{" not in whole
    assert 'href="https://course.example/what-we-corrected.html"' in feed(
        page, "https://course.example/"
    )


def test_a_course_without_a_mark_has_its_first_letter(tmp_path, pages):
    """One with a drawing of its own shows that."""
    settings = pages["index.md"].course.settings
    assert f">{settings.name[0]}</text>" in drawn_mark(tmp_path, settings)
    assert isinstance(drawn_mark(ROOT, settings), Html)
    assert "<circle" in drawn_mark(ROOT, settings)
