"""The bundles: how modules and sheets become the few classic files that pages load."""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from college.build.carried import CARRIED, CHECKOUT, LOCK, carried_bundle, packages
from college.build.fonts import lean_font as fonts
from college.build.fonts.page_font import PAGE_FONT
from college.build.integrity.sums import is_whole, remove, seal
from college.build.node import NodeFailed, NoNode, find_node

WEB = Path(__file__).parents[1] / "web"
_RECIPE = Path(__file__).with_name("bundle.mjs")
_SOURCES = ("*.js", "*.css")
_FONTS = (PAGE_FONT,)
_INSIDE = "packages.json"
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


def bundled(job: Job, root: Path = CHECKOUT) -> dict[str, Path]:
    """Return the files of a job by name."""
    files = sorted(bundle_folder(job, root).iterdir())
    return {path.name: path for path in files if path.name != _INSIDE}


def packages_inside(job: Job, root: Path = CHECKOUT) -> list[str]:
    """Return the packages of npm that have come into the files of a job."""
    found: list[str] = json.loads((bundle_folder(job, root) / _INSIDE).read_text("utf-8"))
    return found


def bundle_folder(job: Job, root: Path = CHECKOUT) -> Path:
    """Return the folder of a job: carried by the wheel, found in the cache, or made now.

    It is made anew when anything in the folder of any module has changed, or a package.
    """
    store = root / ".cache/bundles"
    kind = "-".join(job.entries)
    name = f"{kind}.{_digest(job)}"
    carried = carried_bundle(name)
    made = carried or store / name
    if not carried and not is_whole(made):
        store.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=store, prefix="making-") as scratch:
            _make(job, Path(scratch))
            remove(made)
            (Path(scratch) / "out").rename(made)
        seal(made)
        _forget(store, kind)
    return made


def _digest(job: Job) -> str:
    """Return a sum over all that a job is made of; where it lies is no part of it."""
    folders = {WEB, *(entry.parent for entry in job.entries.values())}
    sources = {
        path.relative_to(folder.parent).as_posix(): path
        for folder in folders
        for kind in _SOURCES
        for path in folder.rglob(kind)
    }
    entries = {name: entry.name for name, entry in job.entries.items()}
    digest = hashlib.sha256(repr((entries, job.exposed)).encode())
    files = {
        "recipe": _RECIPE,
        "fonts": Path(fonts.__file__),
        "packages": packages() / LOCK,
        **dict(sorted(sources.items())),
    }
    for name, path in files.items():
        digest.update(name.encode() + b"\0" + (path.read_bytes() if path.exists() else b""))
    for name, text in job.modules.items():
        digest.update(name.encode() + b"\0" + text.encode())
    return digest.hexdigest()[:16]


def _make(job: Job, scratch: Path) -> None:
    order = {
        "entries": {name: str(path) for name, path in job.entries.items()},
        "exposed": {**job.exposed},
        "modules": {**job.modules},
        "folder": str(WEB),
        "packages": str(packages()),
        "out": str(scratch / "out"),
    }
    if CARRIED.is_dir():
        raise CannotBundle(
            "The scripts that came with this wheel were made for another version of the theme. "
            "Run `python -m pip install -r requirements.txt`, which has the right one."
        )
    if not (packages() / "esbuild").is_dir():
        raise CannotBundle("node_modules/ has no esbuild. Run `make site`, which fetches it.")
    order["fontPackages"] = {Path(name).name: name.partition("/files")[0] for name in _FONTS}
    order["fonts"] = {Path(name).name: str(_lean(name, scratch)) for name in _FONTS}
    file = scratch / "job.json"
    file.write_text(json.dumps(order), "utf-8")
    try:
        find_node().run(_RECIPE, str(file))
    except NoNode as reason:
        raise CannotBundle(str(reason)) from None
    except NodeFailed as error:
        names = ", ".join(path.name for path in job.entries.values())
        raise CannotBundle(f"{names} cannot be made: {error.stderr.strip()}") from None


def _lean(name: str, scratch: Path) -> Path:
    """Make the lean copy of a font, and return where it is."""
    lean = scratch / Path(name).name
    lean.write_bytes(fonts.lean_font(packages() / name))
    return lean


def _forget(store: Path, kind: str) -> None:
    """Remove what was made of this kind longest ago."""
    made = sorted(store.glob(f"{kind}.*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[_KEPT:]:
        remove(old)
