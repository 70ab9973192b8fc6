"""The part of the wheel's making that needs Node: whoever installs the wheel needs no npm."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Carried(BuildHookInterface):  # type: ignore[type-arg] # the configuration is of no interest
    """Adds the folder `college/carried` to the wheel; an editable install has all it needs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundles, and collect them with the files of Pyodide."""
        if version == "editable":
            return
        from college.build.carried import CARRIED  # noqa: PLC0415 - not there when editable begins

        folder = Path(self.root) / ".cache/carried"
        _collect(folder)
        build_data["force_include"][str(folder)] = CARRIED.relative_to(self.root).as_posix()


def _collect(folder: Path) -> None:
    from college.build.assets import site_job  # noqa: PLC0415 - as above
    from college.build.bundle import bundled  # noqa: PLC0415 - as above
    from college.build.carried import (  # noqa: PLC0415 - as above
        BUNDLES,
        CHECKOUT,
        FIRST_FILES,
        LOCK,
        packages,
    )
    from college.build.pack.fingerprint import PYODIDE  # noqa: PLC0415 - as above
    from college.build.pack.scripts import WORKER_JOB  # noqa: PLC0415 - as above
    from college.preview.preview_assets import PREVIEW_JOB  # noqa: PLC0415 - as above

    shutil.rmtree(folder, ignore_errors=True)
    theme = find_spec("material")
    assert theme is not None
    assert theme.origin is not None
    for job in (site_job(Path(theme.origin).parent / "templates"), WORKER_JOB, PREVIEW_JOB):
        made = next(iter(bundled(job).values())).parent
        shutil.copytree(made, folder / BUNDLES / made.name)
    for name in (LOCK, *(f"pyodide/{file}" for file in (*PYODIDE, "README.md"))):
        _copy(packages() / name, folder / name)
    for name in FIRST_FILES:
        _copy(CHECKOUT / name, folder / name)


def _copy(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, place)
