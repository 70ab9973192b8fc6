"""`college deploy`: what a host needs, written where it looks for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from college.build.gate.publish import SITE
from college.build.hosting.compressed import compress
from college.build.hosting.headers import CONTAINERFILE, caddyfile
from college.records.nearest import closest
from college.scaffold.hosts import HOSTS, host_files
from college.scaffold.refused import Refused

CONTAINER = "container"
_FOLDER = "dist/container"


def deploy(root: Path, host: str, say: Callable[[str], None]) -> None:
    """Write the workflow of a host, or the folder that a container is built from."""
    if host == CONTAINER:
        _container(root, say)
        return
    if host not in HOSTS:
        known = (*HOSTS, CONTAINER)
        meant = closest(host, known)
        remedy = f"did you mean {meant}?" if meant else f"there are {', '.join(known)}."
        raise Refused(f"no files are known for the host “{host}”; {remedy}")
    for name, source in host_files(host).items():
        place = root / name
        text = source.read_text("utf-8")
        if place.exists() and place.read_text("utf-8") != text:
            raise Refused(f"{name} is there and has your own changes; move it away, and run again.")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
        say(f"Wrote {name}. Commit it; the next push to the main branch publishes the course.")


def _container(root: Path, say: Callable[[str], None]) -> None:
    site = root / SITE
    if not (site / "index.html").is_file():
        raise Refused(f"there is no {SITE}/ yet; run college build first.")
    folder = root / _FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder / SITE)
    plain, small, larger = (count / 1e6 for count in compress(folder / SITE))
    (folder / "Caddyfile").write_text(caddyfile(site), "utf-8")
    (folder / "Containerfile").write_text(CONTAINERFILE, "utf-8")
    say(
        f"Wrote {_FOLDER}/: {plain:.1f} MB of texts are {small:.1f} MB with Brotli and "
        f"{larger:.1f} MB with gzip.\n"
        f"Build and run it: podman build -t course {_FOLDER} && podman run -p 8080:8080 course"
    )
