"""The hook that packs Python for the browser, for calculators and for exercises, and ships it."""

import logging
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from college.build.assets import SCRIPTS
from college.build.pack import CannotPack
from college.build.site_packs import SitePacks, site_packs
from college.markdown.render import derived_steps

_LOG = logging.getLogger("mkdocs.hooks.runtime")
_PREVIEWED: list[SitePacks] = []


def on_pre_build(config: MkDocsConfig) -> None:
    """Make both packs, or find the ones made of the same parts; a preview starts anew when code changes."""
    if not _PREVIEWED or not config.extra.get("preview"):
        root = Path(config.config_file_path).parent
        try:
            _PREVIEWED[:] = [site_packs(root, derived_steps(), say=_LOG.info)]
        except CannotPack as reason:
            raise PluginError(f"There is no pack: {reason}") from None
    config.extra["packs"] = _PREVIEWED[-1]


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Tell the template which scripts the page needs: none, unless something on it can be changed."""
    pack_script = f"runtime/{config.extra['packs'].calculators.digest}/runtime.js"
    context["scripts"] = (
        [f"assets/{name}" for name in (pack_script, *SCRIPTS, "term.js")]
        if page.meta["college"].live
        else []
    )
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Put the packs beside the pages."""
    config.extra["packs"].ship(Path(config.site_dir) / "assets/runtime")
