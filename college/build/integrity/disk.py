"""The sentence for a disk that refuses: full, read-only, another user's."""

from __future__ import annotations

import errno
import re

DISK_REMEDIES = {
    errno.ENOSPC: "free some space on the disk",
    errno.EDQUOT: "free some of the space you are allowed",
    errno.EROFS: "the disk cannot be written to: copy the course to one that can",
    errno.EACCES: "the file or its folder is not yours: change its owner or its rights",
    errno.EPERM: "the file or its folder is not yours: change its owner or its rights",
    errno.EEXIST: "a file stands where a folder belongs: move it away",
    errno.ENOTDIR: "a file stands where a folder belongs: move it away",
}
"""Why a disk refuses -> what to do."""
_OTHERWISE = "look at this file and at the disk"
_TOLD = re.compile(
    r"\w{0,40}Error: \[Errno (?P<number>\d+)\] (?P<what>[^:\n]+)(?:: '(?P<path>[^'\n]*)')?"
)


def disk_sentence(error: OSError) -> str:
    """Return what the disk refused, and the remedy.

    >>> disk_sentence(OSError(errno.ENOSPC, "No space left on device", ".cache/x"))
    '.cache/x: No space left on device; free some space on the disk, then the same command again.'
    """
    where = f"{error.filename}: " if error.filename else ""
    remedy = DISK_REMEDIES.get(error.errno or 0, _OTHERWISE)
    return f"{where}{error.strerror or error}; {remedy}, then the same command again."


def disk_error(report: str) -> OSError | None:
    r"""Return the last error of a disk in another program's report, one that has a remedy.

    >>> disk_error("Traceback: x\nOSError: [Errno 28] No space left on device\n").errno
    28
    """
    lines = [line for line in report.splitlines() if line and not line.startswith(" ")]
    found = next((match for line in reversed(lines) if (match := _TOLD.match(line))), None)
    if found is None or int(found["number"]) not in DISK_REMEDIES:
        return None
    return OSError(int(found["number"]), found["what"].strip(), found["path"])
