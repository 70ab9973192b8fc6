"""The promise to whoever begins a course: a wheel and Python are all it takes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.browser.planted import DEFECTS, FOLLOWING, PAGES, plant

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
CALCULATOR = "document.querySelector('course-calculator')"
STOP = 120
SLIDE = f"""(() => {{
  const slider = {CALCULATOR}.querySelector('[data-slider=power]');
  slider.value = {STOP};
  slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
  slider.dispatchEvent(new Event('change', {{ bubbles: true }}));
}})()"""
VALUES = (
    f"Object.fromEntries([...{CALCULATOR}.querySelectorAll('[data-line]')]"
    ".map(line => [line.dataset.line, line.dataset.value]))"
)
CPYTHON = """
import sys
from pathlib import Path
from college.records.settings import read_settings
print(read_settings(Path.cwd())[0].subject.answers.answer("appliance", sys.argv[1]))
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """Return a function that runs a command in a new course, with nothing but the wheel of ours.

    The packages that the wheel needs are those of this environment: fetching them takes a minute.
    """
    home = tmp_path_factory.mktemp("own")
    wheel_only = ("--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", str(home))
    _run([sys.executable, "-m", "pip", "wheel", *wheel_only, str(ROOT)])
    _run([sys.executable, "-m", "venv", str(home / "venv")])
    python = home / "venv/bin/python"
    (wheel,) = home.glob("*.whl")
    _run([str(python), "-m", "pip", "install", "--quiet", "--no-deps", str(wheel)])
    purelib = _run([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    Path(purelib.strip(), "others.pth").write_text(sysconfig.get_path("purelib"))
    place = f"{python.parent}{os.pathsep}{os.environ['PATH']}"

    def run(*words, folder=home / "course", code=0):
        return _run([str(python.parent / words[0]), *words[1:]], folder, code, PATH=place)

    run("college", "init", "course", folder=home)
    run.folder = home / "course"
    return run


def _run(words, cwd=None, code=0, **environment):
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_a_course_of_ones_own(own, page_on):
    """Written, checked, built, tested, opened by double-click: and its calculator is live."""
    assert "2 lessons, 1 term, 1 track, 1 calculator, 1 source: no problem." in own(
        "college", "check"
    )
    assert "Built site/" in own("college", "build")
    own("python", "-m", "unittest")
    site = own.folder / "site"
    assert (site / "data.html").is_file()
    assert not (site / "how-good-is-this-model.html").exists(), "it compares itself with nothing"
    home = (site / "index.html").read_text("utf-8")
    assert "Energy at Home" in home
    assert not [word for word in ("GPU", "Compute College", "My cluster") if word in home]
    page = page_on("file", "calculators/appliance.html", folder=site)
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=power]').focus()")
    page.wait_for(f"{CALCULATOR}.dataset.state === 'ready'", timeout=60)
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    printed = page.evaluate(VALUES)
    page.evaluate(SLIDE)
    moved = f"{VALUES}.cost !== {json.dumps(printed['cost'])}"  # other lines may come in later
    page.wait_for(moved, timeout=20)
    live, inputs = page.evaluate(f"[{VALUES}, {CALCULATOR}.last.now]")
    asked = {"inputs": {name: str(value) for name, value in inputs.items()}}
    assert live == json.loads(own("python", "-c", CPYTHON, json.dumps(asked)))["values"]
    assert page.console_errors == []
    assert page.outside_requests == []


def test_the_doctor_finds_every_planted_defect_and_nothing_else(own, tmp_path):
    """Each by its examination, on its page; the wheel alone does it."""
    course = tmp_path / "course"
    shutil.copytree(own.folder, course)
    plant(course)
    words = ("college", "doctor", "--browser", "chromium", "--pages", PAGES)
    told = own(*words, folder=course, code=1)
    missed = [
        defect
        for defect in DEFECTS
        if not re.search(
            rf"(?m)^{defect.examination}: {re.escape(defect.page)}.*{re.escape(defect.words)}", told
        )
    ]
    found = set(re.findall(r"(?m)^(\w+): (\S+\.html)", told))
    expected = {(defect.examination, defect.page) for defect in DEFECTS} | FOLLOWING
    assert (missed, found - expected) == ([], set()), f"{missed}, {found - expected} in\n{told}"
    assert len({defect.examination for defect in DEFECTS}) >= 12
    report = (course / "dist/doctor/index.html").read_text("utf-8")
    pictures = re.findall(r'src="(pictures/[^"]+\.png)"', report)
    assert [name for name in pictures if not (course / "dist/doctor" / name).is_file()] == []
    assert any("what-never-sleeps" in name for name in pictures)


def test_another_sign_of_money(own, page_on):
    """One line of course.yml: what is printed has it, and what Python answers in the page."""
    settings = own.folder / "course.yml"
    settings.write_text(settings.read_text("utf-8").replace("money: $", "money: €"), "utf-8")
    own("college", "build")
    site = own.folder / "site"
    pages = [path.read_text("utf-8") for path in site.rglob("*.html")]
    assert not [found for page in pages for found in re.findall(r"\$\d[\d.]*", page)]
    page = page_on("file", "calculators/appliance.html", folder=site)
    printed = page.evaluate(f"{CALCULATOR}.textContent")
    assert "€73" in printed
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=power]').focus()")
    page.wait_for(f"{CALCULATOR}.dataset.state === 'ready'", timeout=60)
    page.evaluate(SLIDE)
    page.wait_for(f"!{CALCULATOR}.textContent.includes('€73 a year')", timeout=20)
    live = page.evaluate(f"{CALCULATOR}.textContent")
    assert "€" in live
    assert "$" not in live
    assert page.console_errors == []


def test_what_is_there_is_not_written_over(own):
    """A folder with anything in it is refused, in a sentence."""
    with pytest.raises(AssertionError, match="is not empty; name a folder"):
        own("college", "init", ".")
