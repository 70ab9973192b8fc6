"""How packs are put beside the pages: a part that two of them have is shipped once."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from college.build.pack.pack import Pack

_RECORD = re.compile(r"const PACK = (\{.*\});")
_FORMS = ("bin", "js")


def ship(place: Path, first: Pack, second: Pack) -> None:
    """Copy both packs into `place`, each into a folder named by its digest; nothing else stays there.

    Parts of the second that the first has too are left out, and its script is told where they are.
    """
    if {entry.name for entry in place.glob("*")} == {first.digest, second.digest}:
        return  # a digest names all that is in its folder, and this pair was shipped whole
    coming = place.with_name(f"{place.name}.coming")
    shutil.rmtree(coming, ignore_errors=True)
    for pack in (first, second):
        shutil.copytree(pack.folder, coming / pack.digest)
    _share(coming / second.digest, coming / first.digest)
    shutil.rmtree(place, ignore_errors=True)
    coming.rename(place)


def _share(home: Path, other: Path) -> None:
    """Leave out of one shipped pack what the other has too."""
    script = home / "runtime.js"
    text = script.read_text()
    found = _RECORD.search(text)
    assert found, "pack() writes the record"
    record = json.loads(found[1])
    for part in record["parts"]:
        name = part["name"]
        theirs = other / f"{name}.bin"
        if theirs.exists() and theirs.read_bytes() == (home / f"{name}.bin").read_bytes():
            part["pack"] = other.name
            for form in _FORMS:
                (home / f"{name}.{form}").unlink()
    start, end = found.span(1)
    script.write_text(text[:start] + json.dumps(record) + text[end:])
