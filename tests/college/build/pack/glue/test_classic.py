"""The promises of the cuts in Pyodide's script: exact, and refused where the text is another."""

from __future__ import annotations

import pytest

from college.build.pack import CannotPack
from college.build.pack.glue import plain_core, trimmed_core
from college.build.pack.glue.classic import _LINKING, _OPENING, _PLAIN
from college.build.pack.glue.prune import pruned, statements
from tests.college.build.pack.conftest import PYODIDE

pytestmark = pytest.mark.slow

SCRIPT = (PYODIDE / "pyodide.asm.mjs").read_text("utf-8")
WASM = (PYODIDE / "pyodide.asm.wasm").read_bytes()


@pytest.mark.parametrize("landmark", [old for old, _ in (*_PLAIN, *_LINKING)])
def test_a_script_without_a_landmark_is_refused(landmark):
    """A newer Pyodide that reads otherwise is named by the text it lacks."""
    other = SCRIPT.replace(landmark, "something else")
    with pytest.raises(CannotPack) as refused:
        trimmed_core(other, WASM, "")
    assert landmark[:60] in str(refused.value)


def test_an_export_assigned_in_a_new_manner_is_refused():
    """Statements that the reader does not know are not passed over."""
    opening = "function assignWasmExports(wasmExports){"
    with pytest.raises(CannotPack, match="unknown manner: bind"):
        trimmed_core(SCRIPT.replace(opening, f"{opening}bind(wasmExports);"), WASM, "")


def test_the_plain_core_only_becomes_classic():
    """No module syntax is left, and of the WebAssembly only the names of bridges are gone."""
    core = plain_core(SCRIPT, WASM)
    assert len(core.wasm) == len(WASM)
    assert sum(one != other for one, other in zip(core.wasm, WASM, strict=True)) <= 6
    assert b"\0_pyodide_core\0" not in core.wasm
    assert "export default" not in core.script
    assert "import.meta" not in core.script
    assert abs(len(core.script) - len(SCRIPT)) < 100


def test_the_trimmed_core_is_smaller_and_keeps_what_users_name():
    """A name that our own scripts mention stays, in both files."""
    without = trimmed_core(SCRIPT, WASM, "")
    with_name = trimmed_core(SCRIPT, WASM, "module._PyLong_FromLong(1)")
    assert len(with_name.script) < 0.75 * len(SCRIPT)
    assert "_PyLong_FromLong=" not in without.script
    assert "_PyLong_FromLong=" in with_name.script
    assert len(without.wasm) < len(with_name.wasm) < len(WASM)


def test_statements_join_to_the_same_text():
    """Splitting loses nothing of the 1.2 MB."""
    body = SCRIPT[SCRIPT.index(_OPENING) + len(_OPENING) : SCRIPT.rindex("}")]
    found = statements(body)
    assert len(found) > 1000
    assert "".join(found) == body


def test_text_that_is_no_script_is_refused():
    """A bracket too many is a sentence, not a traceback."""
    with pytest.raises(CannotPack, match="closes a “}” that it never opened"):
        statements("a();}b();")


def test_what_a_kept_statement_mentions_is_kept():
    """By name or in a string, at any distance; what nobody mentions goes, with what is about it."""
    body = (
        'function used(){return far("named")}function far(a){return a}function named(){}'
        'function unused(){}unused.sig="v";var empty={};used();'
    )
    assert pruned(body, frozenset()) == (
        'function used(){return far("named")}function far(a){return a}function named(){}used();'
    )
    assert "function unused(){}" in pruned(body, frozenset({"unused"}))
