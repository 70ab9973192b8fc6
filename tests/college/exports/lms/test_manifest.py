"""The promises of a package for a learning platform, as its manifest states them."""

from __future__ import annotations

import io
import re
import zipfile
from xml.etree import ElementTree as ET

import pytest

from college.cli.export import export
from college.exports.form import NotWritten, Order
from college.exports.lms.edition import SCORM_12, SCORM_2004
from college.exports.lms.package import package
from college.exports.lms.start_page import start_page
from tests.college.changed_copy import ROOT
from tests.ours import SETTINGS, our_course

EDITIONS = pytest.mark.parametrize("edition", [SCORM_12, SCORM_2004], ids=lambda item: item.script)


def order(folder, *, built=True):
    """Return an order in a folder whose site has a file a page, and no more."""
    site = folder / "site"
    site.mkdir(parents=True)
    if built:
        for lesson in our_course().lessons.values():
            path = site / lesson.page_uri
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("<title>page</title>", "utf-8")
        (site / "a b.txt").write_text("a space", "utf-8")
        (site / "page.1.js").write_text('window.collegeCourse={};\nrest("ß")', "utf-8")
        (site / "core.js").write_text("for file://", "utf-8")
        (site / "core.bin").write_bytes(b"for http")
    script = folder / "lms.js"
    script.write_text("holds the sitting", "utf-8")
    return Order(
        root=folder,
        settings=SETTINGS,
        read_course=our_course,
        name=None,
        folder=folder / "dist",
        site="",
        npm=ROOT / "node_modules",
        say=lambda _: None,
        lms_scripts=lambda: {"lms.js": script},
    )


def packed(tmp_path, edition):
    """Return the package of the first track, and its lessons."""
    course = our_course()
    track = next(iter(course.tracks))
    lessons = course.in_track(track)
    data = package(order(tmp_path), edition, course.tracks[track].title, lessons)
    return zipfile.ZipFile(io.BytesIO(data)), lessons


@EDITIONS
def test_every_file_is_listed_and_every_listed_file_is_there(tmp_path, edition):
    """A platform may copy nothing that the manifest does not list."""
    zipped, lessons = packed(tmp_path, edition)
    root = ET.fromstring(zipped.read("imsmanifest.xml"))  # noqa: S314 - our own file
    names = {"m": edition.packaging}
    listed = [file.get("href") for file in root.findall(".//m:file", names)]
    assert sorted(listed) == sorted(
        name.replace(" ", "%20") for name in zipped.namelist() if name != "imsmanifest.xml"
    )
    items = root.findall(".//m:item", names)
    assert [item.findtext("m:title", namespaces=names) for item in items] == [
        lesson.title for lesson in lessons
    ]
    resources = {item.get("identifier"): item for item in root.findall(".//m:resource", names)}
    kind = f"{{{edition.own}}}{edition.kind}"
    for item in items:
        resource = resources[item.get("identifierref")]
        assert resource.get(kind) == "sco"
        assert resource.get("href") in zipped.namelist()
    ids = [item.get("identifier") for item in root.iter() if item.get("identifier")]
    assert len(ids) == len({*ids})
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", name) for name in ids)


def test_a_package_is_the_same_for_the_same_site_and_leaves_out_what_only_a_folder_needs(tmp_path):
    """Nobody uploads it anew for nothing; parts for file:// are half of a site's weight."""
    zipped, _ = packed(tmp_path / "one", SCORM_12)
    again, _ = packed(tmp_path / "two", SCORM_12)
    assert [item.CRC for item in zipped.infolist()] == [item.CRC for item in again.infolist()]
    assert "core.bin" in zipped.namelist()
    assert "core.js" not in zipped.namelist()
    script = zipped.read("page.1.js").decode()
    assert script.startswith("window.collegeCourse={};\n")
    assert script.endswith('rest("ß")')
    assert "collegeLms?.storage" in script


def test_words_of_a_lesson_are_never_markup():
    """A title with angle brackets stays a title."""
    lesson = {
        "id": "a",
        "title": "<script>alert(1)</script>",
        "questions": ['"><b>'],
        "exercises": [],
        "address": "t/a.html",
    }
    page = start_page(SCORM_12, lesson, "key", ["lms/lms.js"])
    assert "<script>alert" not in page
    assert '"><b>' not in page


def test_without_a_built_site_nothing_is_written(tmp_path, capsys):
    """The remedy is the command that builds one; a wrong name is told too."""
    lesson = next(iter(our_course().lessons.values()))
    with pytest.raises(NotWritten, match="run college build"):
        package(order(tmp_path, built=False), SCORM_12, lesson.title, [lesson])
    assert export(ROOT, "scorm12", "no-such-lesson", print) == 2
    assert "there is no track or lesson" in capsys.readouterr().err
