"""How packs are put beside the pages: a part that two of them have is shipped once."""

from __future__ import annotations

import shutil
from pathlib import Path

from college.build.pack.pack import Pack, PackRecord, PartRecord, describe
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
    record = beside(second, first)
    describe(coming / second.digest, record)
    for part in record["parts"]:
        for form in FORMS if "pack" in part else ():
            (coming / second.digest / f"{part['name']}.{form}").unlink()
    shutil.rmtree(place, ignore_errors=True)
    coming.rename(place)


def beside(pack: Pack, other: Pack) -> PackRecord:
    """Return a pack's record where the other lies beside it, with the parts that the other has."""
    return {**pack.record, "parts": [_shared(part, pack, other) for part in pack.record["parts"]]}


def _shared(part: PartRecord, pack: Pack, other: Pack) -> PartRecord:
    ours, theirs = (each.folder / f"{part['name']}.bin" for each in (pack, other))
    same = theirs.exists() and theirs.read_bytes() == ours.read_bytes()
    return {**part, "pack": other.digest} if same else part
