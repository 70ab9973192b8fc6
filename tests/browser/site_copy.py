"""A cheap copy of a built site that a test may damage, for faults on file://."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from college.doctor.browsers.file_url import file_url

if TYPE_CHECKING:
    from pathlib import Path


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copy2(source, target)


@dataclass(frozen=True)
class SiteCopy:
    """A folder whose files are links to the original's: damage it here, never in place."""

    folder: Path

    @classmethod
    def of(cls, original: Path, target: Path) -> SiteCopy:
        """Copy a site to a folder that does not exist yet."""
        shutil.copytree(original, target, copy_function=_link)
        return cls(target)

    def url(self, path: str = "") -> str:
        """Return the address of one of its pages on file://."""
        return file_url(self.folder, path)

    def remove(self, pattern: str) -> None:
        """Delete every file that matches the glob."""
        for file in self._matching(pattern):
            file.unlink()

    def truncate(self, pattern: str) -> None:
        """Keep the first half of every file that matches the glob."""
        for file in self._matching(pattern):
            whole = file.read_bytes()
            file.unlink()  # breaks the link first: the original keeps its bytes
            file.write_bytes(whole[: len(whole) // 2])

    def _matching(self, pattern: str) -> list[Path]:
        files = [file for file in self.folder.glob(pattern) if file.is_file()]
        assert files, f"no file of the site matches {pattern}: the fault would test nothing"
        return files
