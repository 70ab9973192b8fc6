"""The works of others in a site: found in the bundles, in the theme's maps, in the pack."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from college.build.carried import packages
from college.build.notices.work import Work, npm_work, python_work

PYODIDE = "pyodide"
_PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
_MAPS = ("assets/javascripts/*.map", "assets/javascripts/workers/*.map")
_INSIDE_THEME = (
    "It is part of the scripts of the theme, which do not all say of which version; the text is "
    "that of the version named here."
)
_PYTHON_LIBRARY = "typing_extensions"
_MPL = "pathspec"
"""An installed package of the same license as Pyodide: npm's package of Pyodide has no text."""

_PYODIDE_NOTE = (
    "It is modified: its script is cut to what the pages use, its WebAssembly to the functions "
    "they call, and its bridge from Python to JavaScript is left out; a started Python is kept as "
    "a snapshot of its memory. The unmodified source is at its home; our changes are in the folder "
    "college/build/pack of the package that built this site. Its WebAssembly also holds the C "
    "libraries it was compiled with, which its source names with their licenses."
)


def shipped_works(inside: Iterable[str], theme: Path) -> list[Work]:
    """Return every work, in order: `inside` are the packages of npm in the bundles."""
    folder = packages()
    found = [npm_work(folder, name) for name in sorted(inside)]
    found += [
        npm_work(folder, name, note=_INSIDE_THEME)
        for name in theme_packages(theme)
        if (folder / name / "package.json").is_file()
    ]
    material = python_work("mkdocs-material", note="Its scripts and sheets are in ours.")
    return [*found, *([material] if material else []), *_python(folder)]


def theme_packages(theme: Path) -> list[str]:
    """Return the packages of npm inside the theme's scripts, as their maps name them."""
    sources = [
        source
        for pattern in _MAPS
        for path in sorted(theme.glob(pattern))
        for source in json.loads(path.read_text("utf-8"))["sources"]
    ]
    return sorted({name[1] for source in sources if (name := _PACKAGE.search(source))})


def _python(folder: Path) -> list[Work]:
    mozilla, library = python_work(_MPL), python_work(_PYTHON_LIBRARY)
    pyodide = npm_work(
        folder, PYODIDE, license_text=mozilla.text if mozilla else "", note=_PYODIDE_NOTE
    )
    info = json.loads((folder / PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    python = Work(
        "CPython",
        info["python"],
        "Python-2.0.1",
        library.text if library else "",
        f"pkg:generic/cpython@{info['python']}",
        "https://www.python.org/",
        "It is inside Pyodide, with its standard library as byte code.",
    )
    return [pyodide, python]
