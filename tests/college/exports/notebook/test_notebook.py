"""The promises of the notebook kit: any Python takes the wheel, Pyodide loads it by name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from college.build.node import find_node
from college.exports.notebook.lock import lock_tool, write_lock
from college.exports.notebook.wheel import Wheel, calculators_wheel
from college.subject import subject_of
from tests.college.changed_copy import ROOT

PYODIDE = ROOT / "node_modules/pyodide"
ANSWER = "training_run(gpus=512, mfu=0.35).budget"
CODE = f"from calculators.catalog import training_run; repr({ANSWER})"
EXPECTED = repr(CATALOG["training_run"].function(gpus=512, mfu=0.35).budget)
VERSIONS = ("3.11", "3.12", "3.13")


def _wheel() -> Wheel:
    return calculators_wheel(subject_of("calculators"), "A Course", "1.2", "Sums to take along")


def _python(version: str) -> Path | None:
    """Return a Python of this version, if there is one on this machine."""
    if sys.version.startswith(f"{version}."):
        return Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return next(iter(sorted(pyenv.glob(f"versions/{version}.*/bin/python"))), None)


def test_a_calculator_is_a_name_of_the_catalog() -> None:
    """As the guide has it: the function, with the same defaults as on its page."""
    names: dict[str, object] = {}
    exec("from calculators.catalog import training_run", names)  # noqa: S102 - the guide's own line
    assert names["training_run"] is CATALOG["training_run"].function


def test_the_wheel_is_small_and_the_same_each_time() -> None:
    """Pure Python, the engine and the course alone, no clock in it."""
    made = _wheel()
    assert made.file == "a_course-1.2-py3-none-any.whl"
    assert made.name == "a-course"
    assert made.data == _wheel().data
    assert len(made.data) < 600_000


@pytest.mark.exports
@pytest.mark.parametrize("version", VERSIONS)
def test_each_python_takes_the_wheel(version: str, tmp_path: Path) -> None:
    """Installed without network or anything else, it answers as the Python here does."""
    python = _python(version)
    if python is None:
        pytest.skip(f"this machine has no Python {version}")
    made = _wheel()
    wheel = tmp_path / made.file
    wheel.write_bytes(made.data)
    place = tmp_path / "installed"
    words = ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(place)]
    subprocess.run([str(python), *words, str(wheel)], check=True, cwd=tmp_path)
    code = CODE.replace("repr(", "print(repr(") + ")"
    told = subprocess.run(
        [str(python), "-c", code],
        check=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
    )
    assert told.stdout.strip() == EXPECTED


@pytest.mark.exports
def test_plain_pyodide_loads_it_by_name(tmp_path: Path) -> None:
    """With the network cut, by the lock file that Pyodide's own tool has written."""
    tool = lock_tool(ROOT)
    if tool is None:
        pytest.skip("no pyodide-build here: it needs Python 3.12, and make exports found none")
    made = _wheel()
    wheel = tmp_path / made.file
    wheel.write_bytes(made.data)
    write_lock(tool, PYODIDE / "pyodide-lock.json", wheel)
    script = Path(__file__).with_name("plain_pyodide.mjs")
    words = [str(script), str(PYODIDE), str(tmp_path), made.name, CODE]
    told = subprocess.run(
        [str(find_node().path), *words], check=True, capture_output=True, text=True
    )
    assert json.loads(told.stdout) == {"loaded": [made.name], "answer": EXPECTED}
