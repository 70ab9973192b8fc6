"""The part of the wheel's making that needs Node: whoever installs the wheel needs no npm."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOLD = ("README.md", "pyodide-lock.json")
"""Files of Pyodide that say what it is."""


class Carried(BuildHookInterface):  # type: ignore[type-arg] # the configuration is of no interest
    """Adds the folder `college/carried` to the wheel; an editable install has all it needs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundles, and collect them with the files of Pyodide."""
        if version == "editable":
            return
        from college.build.carried import CARRIED  # noqa: PLC0415 - not there when editable begins
        from college.build.integrity.sums import beside, seal  # noqa: PLC0415 - the same

        folder = Path(self.root) / ".cache/carried"
        bill = Path(self.root) / f".cache/{self.metadata.name}.cdx.json"
        bill.write_text(_collect(folder, self.metadata.name), "utf-8")
        build_data["sbom_files"].append(bill.relative_to(self.root).as_posix())
        seal(folder)
        for source, place in ((folder, CARRIED), (beside(folder), beside(CARRIED))):
            build_data["force_include"][str(source)] = place.relative_to(self.root).as_posix()


def _collect(folder: Path, name: str) -> str:
    """Collect what is carried, and return its bill of materials."""
    from college.build.assets import LMS_JOB, SLIDES_JOB, site_job  # noqa: PLC0415 - as above
    from college.build.bundle import bundle_folder, packages_inside  # noqa: PLC0415 - as above
    from college.build.carried import (  # noqa: PLC0415 - as above
        AXE,
        BUNDLES,
        CHECKOUT,
        FIRST_FILES,
        LOCK,
        packages,
    )
    from college.build.notices.shipped import theme_packages  # noqa: PLC0415 - as above
    from college.build.notices.work import license_files  # noqa: PLC0415 - as above
    from college.build.pack.fingerprint import PYODIDE  # noqa: PLC0415 - as above
    from college.build.pack.scripts import WORKER_JOB  # noqa: PLC0415 - as above
    from college.preview.preview_assets import PREVIEW_JOB  # noqa: PLC0415 - as above

    shutil.rmtree(folder, ignore_errors=True)
    theme = find_spec("material")
    assert theme is not None
    assert theme.origin is not None
    templates = Path(theme.origin).parent / "templates"
    site = site_job(templates)
    inside: list[str] = []
    for job in (site, LMS_JOB, SLIDES_JOB, WORKER_JOB, PREVIEW_JOB):
        made = bundle_folder(job)
        shutil.copytree(made, folder / BUNDLES / made.name)
        inside += packages_inside(job)
    for package in (*inside, *theme_packages(templates)):
        for file in license_files(packages() / package):
            _copy(file, folder / package / file.name)
    for path in (LOCK, AXE, *(f"pyodide/{file}" for file in (*PYODIDE, *TOLD))):
        _copy(packages() / path, folder / path)
    for path in FIRST_FILES:
        _copy(CHECKOUT / path, folder / path)
    return _bill(name, inside, templates)


def _bill(name: str, inside: list[str], templates: Path) -> str:
    from college.build.carried import LOCK, packages  # noqa: PLC0415 - as above
    from college.build.notices.sbom import bill, npm_sums  # noqa: PLC0415 - as above
    from college.build.notices.shipped import shipped_works  # noqa: PLC0415 - as above

    sums = npm_sums((packages() / LOCK).read_text("utf-8"))
    return bill(name, shipped_works({*inside}, templates), sums)


def _copy(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, place)
