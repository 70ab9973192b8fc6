"""The promises about Node: one that is new enough, or a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.build import node
from college.build.node import NoNode, find_node


def planted(folder: Path, said: str) -> Path:
    """Write a program that is called node."""
    folder.mkdir()
    program = folder / "node"
    program.write_text(f"#!/bin/sh\n{said}\n", "utf-8")
    program.chmod(0o755)
    return folder


@pytest.fixture
def beside(monkeypatch, tmp_path):
    """Return a function that sets the Node on the path, and the one beside this Python."""

    def set_up(on_path: str, own: str = "") -> None:
        monkeypatch.setenv("PATH", str(planted(tmp_path / "path", on_path)))
        scripts = planted(tmp_path / "own", own) if own else tmp_path
        monkeypatch.setattr(node.sysconfig, "get_path", lambda _: str(scripts))

    return set_up


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("echo v18.20.4", "is v18.20.4, and 20 is the oldest that will do. Run `make site`"),
        ("exit 1", "does not start. Run `make site`"),
        ("echo hello", "is hello, and 20 is the oldest"),
    ],
)
def test_one_that_will_not_do_is_refused_with_the_remedy(beside, said, sentence):
    """An old one failed later, with an error of its own."""
    beside(said)
    with pytest.raises(NoNode, match=sentence):
        find_node()


def test_one_that_will_not_do_is_passed_over(beside, tmp_path):
    """The Node that came with the course serves where the machine's is too old."""
    beside("echo v18.20.4", "echo v24.1.0")
    found = find_node()
    assert (found.path, found.version) == (str(tmp_path / "own/node"), "v24.1.0")
