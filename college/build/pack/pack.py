"""A finished pack: the folder of files with which a page starts Python on its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

from college.build.pack.level import Level

RECORD = "pack.json"
_FILES = "files"


class PartRecord(TypedDict):
    """A part: size and sum as it travels, and the digest of another pack that carries it."""

    name: str
    bytes: int
    sum: str
    pack: NotRequired[str]


class PackRecord(TypedDict):
    """What a page knows of its pack, and what `pack.json` tells whoever looks into the folder."""

    name: str
    digest: str
    pyodide: str
    level: str
    best: bool
    """Whether it is of the level that was asked for; one that is not is made anew each time."""
    notes: list[str]
    patience: int
    guest: bool
    parts: list[PartRecord]
    later: NotRequired[PartRecord]
    """The part that comes only when a reader asks for what is in it."""


@dataclass(frozen=True)
class Pack:
    """`folder` holds the files a site puts where pages find them; `record` says what it is."""

    folder: Path
    record: PackRecord

    @classmethod
    def read(cls, home: Path) -> Pack:
        """Return the pack that lies in `home`."""
        folder = home / _FILES
        return cls(folder, json.loads((folder / RECORD).read_text("utf-8")))

    @property
    def digest(self) -> str:
        """Return the name of all that is in the pack; another content has another digest."""
        return self.record["digest"]

    @property
    def level(self) -> Level:
        """Return how far ahead of the reader its Python has been started."""
        return Level.named(self.record["level"])

    @property
    def best(self) -> bool:
        """Say whether it is of the level that was asked for."""
        return self.record["best"]

    @property
    def notes(self) -> list[str]:
        """Return why the level is not the best, a sentence each."""
        return self.record["notes"]

    @property
    def sizes(self) -> dict[str, int]:
        """Return the bytes of each part as it travels."""
        return {part["name"]: part["bytes"] for part in self.record["parts"]}

    @property
    def bytes(self) -> int:
        """Return what a reader downloads on http."""
        return sum(self.sizes.values())


def written(home: Path, record: PackRecord) -> Pack:
    """Write a pack's record beside the parts that lie in `home` already."""
    pack = Pack(files_of(home), record)
    describe(pack.folder, record)
    return pack


def describe(folder: Path, record: PackRecord) -> None:
    """Write the record into a pack's folder."""
    (folder / RECORD).write_text(json.dumps(record, indent=1) + "\n", "utf-8")


def files_of(home: Path) -> Path:
    """Return the folder for the parts."""
    folder = home / _FILES
    folder.mkdir(parents=True, exist_ok=True)
    return folder
