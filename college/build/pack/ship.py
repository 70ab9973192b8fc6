"""How packs are put beside the pages: a part that two of them have is shipped once."""

from __future__ import annotations

import shutil
from pathlib import Path

from college.build.pack.pack import Pack
from college.build.pack.page_script import PartRecord
from college.build.pack.part import FORMS


def ship(place: Path, first: Pack, second: Pack) -> None:
    """Copy both packs into `place`, each into a folder named by its digest; nothing else stays.

    Parts of the second that the first has too are left out, and its record says where they are.
    """
    if {entry.name for entry in place.glob("*")} == {first.digest, second.digest}:
        return  # a digest names all that is in its folder, and this pair was shipped whole
    coming = place.with_name(f"{place.name}.coming")
    shutil.rmtree(coming, ignore_errors=True)
    for pack in (first, second):
        shutil.copytree(pack.folder, coming / pack.digest)
    _share(coming / second.digest, second, first)
    shutil.rmtree(place, ignore_errors=True)
    coming.rename(place)


def _share(home: Path, pack: Pack, other: Pack) -> None:
    """Leave out of one shipped pack what the other has too."""
    parts: list[PartRecord] = []
    for part in pack.record["parts"]:
        theirs = other.folder / f"{part['name']}.bin"
        if theirs.exists() and theirs.read_bytes() == (home / theirs.name).read_bytes():
            parts.append({**part, "pack": other.digest})
            for form in FORMS:
                (home / f"{part['name']}.{form}").unlink()
        else:
            parts.append(part)
    pack.describe(home, {**pack.record, "parts": parts})
