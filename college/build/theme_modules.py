"""The theme's own script and sheets, as modules that the bundles import."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from college.build.bundle import CannotBundle
from college.build.lazy_search import lazy_search
from college.build.theme_css import cut_sheet

_FILES = {
    "material:script": "assets/javascripts/bundle.*.min.js",
    "material:main.css": "assets/stylesheets/main.*.min.css",
    "material:palette.css": "assets/stylesheets/palette.*.min.css",
}

IN_BUNDLES = ("assets/javascripts/bundle.", "assets/stylesheets/")
"""How the addresses of the theme's files begin that pages find in the bundles."""


@cache
def theme_modules(theme: Path) -> Mapping[str, str]:
    """Return name -> text, of the theme that lies in the folder; read once a run."""
    return {name: _changed(_file(theme, pattern)) for name, pattern in _FILES.items()}


def _changed(file: Path) -> str:
    text = file.read_text("utf-8")
    try:
        return lazy_search(text) if file.suffix == ".js" else cut_sheet(text)
    except ValueError as unknown:
        raise CannotBundle(str(unknown)) from None


def _file(theme: Path, pattern: str) -> Path:
    found = [*theme.glob(pattern)]
    if len(found) != 1:
        raise CannotBundle(
            f"The theme in {theme} has {len(found)} files {pattern}, and the bundles take one; "
            "see what it is called now, and mend college/build/theme_modules.py"
        )
    return found[0]
