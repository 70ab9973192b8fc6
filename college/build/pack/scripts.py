"""The course's own JavaScript around a pack: in its worker, and on a page that has nothing else."""

from __future__ import annotations

import json

from college.build.bundle import WEB, CannotBundle, Job, bundled
from college.build.pack.pack import PackRecord
from college.build.pack.problem import CannotPack

PYTHON = WEB / "runtime/python.js"
"""What uses the functions of Python's C interface; the others are cut."""

_EXPOSED = "courseWorker"
WORKER_JOB = Job(
    {"worker": WEB / "runtime/worker.js", "standalone": WEB / "runtime/standalone.js"},
    exposed={"worker": _EXPOSED},
)


def worker_text() -> str:
    """Return what follows Pyodide's script in the worker; nothing starts yet."""
    return _made("worker.js")


def worker_call(settings: dict[str, object]) -> str:
    """Return the statement with which the worker starts Python."""
    return f"{_EXPOSED}.serve({json.dumps(settings)});\n"


def page_script(record: PackRecord) -> str:
    """Return the script of a page that starts this pack from the script's own folder.

    The course's pages have it in a bundle; this is for a page of a test or a measurement.
    """
    text = _made("standalone.js")
    return f"(() => {{\nconst PACK = {json.dumps(record)};\n{text}}})();\n"


def _made(name: str) -> str:
    try:
        return bundled(WORKER_JOB)[name].read_text("utf-8")
    except CannotBundle as reason:
        raise CannotPack(str(reason)) from None
