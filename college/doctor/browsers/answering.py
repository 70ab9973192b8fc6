"""A server that answers in a thread of its own, as long as a block lasts."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import BaseServer

_EVERY = 0.05
"""Seconds between two looks whether it is to stop."""


@contextmanager
def answering(server: BaseServer) -> Iterator[None]:
    """Let it answer until the block ends, and wait for its thread."""
    thread = threading.Thread(target=server.serve_forever, args=(_EVERY,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
