"""The bundles: how modules and sheets become the few classic files that pages load."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from college.build.node import NodeFailed, NoNode, find_node

ROOT = Path(__file__).parents[2]
WEB = ROOT / "college/web"
_RECIPE = Path(__file__).with_name("bundle.mjs")
_SOURCES = ("*.js", "*.css")
_KEPT = 4
"""Bundles of so many states are kept, for a change that is taken back."""


class CannotBundle(Exception):
    """A script or sheet cannot be made; the message is a sentence for the person who builds."""


@dataclass(frozen=True)
class Job:
    """What is made in one go.

    `entries`: name of a file, without its ending -> the module it begins with. `exposed`: name ->
    the global it leaves to what follows it. `modules`: what an import finds that is no file.
    """

    entries: Mapping[str, Path]
    exposed: Mapping[str, str] = field(default_factory=dict)
    modules: Mapping[str, str] = field(default_factory=dict)


def bundled(job: Job, root: Path = ROOT) -> dict[str, Path]:
    """Return the files of a job by name, made now or found in the cache.

    They are made anew when anything in the folder of any module has changed, or a package.
    """
    store = root / ".cache/bundles"
    kind = "-".join(job.entries)
    made = store / f"{kind}.{_digest(job, root)}"
    if not made.exists():
        store.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=store, prefix="making-") as scratch:
            _make(job, Path(scratch), root)
            shutil.rmtree(made, ignore_errors=True)
            (Path(scratch) / "out").rename(made)
        _forget(store, kind)
    return {path.name: path for path in sorted(made.iterdir())}


def _digest(job: Job, root: Path) -> str:
    folders = {WEB, *(entry.parent for entry in job.entries.values())}
    sources = {path for folder in folders for kind in _SOURCES for path in folder.rglob(kind)}
    installed = root / "node_modules/.package-lock.json"
    digest = hashlib.sha256(repr((job.entries, job.exposed)).encode())
    for path in (_RECIPE, *filter(Path.exists, [installed]), *sorted(sources)):
        digest.update(str(path).encode() + b"\0" + path.read_bytes())
    for name, text in job.modules.items():
        digest.update(name.encode() + b"\0" + text.encode())
    return digest.hexdigest()[:16]


def _make(job: Job, scratch: Path, root: Path) -> None:
    order = {
        "entries": {name: str(path) for name, path in job.entries.items()},
        "exposed": {**job.exposed},
        "modules": {**job.modules},
        "folder": str(WEB),
        "root": str(root),
        "out": str(scratch / "out"),
    }
    if not (root / "node_modules/esbuild").is_dir():
        raise CannotBundle("node_modules/ has no esbuild. Run `make site`, which fetches it.")
    file = scratch / "job.json"
    file.write_text(json.dumps(order), "utf-8")
    try:
        find_node().run(_RECIPE, str(file))
    except NoNode as reason:
        raise CannotBundle(str(reason)) from None
    except NodeFailed as error:
        names = ", ".join(path.name for path in job.entries.values())
        raise CannotBundle(f"{names} cannot be made: {error.stderr.strip()}") from None


def _forget(store: Path, kind: str) -> None:
    """Remove what was made of this kind longest ago."""
    made = sorted(store.glob(f"{kind}.*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
