"""The promise that what depends on the order of plugins is said, set and checked."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from college_mkdocs.order import ORDER, late_plugins
from college_mkdocs.plugin import CollegePlugin
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin, PluginCollection, event_priority

from tests.some import some


def other(event: str, priority: int) -> BasePlugin[Any]:
    """Return a plugin of someone else that takes part in one event."""

    @event_priority(priority)
    def take_part(self: object, *_: object, **__: object) -> None:
        """Do nothing."""

    return type("Other", (BasePlugin,), {f"on_{event}": take_part})()


def collection(*plugins: tuple[str, BasePlugin[Any]]) -> PluginCollection:
    """Return plugins in the order of mkdocs.yml."""
    found = PluginCollection()
    for name, plugin in plugins:
        found[name] = plugin
    return found


@pytest.mark.parametrize("turn", ORDER, ids=lambda turn: turn.event)
def test_the_adapter_takes_its_turn_as_the_table_says(turn: Any) -> None:
    """The priority MkDocs sorts by is the table's, and the table says why."""
    method: Callable[..., Any] = getattr(CollegePlugin, f"on_{turn.event}")
    assert method.mkdocs_priority == turn.priority  # type: ignore[attr-defined]
    assert len(turn.why.split()) > 5


def test_usual_plugins_run_before_ours() -> None:
    """Wherever they are listed, as long as they want no special turn."""
    ours = CollegePlugin()
    for turn in some(ORDER):
        plugins = collection(("college", ours), ("other", other(turn.event, 0)))
        assert list(late_plugins(plugins, ours)) == []


@pytest.mark.parametrize("turn", ORDER, ids=lambda turn: turn.event)
def test_a_plugin_that_would_run_later_is_told(turn: Any) -> None:
    """By name, with the reason and the remedy; listed before ours it is well."""
    ours = CollegePlugin()
    late = other(turn.event, turn.priority)
    (said,) = late_plugins(collection(("college", ours), ("other", late)), ours)
    assert f"“other” runs its on_{turn.event} after ours" in said
    assert turn.why in said
    assert "List it before “college”" in said
    assert list(late_plugins(collection(("other", late), ("college", ours)), ours)) == []


def test_the_build_warns_of_it(caplog: pytest.LogCaptureFixture) -> None:
    """A warning, which stops a strict build."""
    ours = CollegePlugin()
    config = MkDocsConfig(config_file_path="nowhere/mkdocs.yml")
    config.plugins = collection(("college", ours), ("other", other("files", -200)))
    with caplog.at_level(logging.WARNING), pytest.raises(Exception, match=r"no course\.yml"):
        ours.on_config(config)
    assert "“other” runs its on_files after ours" in caplog.text
