"""The script and the sheet that only an author's pages load, beside those of every page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from college.build.assets import FOLDER, Assets
from college.build.bundle import WEB, Job, bundled

PREVIEW_JOB = Job({"preview": WEB / "preview/preview.js"})


def with_preview(assets: Assets, root: Path) -> Assets:
    """Return the assets with those of the preview, which stand on every page."""
    made = {f"{FOLDER}/{name}": path for name, path in bundled(PREVIEW_JOB, root).items()}
    return replace(assets, files={**assets.files, **made}, beside=(*assets.beside, *made))
