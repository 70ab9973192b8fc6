"""The tracks as `course.yml` lists them: in the order they are read, some under a heading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from college.records.readers import NAMES, Wrong, identifier, list_of, shape_of, shaped, text


@dataclass(frozen=True)
class TrackGroup:
    """Tracks that stand together under a heading; without one, they stand by themselves."""

    title: str
    tracks: tuple[str, ...]


_TRACK = {**shape_of(identifier), NAMES: "tracks"}


@shaped(
    type="array",
    items={
        "anyOf": [
            _TRACK,
            {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "additionalProperties": {"type": "array", "items": _TRACK},
            },
        ]
    },
)
def track_groups(value: Any) -> tuple[TrackGroup, ...]:
    """Read a list of folder names, and of `Heading: [folder names]`."""
    if not isinstance(value, list):
        raise Wrong(f"is “{value}”", "write a list of folder names, such as [first, second]")
    return tuple(_track_group(item) for item in value)


def _track_group(item: Any) -> TrackGroup:
    if not isinstance(item, dict):
        return TrackGroup("", (identifier(item),))
    if len(item) != 1:
        raise Wrong(f"has an entry “{item}”", "write a folder name, or Heading: [folder names]")
    ((title, below),) = item.items()
    return TrackGroup(text(title), list_of(identifier)(below))
