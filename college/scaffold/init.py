"""`college init`: a small course on another subject, to be changed into one's own."""

from __future__ import annotations

import hashlib
import json
import shutil
from importlib.metadata import Distribution, entry_points
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from college.scaffold.hosts import FIRST, dotted, host_files
from college.scaffold.refused import Refused

_MODEL = Path(__file__).with_name("first_course")
_INERT = ".txt"
"""Behind the name of a file of Python: where it lies now, nobody is to import or to test it."""
_WHEELS = "wheels"


def write_course(folder: Path, host_settings: Path, locked: tuple[Path, ...]) -> str:
    """Write the course into a new or empty folder, and say what to do next.

    `host_settings` is the file that MkDocs reads, `locked` lists every package with its hash.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused(f"{folder} is not empty; name a folder that is not there yet.")
    own = (path for path in sorted(_MODEL.rglob("*")) if path.is_file())
    files = {_named(path.relative_to(_MODEL)).as_posix(): path for path in own}
    for name, path in {**files, **host_files(FIRST)}.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    shutil.copyfile(host_settings, folder / "mkdocs.yml")
    (folder / "requirements.txt").write_text(_requirements(folder, locked), "utf-8")
    return (
        f"A course of one track, two lessons and a calculator is in {folder}.\n"
        "Go there, and run college serve, or college build; its README.md says the rest."
    )


def _named(path: Path) -> Path:
    """Return what a file of the model is called in a course."""
    whole = dotted(path)
    return whole.with_suffix("") if whole.suffix == _INERT else whole


def _requirements(folder: Path, locked: tuple[Path, ...]) -> str:
    """Return the packages of the course; the wheel it was made with is kept in it, if known."""
    installed = installed_as()
    wheel = _wheel_of(installed)
    if wheel is None:
        return f"--find-links {_WHEELS}\n{installed.name}=={installed.version}\n"
    (folder / _WHEELS).mkdir()
    shutil.copy(wheel, folder / _WHEELS)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    others = "".join(path.read_text("utf-8") for path in locked)
    return f"./{_WHEELS}/{wheel.name} \\\n    --hash=sha256:{digest}\n{others}"


def installed_as() -> Distribution:
    """Return what this code was installed as."""
    found = next(iter(entry_points(group="mkdocs.plugins", name="college"))).dist
    assert found is not None
    return found


def _wheel_of(installed: Distribution) -> Path | None:
    """Return the wheel that it was installed from, if the file is still there."""
    told = installed.read_text("direct_url.json")
    address = urlsplit(json.loads(told)["url"]) if told else None
    path = Path(url2pathname(address.path)) if address and address.scheme == "file" else None
    return path if path and path.suffix == ".whl" and path.is_file() else None
