"""The promises of the bundles: classic, small, without eval, and errors that say what to do."""

from __future__ import annotations

import gzip
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from college.build.assets import PageData, site_assets
from college.build.bundle import CannotBundle, Job, bundled
from college.build.theme_modules import theme_modules
from college.pages.site_page import Feature

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
THEME = Path(find_spec("material").origin).parent / "templates"
DATA = PageData({"name": "A course"}, {"q": "<p>é</p>"}, [{"digest": "d"}])
BUDGET = {
    "early.js": 2_000,
    "page.js": 46_000,
    "live.js": 23_500,
    "learning.js": 8_000,
    "due.js": 9_000,
    "editor.js": 125_000,
    "site.css": 34_000,
}
"""Bytes that each may weigh, compressed; Material's own script and sheets are in it."""


@pytest.fixture(scope="module")
def assets():
    """Return the assets of a course of one name and one question."""
    return site_assets(ROOT, THEME, DATA)


@pytest.fixture(scope="module")
def text(assets):
    """Return `text(name)`: a file as pages load it."""
    return lambda name: assets.files[assets.addresses[name]]


@pytest.mark.parametrize("name", BUDGET)
def test_a_bundle_is_small(text, name):
    """Nobody pays for what has crept in unseen."""
    assert len(gzip.compress(text(name).encode(), 9)) < BUDGET[name]


@pytest.mark.parametrize("name", [name for name in BUDGET if name.endswith(".js")])
def test_a_script_is_classic_and_evaluates_nothing(text, name):
    """No import, no export, no eval: a page with a strict policy on file:// can load it."""
    assert '"use strict";(()=>{' in text(name)
    assert not re.search(r"\beval\(|new Function\b|^(import|export) ", text(name), re.MULTILINE)


def test_what_is_bundled_names_its_makers(text):
    """The licenses travel with the code."""
    assert "MIT, copyright Marijn Haverbeke" in text("editor.js")
    assert "clipboard.js" in text("page.js")


def test_the_name_of_a_file_is_the_hash_of_its_content(assets, text):
    """A cache may keep it for ever; in the preview a name stays, or every page would be stale."""
    assert re.fullmatch(r"assets/page\.[0-9a-f]{10}\.js", assets.addresses["page.js"])
    other = PageData({"name": "Another"}, DATA.questions, DATA.packs)
    again = site_assets(ROOT, THEME, other)
    assert again.addresses["page.js"] != assets.addresses["page.js"]
    assert again.addresses["live.js"] == assets.addresses["live.js"]
    previewed = site_assets(ROOT, THEME, other, hashed=False)
    assert previewed.addresses["page.js"] == "assets/page.js"
    assert "Another" in previewed.files["assets/page.js"]
    (font,) = (address for address in assets.files if address.endswith(".woff2"))
    assert font.removeprefix("assets/") in text("site.css")


def test_data_stands_before_the_script_that_reads_it(text, assets):
    """The course's map, the packs and the editor's name, and each question."""
    assert text("page.js").startswith('window.collegeCourse={"name":"A course","due":"')
    editor = assets.addresses["editor.js"].removeprefix("assets/")
    later = f'window.collegeLater={{"editor":"{editor}","packs":[{{"digest":"d"}}]}};\n'
    assert text("live.js").startswith(later)
    assert text("questions.js") == 'window.collegeQuestions={"q":"<p>é</p>"};\n'


@pytest.mark.parametrize(
    ("features", "names"),
    [
        ((), "page"),
        ((Feature.SORTING,), "page"),
        ((Feature.LESSON, Feature.LIVE, Feature.CALCULATOR, Feature.EXERCISE), "page live"),
        ((Feature.PROGRESS,), "page learning"),
        ((Feature.REVIEW,), "page live questions due learning"),
        ((Feature.MY_NUMBERS, Feature.LIVE), "page live learning"),
    ],
)
def test_a_page_loads_what_it_needs(assets, features, names):
    """A lesson two scripts, and the one before it is painted; a plain page one."""
    assert assets.scripts(features) == [assets.addresses[f"{name}.js"] for name in names.split()]


def test_a_script_that_cannot_be_made_says_why(tmp_path):
    """The sentence names the file and esbuild's own reason, and no line of Node's."""
    (tmp_path / "broken.js").write_text("import { nothing } from './nowhere.js';")
    with pytest.raises(CannotBundle, match=r"broken\.js cannot be made: .*nowhere") as raised:
        bundled(Job({"broken": tmp_path / "broken.js"}))
    assert "node:internal" not in str(raised.value)


def test_without_packages_the_remedy_is_said(tmp_path, monkeypatch):
    """A fresh checkout has no node_modules/."""
    monkeypatch.setattr("college.build.bundle.packages", lambda: tmp_path)
    with pytest.raises(CannotBundle, match=r"no esbuild\. Run `make site`"):
        bundled(Job({"new": ROOT / "college/web/here.js"}), tmp_path)


def test_another_theme_stops_the_build(tmp_path):
    """A search that weighs on every page, or a sheet that is missing, must not go unseen."""
    with pytest.raises(CannotBundle, match=r"0 files assets/javascripts/bundle"):
        theme_modules(tmp_path)
    for name in ("javascripts/bundle.1.min.js", "stylesheets/main.1.min.css"):
        (tmp_path / "assets" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "assets" / name).write_text("other")
    (tmp_path / "assets/stylesheets/palette.1.min.css").write_text("other")
    with pytest.raises(CannotBundle, match=r"no longer contains .* mend college/build/lazy_search"):
        theme_modules(tmp_path)
