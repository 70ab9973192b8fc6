"""Files as one zip, the same bytes for the same files: none bears the day it was made."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The one day that every file bears: the format knows none before."""


def zipped(files: Mapping[str, bytes | str], *, as_it_is: str = "") -> bytes:
    """Return the zip of the files in their order; the one named `as_it_is` is not compressed.

    >>> zipped({"a": "b"}) == zipped({"a": b"b"})
    True
    """
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as made:
        for name, data in files.items():
            kind = zipfile.ZIP_STORED if name == as_it_is else zipfile.ZIP_DEFLATED
            made.writestr(zipfile.ZipInfo(name, _EARLIEST), data, kind)
    return whole.getvalue()
