"""This file is how a second pack is put beside the first: a part that both have is shipped once."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from college.runtime.pack import Pack

_RECORD = re.compile(r"const PACK = (\{.*\});")
_FORMS = ("bin", "js")


def ship(pack: Pack, place: Path, beside: Pack) -> None:
    """Copy a pack into `place`, into a folder named by its digest, where `beside` is already.

    Parts that the other has too are left out, and the script is told where they are.
    """
    home = place / pack.digest
    shutil.copytree(pack.folder, home, dirs_exist_ok=True)
    script = home / "runtime.js"
    text = script.read_text()
    found = _RECORD.search(text)
    assert found, "pack() writes the record"
    record = json.loads(found[1])
    for part in record["parts"]:
        name = part["name"]
        theirs = beside.folder / f"{name}.bin"
        if theirs.exists() and theirs.read_bytes() == (home / f"{name}.bin").read_bytes():
            part["pack"] = beside.digest
            for form in _FORMS:
                (home / f"{name}.{form}").unlink()
    start, end = found.span(1)
    script.write_text(text[:start] + json.dumps(record) + text[end:])
