"""MkDocs as a program: it is started with our settings, and never imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points

Say = Callable[[str], None]

DRAFTS = "COLLEGE_DRAFTS"
"""The variable that tells the plugin to build drafts in: MkDocs has no option of ours."""
_PLUGIN = "college"


def command(*words: str) -> list[str]:
    """Return the command line of MkDocs with these words."""
    return [sys.executable, "-m", "mkdocs", *words, "--quiet"]


def environment(*, drafts: bool = False) -> dict[str, str]:
    """Return the variables it runs with."""
    own = {name: value for name, value in os.environ.items() if name != DRAFTS}
    return {**own, "NO_MKDOCS_2_WARNING": "1", **({DRAFTS: "1"} if drafts else {})}


def installed(say: Say) -> bool:
    """Say what to do if MkDocs would not find our plugin: an install of before it was there."""
    if entry_points(group="mkdocs.plugins", name=_PLUGIN):
        return True
    say(
        f"The plugin “{_PLUGIN}” is not installed; run `make site`, or in this environment "
        "`python -m pip install --no-build-isolation --no-deps --editable .`"
    )
    return False
