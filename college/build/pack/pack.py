"""The runtime pack: the folder of files with which a page starts Python on its own."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from college.build.pack.fingerprint import BROWSER, HERE, fingerprint
from college.build.pack.glue import Core, plain_core, trimmed_core
from college.build.pack.level import Level
from college.build.pack.node import find_node
from college.build.pack.pack_build import PackBuild
from college.build.pack.pack_cache import keep, used
from college.build.pack.problem import BrokenModules, CannotPack
from college.build.pack.sandbox import CALCULATORS, Sandbox

PYODIDE_VERSION = "314.0.7"
"""The only Pyodide whose insides the recipe knows."""

_PLACE = 'const PACK = { name: "computeCollege", digest: "", level: "", patience: 45, guest: false, parts: [] };'
_PATIENCE_SECONDS = 45


@dataclass(frozen=True)
class Pack:
    """A finished pack: copy all files of `folder` to where pages load `runtime.js` from."""

    folder: Path
    level: Level
    digest: str
    sizes: Mapping[str, int]
    notes: tuple[str, ...]

    @property
    def bytes(self) -> int:
        """Return what a reader downloads on http."""
        return sum(self.sizes.values())


def pack(
    modules: Mapping[str, bytes],
    *,
    entry: str,
    pyodide: Path,
    cache: Path,
    say: Callable[[str], None],
    best: Level = Level.SNAPSHOT,
    probe: tuple[str, str] = ("", "{}"),
    sandbox: Sandbox = CALCULATORS,
) -> Pack:
    """Return the pack of these modules, made now or found in the cache.

    `modules`: path in the archive -> source. `entry`: the dotted module with `answer(name, text)`
    and, if it likes, `warm()`. `best`: the level to try first. `probe`: the question of the test
    each new pack must pass. `sandbox`: how pages find this Python, and what it may do. Each fallback is said, also when the pack comes from the cache.
    """
    node = find_node()
    digest = fingerprint(
        pyodide,
        modules,
        [entry, *probe, best.label, node.version if node else "no Node", repr(sandbox)],
    )
    kept = cache / f"pack-{digest[:16]}"
    if not kept.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix="making-") as scratch:
            core, first, notes = _core(pyodide, best)
            if node is None and first is not Level.SOURCE:
                notes.append(
                    f"There is no Node on this machine to compile Python's library with: the pack {Level.SOURCE.instead}."
                )
                first = Level.SOURCE
            stdlib = pyodide / "python_stdlib.zip"
            pack_build = PackBuild(
                Path(scratch), cache, stdlib, modules, entry, probe, core, node, say, sandbox
            )
            keep(_made(pack_build, digest, first, notes), kept)
    used(kept)
    found = _read(kept)
    for note in found.notes:
        say(note)
    return found


def _core(pyodide: Path, best: Level) -> tuple[Core, Level, list[str]]:
    """Return the script and the WebAssembly, the level they allow, and what there is to say about it."""
    version = json.loads((pyodide / "package.json").read_text())["version"]
    script, wasm = (
        (pyodide / "pyodide.asm.mjs").read_text(),
        (pyodide / "pyodide.asm.wasm").read_bytes(),
    )
    if version != PYODIDE_VERSION:
        note = f"This is Pyodide {version}, and byte code and snapshots are made of {PYODIDE_VERSION} alone: the pack {Level.SOURCE.instead}."
        return plain_core(script, wasm), Level.SOURCE, [note]
    users = "".join(path.read_text() for path in (BROWSER / "python.js", HERE / "build_pack.mjs"))
    return trimmed_core(script, wasm, users), best, []


def _made(pack_build: PackBuild, digest: str, first: Level, notes: list[str]) -> Path:
    """Return the folder of the best pack that passes its test, from the first level downward."""
    level = first
    while True:
        made = pack_build.folder / level.label
        try:
            found = _written(pack_build, made, level, digest)
            pack_build.test(found.folder, level)
        except CannotPack as reason:
            if level.next is None or isinstance(reason, BrokenModules):
                raise
            notes.append(f"No {level.label} of Python: {reason}. The pack {level.next.instead}.")
            level = level.next
        else:
            _record(replace(found, notes=tuple(notes)), made)
            return made


def _written(pack_build: PackBuild, made: Path, level: Level, digest: str) -> Pack:
    parts = pack_build.parts(level)
    folder = made / "files"
    folder.mkdir(parents=True)
    for part in parts:
        part.write(folder)
    sizes = {part.name: len(part.packed) for part in parts}
    baked = {
        "name": pack_build.sandbox.name,
        "digest": digest[:16],
        "level": level.label,
        "patience": _PATIENCE_SECONDS,
        "guest": pack_build.sandbox.guest_megabytes is not None,
        "parts": [{"name": name, "bytes": size} for name, size in sizes.items()],
    }
    script = "".join((BROWSER / name).read_text() for name in ("unpack.js", "runtime.js"))
    if script.count(_PLACE) != 1:
        raise CannotPack(f"runtime.js has no line “{_PLACE}” to write the pack's record into")
    script = script.replace(_PLACE, f"const PACK = {json.dumps(baked)};")
    (folder / "runtime.js").write_text(f"(() => {{\n{script}}})();\n")
    return Pack(folder, level, digest, sizes, ())


def _record(found: Pack, made: Path) -> None:
    record = asdict(replace(found, folder=Path())) | {"folder": "", "level": found.level.label}
    (made / "pack.json").write_text(json.dumps(record))


def _read(kept: Path) -> Pack:
    record = json.loads((kept / "pack.json").read_text())
    level = Level.named(record["level"])
    return Pack(kept / "files", level, record["digest"], record["sizes"], tuple(record["notes"]))
