"""The forms of `college export`, written into `dist/`; what is missing is told with its remedy."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

from college.build.assets import LMS_JOB, SLIDES_JOB
from college.build.bundle import CannotBundle, bundled
from college.build.carried import packages
from college.build.fonts.page_font import page_font
from college.checks.running.gather import gather
from college.exports.form import NotWritten, Order, form, form_names
from college.records.settings import read_settings

_FOLDER = "dist"
_PROBLEMS, _USAGE = 1, 2


def export(root: Path, thing: str, name: str | None, say: Callable[[str], None]) -> int:
    """Write a form, or all of them, and return the exit code."""
    settings, _ = read_settings(root)
    order = Order(
        root=root,
        settings=settings,
        read_course=lambda: gather(root).course,
        name=name,
        folder=root / _FOLDER,
        site=os.environ.get("SITE_URL", ""),
        npm=packages(),
        say=say,
        lms_scripts=lambda: bundled(LMS_JOB, root),
        slide_scripts=lambda: bundled(SLIDES_JOB, root),
        font=page_font(),
    )
    names = form_names() if thing == "all" else [thing]
    return max(_exported(one, order) for one in names)


def _exported(name: str, order: Order) -> int:
    """Write one form; say which package it lacks, or what of the order it does not know."""
    wanted = form(name)
    if wanted.missing:
        (script,) = entry_points(group="console_scripts", name="college")
        own = script.dist.name if script.dist else "college"
        sys.stderr.write(
            f"college: export {name} needs {', '.join(wanted.missing)}, which is not here;"
            f" run pip install '{own}[exports]'.\n"
        )
        return _PROBLEMS
    try:
        return _PROBLEMS if wanted.write(order) else 0
    except NotWritten as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _USAGE
    except CannotBundle as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _PROBLEMS
