"""The promises of the cache: a pack appears whole, the first of two wins, old ones go."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from college.build.pack import Question, Sandbox
from college.build.pack.fingerprint import fingerprint
from college.build.pack.pack_cache import keep, used
from tests.college.build.pack.conftest import PYODIDE, TOY

MOST = 16


def finished(folder, text):
    """Write a finished pack, ready to be kept."""
    folder.mkdir()
    (folder / "what").write_text(text)
    return folder


def test_the_quicker_of_two_builds_wins(tmp_path):
    """Two builds of the same make the same pack; the second leaves the first in its place."""
    place = tmp_path / "pack-one"
    keep(finished(tmp_path / "making-a", "first"), place)
    keep(finished(tmp_path / "making-b", "second"), place)
    assert (place / "what").read_text() == "first"


def test_packs_that_nobody_asks_for_go(tmp_path):
    """The cache holds sixteen; asking for one makes it young again."""
    for number in range(MOST):
        place = tmp_path / f"pack-{number:02}"
        keep(finished(tmp_path / "making", str(number)), place)
        os.utime(place, (number, number))
    used(tmp_path / "pack-00")
    keep(finished(tmp_path / "making", "new"), tmp_path / "pack-new")
    left = sorted(path.name for path in tmp_path.glob("pack-*"))
    assert left == ["pack-00", *(f"pack-{number:02}" for number in range(2, MOST)), "pack-new"]


@pytest.mark.parametrize(
    "change",
    [
        {"modules": {**TOY.modules, "toy/__init__.py": b"# another"}},
        {"modules": {"toy/door.py": TOY.modules["toy/door.py"]}},
        {"entry": "toy.other"},
        {"sandbox": Sandbox("college", 64)},
        {"questions": (Question("sum", "[1]"),)},
    ],
)
def test_whatever_goes_in_makes_another_pack(change):
    """Modules, entry, sandbox and questions are all in the fingerprint, and so are given words."""
    known = fingerprint(PYODIDE, TOY, ["snapshot"])
    assert fingerprint(PYODIDE, replace(TOY, **change), ["snapshot"]) != known
    assert fingerprint(PYODIDE, TOY, ["bytecode"]) != known
    assert fingerprint(PYODIDE, TOY, ["snapshot"]) == known
