"""Files in one archive, as they are: the same files give the same bytes in every Python.

The library's own module for this brings a dozen others to the page, which has none of them.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Mapping

_DAY = (1 << 5 | 1).to_bytes(2, "little")
"""The first of January of 1980, which is the earliest that the format knows."""
_NEEDS, _NAMES_ARE_UTF8 = 20, 1 << 11


def stored(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of these files, not compressed."""
    body, listed = bytearray(), bytearray()
    for path, data in files.items():
        name = path.encode()
        about = b"".join(
            (
                _numbers(2, _NEEDS, _NAMES_ARE_UTF8, 0, 0),
                _DAY,
                _numbers(4, crc32(data), len(data), len(data)),
                _numbers(2, len(name), 0),
            )
        )
        listed += b"PK\1\2" + _numbers(2, _NEEDS) + about
        listed += _numbers(2, 0, 0, 0) + _numbers(4, 0, len(body)) + name
        body += b"PK\3\4" + about + name + data
    count = len(files)
    end = _numbers(2, 0, 0, count, count) + _numbers(4, len(listed), len(body)) + _numbers(2, 0)
    return bytes(body + listed + b"PK\5\6" + end)


def _numbers(size: int, *numbers: int) -> bytes:
    return b"".join(number.to_bytes(size, "little") for number in numbers)
