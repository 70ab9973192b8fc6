"""The rule of the words: what serves any course knows no word of this one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

FOLDERS = ("calculators/engine", "calculators/api", "calculators/exercise", "college")
"""Where no word of the subject may stand, in code, text or comment."""

SUFFIXES = (".py", ".js", ".mjs", ".ts", ".css", ".html", ".md", ".yml")
"""What is read, of every language that is written there."""

ANOTHER_COURSE = "college/scaffold/first_course/"
"""What `college init` writes has a subject, which has words in common with ours."""

WORDS = (
    r"gpus?",
    r"cpus?",
    r"chips?",
    r"clusters?",
    r"servers?",
    r"racks?",
    r"nodes?",
    r"tokens?",
    r"parameters? of a model",
    r"mfu",
    r"pue",
    r"[kmgt]?flops?",
    r"[kmgt]wh?",
    r"\w*watts?",
    r"[kmgt]b/s",
    r"data cent(?:er|re)s?",
    r"training",
    r"inference",
    r"infiniband",
    r"nvlink",
    r"nvidia",
    r"hyperscalers?",
    r"compute[ _-]?college\w*",
)
_SUBJECT = re.compile(
    rf"(?<![^\W_])(?:{'|'.join(WORDS)})(?![^\W_])",
    re.IGNORECASE,
)
"""Any of the words, also as a part of a name: `gpu_hours`."""

ANOTHER_MEANING = {
    ("calculators/engine/working", "token"): "a piece of a formula",
    ("calculators/engine/working", "tokens"): "pieces of a formula",
    ("calculators/engine/working", "node"): "a node of Python's syntax tree",
    ("calculators/engine/prose", "node"): "a node of Python's syntax tree",
    ("college/checks", "node"): "a node of Python's syntax tree",
    ("college/checks", "nodes"): "nodes of Python's syntax tree",
    ("college/records", "kw"): "of kw_only",
    ("college/records", "node"): "a node of YAML",
    ("college/source", "node"): "a node of YAML",
    ("college/markdown", "token"): "an entry of Markdown's table of contents",
    ("college/markdown", "tokens"): "the table of contents",
    ("college/build", "node"): "Node.js, which bundles; or a node of Python's syntax tree",
    ("college/build", "nodes"): "nodes of Python's syntax tree",
    ("college/build/pack/glue", "token"): "a piece of JavaScript",
    ("college/scaffold/hosts", "token"): "a permission that a host gives to its workflow",
    ("college/build/hosting", "server"): "a web server, which sends the site",
    ("college/build/gate", "server"): "a web server, which the site is put on",
    ("college/pages/site", "node"): "a node of YAML",
    ("college/doctor", "server"): "a web server, which pages are opened from",
    ("college/doctor", "servers"): "the same",
    ("college/doctor", "kw"): "of kw_only",
    ("college/doctor/browsers", "gpu"): "a switch of Chromium",
    ("college/doctor/meters", "node"): "a node of the page",
    ("college/doctor/meters", "nodes"): "nodes of the page",
    ("college/exports/book", "tokens"): "the colors of the design",
    ("college/exports/classroom", "tokens"): "the colors of the design",
    ("college/web", "node"): "a node of the page, or Node.js",
    ("college/web", "tokens"): "the colors and measures of the design",
    ("college/web", "server"): "a web server, which the page came from",
}
"""Words that mean something else in a folder, and what."""


def found(folder: str) -> list[str]:
    """Return each word of the subject in a folder, with its place."""
    places = []
    for path in sorted((ROOT / folder).rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in SUFFIXES or "node_modules" in path.parts:
            continue
        if name.startswith(ANOTHER_COURSE):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for match in _SUBJECT.finditer(line):
                word = match[0].lower()
                if not any(
                    name.startswith(f"{root}/") and word == other for root, other in ANOTHER_MEANING
                ):
                    places.append(f"{name}:{number}: {match[0]}")
    return places


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_word_of_the_subject(folder: str) -> None:
    """Another course brings its own formulas and words, and changes nothing here."""
    assert found(folder) == []


def test_the_rule_can_fail() -> None:
    """Where the subject is at home, its words are found."""
    words = {place.rpartition(" ")[2].lower() for place in found("calculators/catalog")}
    assert {"gpu", "gpus", "training"} <= words


def test_no_other_meaning_is_idle() -> None:
    """Each word that is let through in a folder is still written there."""
    idle = [
        (folder, word)
        for folder, word in ANOTHER_MEANING
        if not any(
            re.search(rf"(?<![^\W_]){word}(?![^\W_])", path.read_text("utf-8"), re.IGNORECASE)
            for path in (ROOT / folder).rglob("*")
            if path.suffix in SUFFIXES
        )
    ]
    assert idle == []
