"""Edits of a record as it is typed: one key is another, and every other letter stays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import yaml


def with_value(text: str, key: str, value: str) -> str:
    r"""Return a text whose key has another value; one that is not there is put below `id`.

    >>> with_value("id: a\nstep: 3\n", "step", "4")
    'id: a\nstep: 4\n'
    """
    span = region(text, key)
    if span is None:
        below = region(text, "id") or region(text, "name")
        at = below[1] if below else len(text)
        return f"{text[:at]}{key}: {value}\n{text[at:]}"
    if not value:
        return text[: span[0]] + text[span[1] :]
    return f"{text[: span[0]]}{key}: {value}\n{text[span[1] :]}"


def with_list(text: str, key: str, names: Iterable[str]) -> str:
    """Return a text whose key has this list; an empty one takes the key out."""
    names = [*names]
    return with_value(text, key, f"[{', '.join(names)}]" if names else "")


def with_names(text: str, key: str, renamed: Mapping[str, str]) -> str:
    r"""Return a text in whose list each name is the new one; one that is gone is taken out.

    >>> with_names("needs: [a, b-c]\n", "needs", {"b-c": "d"})
    'needs: [a, d]\n'
    >>> with_names("needs: [a]\nstep: 1\n", "needs", {"a": ""})
    'step: 1\n'
    """
    span = region(text, key)
    if span is None:
        return text
    named = yaml.safe_load(text[span[0] : span[1]])[key]
    if not isinstance(named, list) or not {*map(str, named)} & {*renamed}:
        return text
    if any(not renamed.get(str(name), "kept") for name in named):
        kept = (renamed.get(str(name), str(name)) for name in named)
        return with_list(text, key, dict.fromkeys(name for name in kept if name))
    start = span[0] + len(key)
    return text[:start] + _swapped(text[start : span[1]], renamed) + text[span[1] :]


def _swapped(text: str, renamed: Mapping[str, str]) -> str:
    for old, new in renamed.items():
        text = re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", new, text)
    return text


def region(text: str, key: str) -> tuple[int, int] | None:
    """Return where a key of the top level begins and ends, comments behind it not counted."""
    found = re.search(rf"(?m)^{re.escape(key)}:.*\n(?:[ \t].*\n|- .*\n)*", text)
    return found.span() if found else None
