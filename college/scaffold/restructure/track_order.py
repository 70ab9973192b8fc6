"""The tracks as `course.yml` lists them: another order, another name, one less."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import yaml

from college.records.course import Course
from college.records.course_file.track_group import TrackGroup
from college.records.settings import COURSE_FILE
from college.scaffold.refused import Refused
from college.scaffold.restructure.front_matter import region, with_list, with_value
from college.scaffold.restructure.orders import named
from college.scaffold.restructure.plan import Plan

_KEY = "tracks"


def with_tracks(text: str, renamed: Mapping[str, str]) -> str:
    r"""Return the settings with each track under its new id; one that is gone is taken out.

    >>> with_tracks("tracks: [a, b]\n", {"a": "c", "b": ""})
    'tracks: [c]\n'
    """
    span = region(text, _KEY)
    if span is None:
        return text
    listed = text[span[0] + len(_KEY) : span[1]]
    for old, new in renamed.items():
        name = rf"(?<![\w-]){re.escape(old)}(?![\w-])"
        if new:
            listed = re.sub(name, new, listed)
        else:
            gone = rf"(?m)^ *- *{name} *\n|, *{name}|{name} *, *|{name}"
            listed = re.sub(gone, "", listed, count=1)
            listed = re.sub(r"(?m)^ *- [^\n]*: *\[ *\] *\n", "", listed)  # a heading over nothing
    return text[: span[0] + len(_KEY)] + listed + text[span[1] :]


def moved_track(course: Course, name: str, place: int) -> Plan:
    """Return the plan that puts a track at another place in the order."""
    named(course, "track", name)
    order = [*course.tracks]
    if not 1 <= place <= len(order):
        raise Refused(f"there is no place {place}; there are {len(order)} tracks.")
    if order.index(name) == place - 1:
        raise Refused(f"{name} stands at place {place} already.")
    path = course.root / COURSE_FILE
    text = path.read_text("utf-8")
    plan = Plan(course.root)
    groups = course.settings.track_groups
    if any(group.title for group in groups):
        others = [
            TrackGroup("", (track,)) for track in order if track not in course.settings.tracks
        ]
        behind = order.index(name) < place - 1
        moved = regrouped((*groups, *others), name, order[place - 1], behind=behind)
        plan.texts[path] = with_groups(text, moved)
        return plan
    order.remove(name)
    order.insert(place - 1, name)
    plan.texts[path] = with_list(text, _KEY, order)
    return plan


def regrouped(
    groups: Iterable[TrackGroup], name: str, beside: str, *, behind: bool
) -> Iterator[TrackGroup]:
    """Return the groups with a track right before or behind another, under that one's heading.

    >>> groups = TrackGroup("", ("a",)), TrackGroup("More", ("b", "c"))
    >>> [(one.title, one.tracks) for one in regrouped(groups, "a", "b", behind=True)]
    [('More', ('b', 'a', 'c'))]
    >>> [(one.title, one.tracks) for one in regrouped(groups, "c", "a", behind=False)]
    [('', ('c',)), ('', ('a',)), ('More', ('b',))]
    """
    for group in groups:
        kept = [track for track in group.tracks if track != name]
        if beside in kept:
            kept.insert(kept.index(beside) + behind, name)
        if group.title and kept:
            yield TrackGroup(group.title, tuple(kept))
        elif not group.title:
            yield from (TrackGroup("", (track,)) for track in kept)


def with_groups(text: str, groups: Iterable[TrackGroup]) -> str:
    r"""Return the settings with these tracks, a line for each that stands alone and each heading.

    >>> with_groups("tracks: [a]\n", [TrackGroup("", ("a",)), TrackGroup("More: b", ("b", "c"))])
    "tracks:\n  - a\n  - 'More: b': [b, c]\n"
    """
    lines = "".join(_line(group) for group in groups)
    return with_value(text, _KEY, lines).replace(f"{_KEY}: \n", f"{_KEY}:\n", 1)


def _line(group: TrackGroup) -> str:
    if not group.title:
        return f"\n  - {group.tracks[0]}"
    title = yaml.safe_dump(group.title, allow_unicode=True).removesuffix("...\n").strip()
    return f"\n  - {title}: [{', '.join(group.tracks)}]"
