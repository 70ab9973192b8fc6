"""A proof by tests: files that pytest runs, counted test by test."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as etree

from tests.prove.proof import Tally, Watch

ROOT = Path(__file__).parents[2]
_PERCENT = re.compile(r"\[ *(\d+)%\]")


def by_tests(*files: str, workers: int = 2, times: int = 1) -> Callable[[Watch], Tally]:
    """Return a proof that runs these files, folders or single tests; each may try many `times`."""

    def prove(watch: Watch) -> Tally:
        absent = [name for name in files if not (ROOT / name.partition("::")[0]).exists()]
        if absent:
            return Tally(0, len(absent), tuple(f"there is no {name}" for name in absent))
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            status = _run(files, workers, report, watch)
            return replace(found := _counted(report, status), tried=found.tried * times)

    return prove


def _run(files: Sequence[str], workers: int, report: Path, watch: Watch) -> int:
    options = ["--numprocesses", str(workers), "--dist", "worksteal"] if workers > 1 else []
    command = [sys.executable, "-m", "pytest", "--quiet", *options, f"--junit-xml={report}", *files]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout
        for line in running.stdout:
            if percent := _PERCENT.search(line):
                watch.say(f"{percent[1]}% of its tests")
        return running.wait()


def _counted(report: Path, status: int) -> Tally:
    """Return what the report says; a run that broke off or proved nothing has failed too."""
    if not report.exists():
        return Tally(0, 1, (f"pytest stopped with status {status}, without a report",))
    cases = list(etree.parse(report).iter("testcase"))  # noqa: S314 - pytest's own report
    bad = [
        case for case in cases if case.find("failure") is not None or case.find("error") is not None
    ]
    skipped = [case for case in cases if case.find("skipped") is not None]
    examples = [f"{case.get('classname')}.{case.get('name')}" for case in bad]
    if not bad and (status or len(cases) == len(skipped)):
        examples = [f"pytest ended with status {status}, {len(cases)} tests"]
    note = f"{len(skipped)} skipped" if skipped else ""
    return Tally(len(cases) - len(skipped), len(examples), tuple(examples[:8]), note)
