"""The record of a new file: every required key, known values filled in, hints for the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from college.records.hint import hint
from college.records.keys import Row
from college.records.readers import Wrong


def record(keys: Mapping[str, Row], known: Mapping[str, Any]) -> str:
    """Return the front matter; a needed key that is not known gets its meaning as a hint."""
    lines = ["---"]
    for name, key in keys.items():
        if isinstance(known.get(name), dict):
            lines.append(f"{name}:")
            lines += (f"  {entry}: {_written(value)}" for entry, value in known[name].items())
        elif name in known:
            lines.append(f"{name}: {_written(known[name])}")
        elif key.required:
            lines.append(f"{name}: {_written(_hinted(key))}")
    return "\n".join([*lines, "---", ""])


def _hinted(key: Row) -> Any:
    """Return a hint of the kind that the key takes: a text, or a list of one text."""
    words = hint(key.meaning)
    try:
        key.read(words)
    except Wrong:
        return [words]
    return words


def _written(value: Any) -> str:
    """Return a value on one line of YAML."""
    text = yaml.safe_dump(
        value, default_flow_style=True, allow_unicode=True, width=10_000, sort_keys=False
    )
    return text.removesuffix("\n").removesuffix("\n...")
