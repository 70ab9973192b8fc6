"""This file is the hook that packs the exercises' own Python and gives their pages the script."""

import logging
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from college.exercises import ENTRY, PROBE, ROOM, exercise_modules
from college.runtime import pack, ship

_LOG = logging.getLogger("mkdocs.hooks.exercises")


def on_pre_build(config: MkDocsConfig) -> None:
    """Make the second pack, or find the one made of the same parts."""
    root = Path(config.config_file_path).parent
    config.extra["exercises"] = pack(
        exercise_modules(root),
        entry=ENTRY,
        probe=PROBE,
        room=ROOM,
        pyodide=root / "node_modules/pyodide",
        cache=root / ".cache/runtime",
        say=_LOG.info,
    )


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Add the scripts to a page with an exercise; Python itself waits until someone runs a program."""
    if "<course-exercise" in (page.content or ""):
        pack_script = f"runtime/{config.extra['exercises'].digest}/runtime.js"
        context["scripts"] += [f"assets/{name}" for name in (pack_script, "exercise.js")]
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Put the pack beside the calculators'; what both have is shipped once."""
    place = Path(config.site_dir) / "assets/runtime"
    ship(config.extra["exercises"], place, beside=config.extra["runtime"])
