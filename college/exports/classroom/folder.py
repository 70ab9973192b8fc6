"""A folder of exported records: who is in it, and what could not be read."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from college.exports.classroom.learner import Learner
from college.exports.classroom.reading import NotARecord, plain, read_learner

_EXPORTED = re.compile(r"-progress-\d{4}-\d\d-\d\d(?: ?\(\d+\))?$")
"""How the page names the file that it exports: it says nothing of whose it is."""
_MOST_FILES = 20_000


@dataclass(frozen=True)
class Class:
    """The learners by name, and a sentence for each file that is not among them."""

    learners: tuple[Learner, ...]
    problems: tuple[str, ...]


def read_class(folder: Path, now: float) -> Class:
    """Read every record in a folder and those below it; a bad file never hinders another."""
    found: list[tuple[str, Learner]] = []
    problems: list[str] = []
    seen: dict[tuple[object, ...], str] = {}
    for at, path in enumerate(_files(folder)):
        place = plain(path.relative_to(folder).as_posix(), 400)
        if at >= _MOST_FILES:
            problems.append(f"{place} and what follows: more than {_MOST_FILES} files; split them.")
            break
        try:
            learner = read_learner(path, _name(path, folder), now)
        except NotARecord as reason:
            problems.append(f"{place}: {reason}")
            continue
        content = _content(learner)
        if any(content) and content in seen:
            problems.append(
                f"{place}: it is the same record as {seen[content]}; counted once, ask whose it is."
            )
            continue
        seen[content] = place
        found.append((place, learner))
    return Class(tuple(_told_apart(found)), tuple(problems))


def _files(folder: Path) -> list[Path]:
    """Return the files with records in order; links to folders are not followed."""
    return sorted(
        Path(place) / name
        for place, _, names in os.walk(folder)
        for name in names
        if name.lower().endswith(".json")
    )


def _name(path: Path, folder: Path) -> str:
    """Return whose record it is: by the file, or by its folder if the file is named by the page."""
    stem = plain(path.stem, 80)
    if _EXPORTED.search(stem) and path.parent != folder:
        stem = plain(path.parent.name, 80)
    return stem or "(no name)"


def _content(learner: Learner) -> tuple[object, ...]:
    return (
        tuple(sorted((key, repr(mark)) for key, mark in learner.lessons.items())),
        tuple(sorted((key, repr(tries)) for key, tries in learner.answers.items())),
        tuple(sorted(learner.passed)),
    )


def _told_apart(found: list[tuple[str, Learner]]) -> Iterator[Learner]:
    """Return the learners by name; two of one name are told apart by their files."""
    names = Counter(learner.name.casefold() for _, learner in found)
    for place, learner in sorted(found, key=lambda item: item[1].name.casefold()):
        shared = names[learner.name.casefold()] > 1
        yield replace(learner, name=f"{learner.name} ({place})") if shared else learner
