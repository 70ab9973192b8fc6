"""What depends on the order of plugins: said once, set from here, and checked at every build."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mkdocs.plugins import PluginCollection


@dataclass(frozen=True)
class Turn:
    """When this plugin's part of an event runs, and why; a higher priority runs earlier."""

    event: str
    priority: int
    why: str


ORDER = (
    Turn("config", -100, "the search and offline plugins settle addresses and scripts before us"),
    Turn("files", -100, "menu, links and what is stale are made of all files there are"),
    Turn("page_markdown", -100, "the record's numbers and the text must not change any more"),
    Turn("page_content", -100, "head and foot go around the finished text"),
    Turn("post_build", -100, "the worker and the zip are made of every file that others wrote"),
)
"""Events in which our part must run last. All others may run in any order."""


def priority(event: str) -> int:
    """Return the priority that the table gives to an event."""
    return next(turn.priority for turn in ORDER if turn.event == event)


def late_plugins(plugins: PluginCollection, own: object) -> Iterator[str]:
    """Return a sentence for each plugin that would still run after our turn."""
    for turn in ORDER:
        methods = plugins.events[turn.event]
        ours = next(at for at, method in enumerate(methods) if _owner(method) is own)
        for method in methods[ours + 1 :]:
            owner = _owner(method)
            name = next((key for key, plugin in plugins.items() if plugin is owner), str(owner))
            yield (
                f"the plugin “{name}” runs its on_{turn.event} after ours, which must be last: "
                f"{turn.why}. List it before “college” in mkdocs.yml"
            )


def _owner(method: object) -> object:
    """Return the plugin or hook module an event's method belongs to."""
    return getattr(method, "__self__", getattr(method, "__module__", ""))
