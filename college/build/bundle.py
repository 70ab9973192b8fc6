"""How modules of JavaScript become the classic scripts that pages load."""

from __future__ import annotations

import hashlib
from pathlib import Path

from college.build.node import NodeFailed, NoNode, find_node

BUNDLES = {
    "assets/exercise.js": "college/web/elements/exercise/exercise.js",
    "assets/editor.js": "college/web/elements/exercise/editor.js",
}
"""Address in the site -> the module it begins with."""

_RECIPE = Path(__file__).with_name("bundle.mjs")


class CannotBundle(Exception):
    """A script cannot be made; the message is a sentence for the person who builds."""


def bundle(entry: Path, root: Path) -> Path:
    """Return the script that begins with this module, made now or found in the cache.

    It is made anew when anything in the module's folder has changed, or a package.
    """
    installed = root / "node_modules/.package-lock.json"
    sources = [*filter(Path.exists, [installed]), *sorted(entry.parent.glob("*.js"))]
    digest = hashlib.sha256()
    for path in (_RECIPE, *sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    made = root / ".cache/bundles" / f"{entry.stem}-{digest.hexdigest()[:16]}.js"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        half = made.with_suffix(".half.js")
        _make(entry, half)
        for old in made.parent.glob(f"{entry.stem}-*.js"):
            if old != half:
                old.unlink()
        half.replace(made)
    return made


def _make(entry: Path, out: Path) -> None:
    try:
        find_node().run(_RECIPE, str(entry), str(out))
    except NoNode as reason:
        raise CannotBundle(str(reason)) from None
    except NodeFailed as error:
        raise CannotBundle(f"{entry.name} cannot be made: {error.stderr.strip()}") from None
