"""A limit of time for the course's own Python: a formula that never ends is stopped and told.

A thread looks at what runs, again and again. It cannot stop what Python itself cannot interrupt,
such as one power of a very large number.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

SECONDS = 5
"""That one call of the course's own may take; the slowest takes a fraction of one."""
_LOOKS = 20
"""How often it is looked at meanwhile; a machine that sleeps does not look."""
_TOPS = frozenset({("catalog",), ("cost",), ("pictures",)})
"""Where a course's package has its own Python."""


class TooLong(Exception):
    """What a call is stopped with."""

    def __str__(self) -> str:
        return f"it does not end within {SECONDS} seconds"


@contextmanager
def time_limit(root: Path, seconds: float = SECONDS) -> Iterator[None]:
    """Have each call of the Python of the course in a folder raise TooLong if it takes so long."""
    ended = threading.Event()
    thread = threading.get_ident()
    watcher = threading.Thread(
        target=_watch, args=(thread, root, seconds / _LOOKS, ended), daemon=True
    )
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()


def _watch(thread: int, root: Path, pause: float, ended: threading.Event) -> None:
    """Count for how many looks each call has been running, and stop one that runs too long.

    What was stopped once is tried by the next check, too: then a second look is enough.
    """
    running: dict[FrameType, int] = {}
    stopped: set[CodeType] = set()
    while not ended.wait(pause):
        leaf = sys._current_frames().get(thread)  # noqa: SLF001 - the documented way
        running = {frame: running.get(frame, 0) + 1 for frame in _own_calls(leaf, root)}
        endless = {
            frame.f_code
            for frame, looks in running.items()
            if looks >= (2 if frame.f_code in stopped else _LOOKS)
        }
        if endless:
            stopped |= endless
            running = {}
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(thread), ctypes.py_object(TooLong)
            )
        leaf = None


def _own_calls(leaf: FrameType | None, root: Path) -> Iterator[FrameType]:
    """Return the calls of the course's functions; a file that is imported while it does the work.

    The file of the catalog itself is imported for as long as all calculators take.
    """
    frame = leaf
    while frame:
        if _is_own(frame, root) and (frame is leaf or frame.f_code.co_name != "<module>"):
            yield frame
        frame = frame.f_back


def _is_own(frame: FrameType, root: Path) -> bool:
    file = Path(frame.f_code.co_filename)
    return file.is_relative_to(root) and file.relative_to(root).parts[1:2] in _TOPS
