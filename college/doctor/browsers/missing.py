"""What is told when a browser, or what drives it, is not on this machine."""

from __future__ import annotations

import shutil


class MissingBrowser(Exception):
    """A browser cannot be driven here; the sentence says what to install."""


def found_binary(called: str, *names: str, package: str = "") -> str:
    """Return the path of the first program that is there, by any of its names."""
    for name in names:
        if path := shutil.which(name):
            return path
    remedy = f"sudo apt-get install {package or names[0]}"
    raise MissingBrowser(f"{called} is not installed: {remedy}")
