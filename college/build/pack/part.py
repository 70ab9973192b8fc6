"""One part of the pack, in its two forms: bytes to fetch, and a script that carries them."""

from __future__ import annotations

import base64
import gzip
from dataclasses import dataclass
from pathlib import Path

from college.build.integrity.sums import integrity
from college.build.pack.pack import PartRecord

HOOK = "collegePart"
"""The one global function that a page offers to the scripts on file://."""

FORMS = ("bin", "js")
"""How a part's two files end: fetched on http, carried by a script tag on file://."""


@dataclass(frozen=True)
class Part:
    """A part's name, and its bytes as they travel."""

    name: str
    packed: bytes

    @classmethod
    def of(cls, name: str, content: bytes) -> Part:
        """Compress a part; the same content gives the same bytes."""
        return cls(name, gzip.compress(content, 9, mtime=0))

    @property
    def record(self) -> PartRecord:
        """What a page knows of it, and compares with what arrives."""
        return {"name": self.name, "bytes": len(self.packed), "sum": integrity(self.packed)}

    def write(self, folder: Path) -> None:
        """Write NAME.bin for http, and NAME.js for file://."""
        (folder / f"{self.name}.bin").write_bytes(self.packed)
        carried = base64.b64encode(self.packed).decode()
        (folder / f"{self.name}.js").write_text(f'{HOOK}("{self.name}","{carried}");\n')
