"""The promises of what a reader takes along: an edition is its files, a zip is the same twice."""

from __future__ import annotations

import json
import zipfile

import pytest

from calculators.engine.html import Html, tag
from college.build.offline.app import MANIFEST, write_app
from college.build.offline.edition import WORKER, kept_files, write_worker
from college.build.offline.folder_zip import write_zip
from college.build.sharing.raster import Rasterizer
from college.pages.parts.track.take_along import ZIP
from college.records.settings import NO_SETTINGS
from tests.college.build.written_site import written_site

FILES = {
    "index.html": "home",
    "a track/lesson.html": "a lesson",
    "assets/page.e2eb52f247.js": "script",
    "assets/runtime/a556c5df5691e3fc/wasm.bin": "python",
    "assets/runtime/a556c5df5691e3fc/wasm.js": "python on file://",
    "search/search_index.json": '{"config":{"lang":["en"]},"docs":[]}',
    "search/search_index.js": "the same on file://",
    "assets/javascripts/lunr/min/lunr.de.min.js": "words of another language",
    "404.html": "no page",
    "_headers": "for a host",
}


@pytest.fixture
def site(tmp_path):
    """Return a small built site."""
    return written_site(tmp_path, FILES)


def edition(site):
    """Return what the worker is told."""
    data = (site / WORKER).read_text("utf-8").partition(";\n")[0]
    return json.loads(data.removeprefix("self.courseEdition="))


def test_an_edition_lists_what_a_reader_needs(site):
    """Neither the forms for file:// nor what only hosts read; names that tell content are told."""
    write_worker(site, "program()", "away")
    files = edition(site)["files"]
    assert [*files] == [
        "a track/lesson.html",
        "assets/page.e2eb52f247.js",
        "assets/runtime/a556c5df5691e3fc/wasm.bin",
        "index.html",
        "search/search_index.json",
    ]
    assert [path for path, listed in files.items() if listed.startswith("!")] == [*files][1:3]
    assert files["index.html"] == "TqFAWIFQdzw"
    assert edition(site)["bytes"] == sum(len(FILES[path]) for path in files)
    assert (site / WORKER).read_text("utf-8").endswith(";\nprogram()")


def test_a_search_in_another_language_has_its_words(site):
    """They are files of the edition then."""
    index = site / "search/search_index.json"
    index.write_text(index.read_text("utf-8").replace('"en"', '"de"'), "utf-8")
    assert "assets/javascripts/lunr/min/lunr.de.min.js" in kept_files(site)


def test_an_edition_is_named_by_its_content(site):
    """The same site gives the same name; a letter, another program or another page does not."""
    first = write_worker(site, "program()", "away")
    assert write_worker(site, "program()", "away") == first
    assert write_worker(site, "other()", "away") != first
    assert write_worker(site, "program()", "gone") != first
    (site / "404.html").write_text("for hosts", "utf-8")
    assert write_worker(site, "program()", "away") == first
    (site / "index.html").write_text("homE", "utf-8")
    assert write_worker(site, "program()", "away") != first


def test_a_zip_is_the_whole_folder_and_the_same_twice(site):
    """All files in one folder, but for the zip itself."""
    write_zip(site, "course")
    first = (site / ZIP).read_bytes()
    (site / "index.html").touch()
    write_zip(site, "course")
    assert (site / ZIP).read_bytes() == first
    with zipfile.ZipFile(site / ZIP) as pack:
        assert {*pack.namelist()} == {f"course/{name}" for name in FILES}
        assert pack.read("course/index.html") == b"home"


def test_an_app_without_pictures_has_the_mark(site):
    """Where nothing can draw, and for a name too long to stand below an icon."""
    mark = tag("svg", viewBox="0 0 32 32")
    write_app(site, NO_SETTINGS, Html(mark), Rasterizer(site, None))
    told = json.loads((site / MANIFEST).read_text("utf-8"))
    assert [icon["src"] for icon in told["icons"]] == ["assets/mark.svg"]
    assert (told["start_url"], told["scope"]) == ("index.html", "./")
