"""The theme's own script and sheets, as modules that the bundles import."""

from __future__ import annotations

from pathlib import Path

from college.build.bundle import CannotBundle
from college.build.lazy_search import lazy_search

_FILES = {
    "material:script": "assets/javascripts/bundle.*.min.js",
    "material:main.css": "assets/stylesheets/main.*.min.css",
    "material:palette.css": "assets/stylesheets/palette.*.min.css",
}

IN_BUNDLES = ("assets/javascripts/bundle.", "assets/stylesheets/")
"""How the addresses of the theme's files begin that pages find in the bundles."""


def theme_modules(theme: Path) -> dict[str, str]:
    """Return name -> text, of the theme that lies in the folder."""
    texts = {name: _text(theme, pattern) for name, pattern in _FILES.items()}
    try:
        return texts | {"material:script": lazy_search(texts["material:script"])}
    except ValueError as unknown:
        raise CannotBundle(str(unknown)) from None


def _text(theme: Path, pattern: str) -> str:
    found = [*theme.glob(pattern)]
    if len(found) != 1:
        raise CannotBundle(
            f"The theme in {theme} has {len(found)} files {pattern}, and the bundles take one; "
            "see what it is called now, and mend college/build/theme_modules.py"
        )
    return found[0].read_text("utf-8")
