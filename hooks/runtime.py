"""This file is the hook that packs Python for the browser and ships it with the site."""

import logging
import shutil
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from college.assets import SCRIPTS
from college.browser_modules import ENTRY, browser_modules
from college.page import derived_steps
from college.runtime.pack import pack

_LOG = logging.getLogger("mkdocs.hooks.runtime")


def on_pre_build(config: MkDocsConfig) -> None:
    """Make the pack, or find the one made of the same parts."""
    root = Path(config.config_file_path).parent
    config.extra["runtime"] = pack(
        browser_modules(root, derived_steps()),
        entry=ENTRY,
        pyodide=root / "node_modules/pyodide",
        cache=root / ".cache/runtime",
        say=_LOG.info,
    )


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
    """Put the pack beside the pages."""
    made = config.extra["runtime"]
    place = Path(config.site_dir) / "assets/runtime"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(made.folder, place / made.digest)
