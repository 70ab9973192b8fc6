"""The hook that packs Python for the browser, for calculators and for exercises, and ships it."""

import logging
from functools import partial
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from college.build import exercises
from college.build.assets import SCRIPTS
from college.build.browser_modules import ENTRY, browser_modules
from college.markdown.render import derived_steps
from college.build.pack import Pack
from college.build.pack import pack
from college.build.pack import ship

_LOG = logging.getLogger("mkdocs.hooks.runtime")
_PREVIEWED: dict[str, Pack] = {}


def on_pre_build(config: MkDocsConfig) -> None:
    """Make both packs, or find the ones made of the same parts; a preview starts anew when code changes."""
    if _PREVIEWED and config.extra.get("preview"):
        config.extra |= _PREVIEWED
        return
    root = Path(config.config_file_path).parent
    packed = partial(
        pack,
        pyodide=root / "node_modules/pyodide",
        cache=root / ".cache/runtime",
        say=_LOG.info,
    )
    config.extra["runtime"] = packed(browser_modules(root, derived_steps()), entry=ENTRY)
    config.extra["exercises"] = packed(
        exercises.exercise_modules(root),
        entry=exercises.ENTRY,
        probe=exercises.PROBE,
        sandbox=exercises.ROOM,
    )
    _PREVIEWED.update({name: config.extra[name] for name in ("runtime", "exercises")})


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Tell the template which scripts the page needs: none, unless something on it can be changed."""
    pack_script = f"runtime/{config.extra['runtime'].digest}/runtime.js"
    context["scripts"] = (
        [f"assets/{name}" for name in (pack_script, *SCRIPTS, "term.js")]
        if page.meta["college"].live
        else []
    )
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Put the packs beside the pages."""
    place = Path(config.site_dir) / "assets/runtime"
    ship(place, config.extra["runtime"], config.extra["exercises"])
