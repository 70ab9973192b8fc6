"""The promise that docs/project/build.md tells of every event, and of each reach into the host."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from college_mkdocs import host
from college_mkdocs.order import ORDER
from college_mkdocs.plugin import CollegePlugin
from mkdocs.plugins import EVENTS

PAGE = (Path(__file__).parents[2] / "docs/project/build.md").read_text("utf-8")
NUMBERS = {4: "Four", 5: "Five"}


def test_every_event_is_told_in_the_order_of_the_host() -> None:
    """Those the plugin takes part in, no other."""
    told = re.findall(r"^\| `on_(\w+)` \|", PAGE, re.MULTILINE)
    taken = [name for name in vars(CollegePlugin) if name.startswith("on_")]
    assert told
    assert [f"on_{name}" for name in told] == taken
    once = ("startup", "config", "files")
    assert tuple(told[:3]) == once
    assert set(told) <= set(EVENTS)


def test_every_reach_into_the_host_is_told() -> None:
    """With what it changes and why."""
    told = re.findall(r"^\| `(\w+)` \|[^|]+\|[^|]+\|$", PAGE, re.MULTILINE)
    reaches = [
        name
        for name, item in vars(host).items()
        if inspect.isfunction(item) and item.__module__ == host.__name__ and name[0] != "_"
    ]
    assert reaches
    assert [name for name in told if name in reaches] == reaches
    assert f"{NUMBERS[len(ORDER)]} of the events must run behind" in PAGE


def test_a_page_keeps_nothing_in_the_hosts_dictionaries() -> None:
    """One name in the template's context; keys of meta are the host's own; extra is not touched."""
    source = inspect.getsource(inspect.getmodule(CollegePlugin) or host)
    assert "config.extra" not in source
    assert re.findall(r"context\[\"(\w+)\"\]", source) == ["college"]
    assert set(re.findall(r"^        \"(\w+)\": ", source, re.MULTILINE)) <= {
        "title",
        "description",
        "template",
        "hide",
        "tags",
        "search",
    }


def test_no_module_of_ours_has_a_variable_that_changes() -> None:
    """What outlives a build is an attribute of it: no list, dictionary or set at the top of a file.

    A dictionary that is only read is written in capitals and typed as what it is.
    """
    root = Path(__file__).parents[2]
    changing = re.compile(
        r"^_?[A-Z_]+(?:: (?:list|dict|set)\[.*\])? = (?:\[\]|\{\}|set\(\)|Memory\(\))$"
    )
    files = [*root.glob("hooks/**/*.py"), *root.glob("college/**/*.py")]
    found = [
        f"{path.relative_to(root)}: {line}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        if changing.match(line)
    ]
    assert files
    assert found == []
    assert changing.match("_PREVIEWS: list[Preview] = []")
