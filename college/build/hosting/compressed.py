"""The files of a site compressed once, beside themselves, for hosts that send such files."""

from __future__ import annotations

import gzip
from pathlib import Path

from college.build.offline.edition import WORKER, kept_files

_TEXTS = {".css", ".csv", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"}
"""What gets smaller: pictures, fonts and packs are compressed already."""
_BESIDE = (WORKER, "404.html", "sitemap.xml")
"""What is asked for too, though no reader's browser keeps it."""
_HARDEST = 11


def compress(site: Path) -> tuple[int, int, int]:
    """Write NAME.br and NAME.gz beside each text, and return the bytes before and of both.

    The same file gives the same bytes. One that would not get smaller has none beside it.
    """
    import brotli  # noqa: PLC0415 - only where it is asked for

    sums = [0, 0, 0]
    for path in (*kept_files(site), *_BESIDE):
        file = site / path
        if file.suffix not in _TEXTS or not file.is_file():
            continue
        content = file.read_bytes()
        packed = {
            ".br": brotli.compress(content, quality=_HARDEST),
            ".gz": gzip.compress(content, 9, mtime=0),
        }
        for ending, bytes_ in packed.items():
            if len(bytes_) < len(content):
                file.with_name(file.name + ending).write_bytes(bytes_)
        sizes = (len(content), *(min(len(content), len(one)) for one in packed.values()))
        sums = [total + size for total, size in zip(sums, sizes, strict=True)]
    return sums[0], sums[1], sums[2]
