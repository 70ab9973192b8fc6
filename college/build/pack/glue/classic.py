"""How Pyodide's module of JavaScript becomes a classic script that starts Python and no more.

A worker made from a Blob is the only worker that runs on file://, and there it must be classic. The
text is cut where the course needs less than Pyodide offers: no compiled extension is ever loaded,
so nothing has to be linked, and names nobody uses are not assigned. Every cut is an exact text that
must be there; a Pyodide that reads otherwise is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from college.build.pack.glue import wasm as webassembly
from college.build.pack.glue.prune import pruned
from college.build.pack.problem import CannotPack

_PLAIN = (
    ("export default _createPyodideModule;", ""),
    ("import.meta.url", '"/pyodide.asm.mjs"'),  # only ever read, to name a folder nobody opens
)
_LINKING = (
    # Fills a map with all 8,000 functions of the table, to find one that is never there.
    (
        "functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)",
        "functionsInTableMap=new WeakMap",
    ),
    # Puts every exported function into the table, for extensions to find.
    (
        "for(var symName in exports){if(isInternalSym(symName)){continue}",
        "for(var symName in exports){if(!GOT[symName]){continue}",
    ),
    # Compiles a wrapper for each of 280 graphics functions that only extensions call.
    (
        "if(entry.value==-1){var value=resolveGlobalSymbol(symName,true).sym;",
        "if(entry.value==-1){entry.value=0;continue;var value;",
    ),
)
_BRIDGES = ("_pyodide_core", "_posixsubprocess")
"""Built-in modules that lead from Python to JavaScript, and to other processes."""
_OPENING = "async function _createPyodideModule(moduleArg={}){"
_WORD = re.compile(r"[A-Za-z_$][\w$]*")
_ASSIGNMENT = re.compile(
    r'((?:[\w$]+=|Module\["[\w$]+"\]=)+)wasmExports\["([\w$.]+)"\](?:\.value>>>0)?'
)


@dataclass(frozen=True)
class Core:
    """The two files a start needs: the script, and the WebAssembly it fits."""

    script: str
    wasm: bytes


def plain_core(module: str, wasm: bytes) -> Core:
    """Return the script as Pyodide wrote it, only classic."""
    return Core(_replaced(module, _PLAIN), webassembly.without_builtins(wasm, _BRIDGES))


def trimmed_core(module: str, wasm: bytes, users: str) -> Core:
    """Return the classic script and the WebAssembly, both without what extensions alone would use.

    `users` is the text of our scripts that call into them: a name that occurs there stays.
    """
    wanted = frozenset(_WORD.findall(users))
    text = _replaced(_replaced(module, _PLAIN), _LINKING)
    offered = _Part.between(text, "var wasmImports={", "}")
    asked = {item.name for item in webassembly.imports(wasm) if not item.space.startswith("GOT.")}
    imports = [item for item in offered.text.split(",") if item.partition(":")[0] in asked]
    text, _ = _with_used_exports(_spliced(text, {offered: ",".join(imports)}), wanted)
    body = _Part(text.index(_OPENING) + len(_OPENING), text.rindex("}"), "")
    text = _spliced(text, {body: pruned(text[body.start : body.end], wanted)})
    script, used = _with_used_exports(text, wanted)
    lean = webassembly.with_exports(wasm, used.__contains__)
    return Core(script, webassembly.without_builtins(lean, _BRIDGES))


def _with_used_exports(text: str, wanted: frozenset[str]) -> tuple[str, set[str]]:
    """Return the script without exports that nothing mentions, and all names mentioned."""
    declared = _Part.between(text, "function assignWasmExports(wasmExports){", "}")
    variables = _Part.before(text, ";function assignWasmExports", "var ")
    used = set(_WORD.findall(_spliced(text, {declared: "", variables: ""}))) | wanted
    statements, names = [], set()
    for statement in filter(None, declared.text.split(";")):
        targets, export = _assignment(statement)
        if export in used or targets & used:
            statements.append(statement)
            names |= targets
            used.add(export)
    kept = [name for name in variables.text.split(",") if name in names | used]
    return _spliced(text, {declared: ";".join(statements), variables: ",".join(kept)}), used


@dataclass(frozen=True)
class _Part:
    """A stretch of the script, from `start` to before `end`."""

    start: int
    end: int
    text: str

    @classmethod
    def between(cls, text: str, opening: str, closing: str) -> _Part:
        start = _only(text, opening) + len(opening)
        end = text.index(closing, start)
        return cls(start, end, text[start:end])

    @classmethod
    def before(cls, text: str, closing: str, opening: str) -> _Part:
        end = _only(text, closing)
        start = text.rindex(opening, 0, end) + len(opening)
        return cls(start, end, text[start:end])


def _only(text: str, landmark: str) -> int:
    if text.count(landmark) != 1:
        times = text.count(landmark)
        raise CannotPack(f"Pyodide's script has “{landmark}” {times} times, not once")
    return text.index(landmark)


def _spliced(text: str, replacements: dict[_Part, str]) -> str:
    for part in sorted(replacements, key=lambda part: part.start, reverse=True):
        text = text[: part.start] + replacements[part] + text[part.end :]
    return text


def _assignment(statement: str) -> tuple[set[str], str]:
    found = _ASSIGNMENT.fullmatch(statement)
    if found is None:
        raise CannotPack(
            f"Pyodide's script assigns an export in an unknown manner: {statement[:80]}"
        )
    return set(_WORD.findall(found[1])) - {"Module"}, found[2]


def _replaced(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    for old, new in changes:
        if old not in text:
            raise CannotPack(f"Pyodide's script has no “{old[:60]}” to change.")
        text = text.replace(old, new)
    return text
