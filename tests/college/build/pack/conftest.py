"""What a test of the pack can ask for: packs of a tiny package, and pages that load them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from college.build.pack import (
    PYODIDE_VERSION,
    Content,
    Level,
    Pack,
    Question,
    Reply,
    Sandbox,
    make_pack,
    page_script,
)
from college.build.site_packs import cache_of
from tests.browser.site_copy import SiteCopy
from tests.college.build.pack import toy_door

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[4]
PYODIDE = ROOT / "node_modules" / "pyodide"
CACHE = cache_of(ROOT)
ENTRY = "toy.door"
MODULES = {
    "toy/__init__.py": b"",
    "toy/door.py": (Path(__file__).parent / "toy_door.py").read_bytes(),
}
QUESTIONS = (Question("sum", "[0.1, 0.2]"), Question("late import", "3/6"))

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>{policy}
<script src="../python/runtime.js"></script><p>A page two folders deep.</p></html>"""
POLICY = (
    "<meta http-equiv='Content-Security-Policy' content=\"default-src 'self'; script-src 'self'"
    " 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'\">"
)


def toy_answer(question: Question) -> Reply:
    """Answer as the tiny package does on this machine."""
    return Reply(toy_door.answer(question.name, question.text))


TOY = Content(MODULES, ENTRY, Sandbox("college"), QUESTIONS, toy_answer, (), ())


def toy_pack(
    level: Level = Level.SNAPSHOT,
    cache: Path = CACHE,
    pyodide: Path = PYODIDE,
    content: Content = TOY,
) -> tuple[Pack, list[str]]:
    """Return the pack of the tiny package, and what was warned of."""
    warned: list[str] = []
    made = make_pack(
        content, pyodide=pyodide, cache=cache, say=lambda _: None, warn=warned.append, best=level
    )
    return made, warned


@pytest.fixture(scope="session")
def snapshot() -> Pack:
    """Return the pack as readers get it."""
    return toy_pack()[0]


@pytest.fixture
def fresh_cache(tmp_path: Path, snapshot: Pack) -> Callable[[str], Path]:
    """Return `fresh_cache(name)`: a cache without packs, but with the library compiled."""

    def made(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        for path in snapshot.folder.parents[1].glob("*-*.[gz]*"):
            shutil.copy(path, folder)
        return folder

    return made


@pytest.fixture
def site_with(tmp_path: Path) -> Callable[[Pack], SiteCopy]:
    """Return `site_with(pack)`: a site of two pages that use it, for this test to damage."""

    def laid_out(made: Pack) -> SiteCopy:
        folder = tmp_path / "a site"
        folder.mkdir()
        (folder / "favicon.ico").touch()  # every browser asks for one
        for name, policy in (("plain", ""), ("strict", POLICY)):
            (folder / name).mkdir()
            (folder / name / "index.html").write_text(PAGE.format(policy=policy))
        SiteCopy.of(made.folder, folder / "python")
        (folder / "python/runtime.js").write_text(page_script(made.record))
        return SiteCopy(folder)

    return laid_out


@pytest.fixture
def other_pyodide(tmp_path: Path) -> Path:
    """Return a Pyodide that says it is of another version."""
    folder = tmp_path / "pyodide"
    shutil.copytree(PYODIDE, folder)
    package = folder / "package.json"
    package.write_text(package.read_text().replace(f'"{PYODIDE_VERSION}"', '"0.0.1"'))
    return folder
