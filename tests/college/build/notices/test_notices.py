"""The promise that a site tells every work of others in it, with the license it came with."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from college.build.assets import site_job
from college.build.bundle import packages_inside
from college.build.carried import LOCK, packages
from college.build.notices.page import Licenses, notices_in
from college.build.notices.sbom import bill, npm_sums
from college.build.notices.shipped import shipped_works, theme_packages
from college.build.notices.work import Work
from college.build.pack.scripts import WORKER_JOB

_ORIGIN = find_spec("material").origin
THEME = Path(_ORIGIN).parent / "templates"


@pytest.fixture(scope="module")
def works() -> list[Work]:
    """Return what our site ships."""
    inside = {*packages_inside(site_job(THEME)), *packages_inside(WORKER_JOB)}
    return shipped_works(inside, THEME)


@pytest.mark.slow
def test_what_esbuild_took_in_is_what_is_told(works: list[Work]) -> None:
    """The editor, the order of reviews, the font; no tool of the build."""
    inside = packages_inside(site_job(THEME))
    assert {"@codemirror/view", "@lezer/python", "ts-fsrs", "@fontsource-variable/inter"} <= {
        *inside
    }
    assert not {"esbuild", "typescript", "eslint"} & {*inside}
    told = {work.name for work in works}
    assert {*inside} <= told
    assert {"pyodide", "CPython", "mkdocs-material"} <= told


def test_what_is_inside_the_theme_is_told(works: list[Work]) -> None:
    """As its own maps name it; a work without its license would be missing here."""
    inside = theme_packages(THEME)
    assert {"rxjs", "lunr", "clipboard"} <= {*inside}
    assert {*inside} <= {work.name for work in works}


def test_every_work_has_its_license_and_the_text_of_it(works: list[Work]) -> None:
    """Read from an installed package, and of the kind it says."""
    for work in works:
        assert work.license, work.name
        assert len(work.text) > 250, work.name
    texts = {work.name: work.text for work in works}
    assert texts["pyodide"].startswith("Mozilla Public License Version 2.0")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["CPython"]
    assert "SIL OPEN FONT LICENSE" in texts["@fontsource-variable/inter"].upper()
    (pyodide,) = (work for work in works if work.name == "pyodide")
    assert pyodide.note.startswith("It is modified:")


def test_the_page_has_all_of_it(works: list[Work]) -> None:
    """And what stands in the scripts themselves."""
    found = notices_in(["/*!\n* clipboard.js\n* Licensed MIT © Zeno Rocha\n*/"])
    html = Licenses("A course", [("LICENSE", "ours")], works, found).html("assets/alone.css")
    for work in works:
        assert f"<summary>{work.name} {work.version}, {work.license}</summary>" in html
    assert "Zeno Rocha" in html
    assert "This course: LICENSE" in html


def test_the_bill_of_materials_is_valid(works: list[Work]) -> None:
    """By the schema of CycloneDX, with the sums of npm's lock, and the same each time."""
    sums = npm_sums((packages() / LOCK).read_text("utf-8"))
    made = bill("A course", works, sums)
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(made) is None
    assert made == bill("A course", works, sums)
    components = {each["name"]: each for each in json.loads(made)["components"]}
    assert len(components["ts-fsrs"]["hashes"][0]["content"]) == 128
    assert components["@codemirror/view"]["purl"].startswith("pkg:npm/%40codemirror/view@")


@pytest.mark.browser
def test_the_site_has_both_and_every_page_leads_there(site: Path) -> None:
    """And every notice in a script of the site stands on the page."""
    page = (site / "licenses.html").read_text("utf-8")
    made = (site / "assets/sbom.cdx.json").read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(made) is None
    assert "It is modified: its script is cut" in page
    lesson = (site / "index.html").read_text("utf-8")
    assert 'href="licenses.html"' in lesson
