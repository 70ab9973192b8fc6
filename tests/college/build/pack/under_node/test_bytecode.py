"""The promises of the byte code that the browser gets: less to read, and it does the same."""

from __future__ import annotations

from college.build.pack.under_node.bytecode import _compiled

TEXT = b'''"""A module."""
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class Pair:
    """Two."""
    one: int
    other: int = 2

def total(pair: Pair) -> int:
    """Return both."""
    assert pair
    return (
        pair.one
        + pair.other
    )

def nothing() -> None:
    """Return nothing."""
'''


def loaded(bare: set[str], traced: set[str]) -> dict[str, object]:
    """Return what the module holds once its byte code has run."""
    names: dict[str, object] = {"__name__": __name__}
    exec(_compiled("m.py", TEXT, bare, traced), names)  # noqa: S102 - our own text
    return names


def test_a_bare_module_does_the_same():
    """Docstrings and annotations of functions are gone; fields of a class are not."""
    bare = loaded({"m.py"}, set())
    assert bare["total"](bare["Pair"](5)) == 7
    assert bare["nothing"]() is None
    assert bare["Pair"].__annotations__ == {"one": "int", "other": "int"}
    assert bare["Pair"].__doc__ == "."
    assert (bare["total"].__doc__, bare["total"].__annotations__) == (None, {})
    assert {line for *_, line in bare["total"].__code__.co_lines()} <= {None}


def test_a_traced_module_keeps_its_lines():
    """Every instruction has the line that it was written in, and no columns."""
    source = compile(TEXT, "m.py", "exec", dont_inherit=True)
    lean = _compiled("m.py", TEXT, set(), {"m.py"})
    for one, other in zip(source.co_consts, lean.co_consts, strict=True):
        if hasattr(one, "co_positions"):
            lines = [[place[0] for place in code.co_positions()] for code in (one, other)]
            assert lines[0] == lines[1]
    assert lean.co_linetable != source.co_linetable
    assert len(lean.co_linetable) < len(source.co_linetable)


def test_an_explained_module_keeps_its_words():
    """Docstrings and annotations stay where neither list names the module as bare."""
    whole = loaded(set(), {"m.py"})
    assert whole["total"].__doc__ == "Return both."
    assert whole["total"].__annotations__ == {"pair": "Pair", "return": "int"}
