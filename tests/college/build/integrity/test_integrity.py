"""The promise that nothing kept or fetched before is used unless it is as it was."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from college.build.integrity.packages import SUMS, locked, package_problems
from college.build.integrity.sums import is_whole, seal

ROOT = Path(__file__).parents[4]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a sealed folder."""
    folder = tmp_path / "pack-one"
    (folder / "files").mkdir(parents=True)
    (folder / "files/memory.bin").write_bytes(b"memory")
    (folder / "files/pack.json").write_text("{}")
    seal(folder)
    return folder


def test_a_folder_is_whole_as_it_was_sealed(kept: Path) -> None:
    """And only then."""
    assert is_whole(kept)
    assert not is_whole(kept.with_name("pack-two"))


@pytest.mark.parametrize("damage", ["cut", "changed", "gone", "more", "no sums", "bad sums"])
def test_any_damage_is_seen(kept: Path, damage: str) -> None:
    """Of the same length, too."""
    memory = kept / "files/memory.bin"
    sums = kept.with_name(".pack-one.sums")
    {
        "cut": lambda: memory.write_bytes(b"mem"),
        "changed": lambda: memory.write_bytes(b"mEmory"),
        "gone": memory.unlink,
        "more": lambda: (kept / "files/else").write_text("x"),
        "no sums": sums.unlink,
        "bad sums": lambda: sums.write_text("{"),
    }[damage]()
    assert not is_whole(kept)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with two packages, one of them for development only."""
    for name in ("used", "tool"):
        (tmp_path / "node_modules" / name).mkdir(parents=True)
        (tmp_path / "node_modules" / name / "index.js").write_text(f"// {name}")
    packages = {"": {}, "node_modules/used": {}, "node_modules/tool": {"dev": True}}
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": packages}))
    (tmp_path / "requirements").mkdir()
    (tmp_path / SUMS).write_text(json.dumps(locked(tmp_path)))
    return tmp_path


def test_a_package_that_was_changed_since_is_told(project: Path) -> None:
    """With its name and the remedy; a missing one likewise; a tool is none of the pages' matter."""
    assert package_problems(project) == []
    (project / "node_modules/tool/index.js").write_text("// other")
    assert package_problems(project) == []
    (project / "node_modules/used/index.js").write_text("// evil")
    (said,) = package_problems(project)
    assert said.startswith("node_modules/used is not the package that was locked; run `make clean`")
    shutil.rmtree(project / "node_modules/used")
    (said,) = package_problems(project)
    assert said.startswith("node_modules/used is missing;")


def test_our_own_packages_are_as_they_were_locked() -> None:
    """The list is complete and fits what npm fetched."""
    assert package_problems(ROOT) == []
    assert locked(ROOT) == json.loads((ROOT / SUMS).read_text("utf-8"))
