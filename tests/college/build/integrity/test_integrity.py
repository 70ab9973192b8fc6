"""The promise that nothing kept or fetched before is used unless it is as it was."""

from __future__ import annotations

import errno
import json
import shutil
from pathlib import Path

import pytest

from college.build.gate import publish
from college.build.integrity import packages
from college.build.integrity.packages import SUMS, carried_problems, locked, package_problems
from college.build.integrity.sums import is_whole, remove, seal
from college.build.sharing.raster import Rasterizer
from college.cli.main import main

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


def test_a_kept_file_is_whole_or_made_anew(tmp_path: Path) -> None:
    """A file is sealed as a folder is, and removed with its sum."""
    kept = tmp_path / "stdlib.zip"
    kept.write_bytes(b"byte code")
    seal(kept)
    assert is_whole(kept)
    kept.write_bytes(b"byte c0de")
    assert not is_whole(kept)
    remove(kept)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.slow
def test_a_picture_that_was_cut_is_drawn_anew(tmp_path: Path) -> None:
    """And so is one drawn with a font that was."""
    font = next((ROOT / "node_modules/@fontsource-variable/inter/files").glob("*latin-wght*"))
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>'
    draw = Rasterizer(tmp_path, font)
    whole = draw.png(svg, 9)
    for path in (tmp_path / ".cache/pictures").glob("[!.]*"):
        path.write_bytes(path.read_bytes()[:50])
    assert draw.png(svg, 9) == whole


def test_what_the_wheel_carries_is_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed file of an installed package is told; a checkout carries nothing."""
    assert carried_problems() == []
    carried = tmp_path / "carried"
    carried.mkdir()
    (carried / "pyodide.asm.wasm").write_bytes(b"wasm")
    monkeypatch.setattr(packages, "CARRIED", carried)
    seal(carried)
    assert carried_problems() == []
    (carried / "pyodide.asm.wasm").write_bytes(b"evil")
    assert "--force-reinstall" in carried_problems()[0]


def test_a_disk_that_refuses_a_command_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever command it is."""

    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", "site")

    monkeypatch.setattr(publish, "build", full)
    assert main(["build"]) == 1
    assert capsys.readouterr().out == (
        "site: No space left on device; free some space on the disk, then the same command again.\n"
    )


def test_a_course_cannot_begin_below_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is the disk's refusal too."""
    (tmp_path / "file").touch()
    assert main(["init", str(tmp_path / "file/course")]) == 1
    assert "a file stands where a folder belongs" in capsys.readouterr().out
