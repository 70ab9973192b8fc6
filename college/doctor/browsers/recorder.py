"""The cut network: a proxy that refuses everything and writes down who was asked."""

from __future__ import annotations

import socketserver
from contextlib import contextmanager
from typing import TYPE_CHECKING

from college.doctor.browsers.answering import answering

if TYPE_CHECKING:
    from collections.abc import Iterator

REFUSAL = b"HTTP/1.1 502 The network is cut\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class _Refuser(socketserver.StreamRequestHandler):
    """One connection to the proxy: read what is wanted, write it down, refuse."""

    timeout = 30
    server: Recorder

    def handle(self) -> None:
        try:
            words = self.rfile.readline(65536).decode("latin-1").split()
            if not words[1:]:  # a socket opened in advance and never used asks for nothing
                return
            self.server.attempts.append(f"{words[0]} {words[1]}")
            while self.rfile.readline(65536).strip():
                """Unread headers would turn the refusal into a connection reset."""
            self.wfile.write(REFUSAL)
        except OSError:
            """The browser went away first: the attempt is written down already."""


class Recorder(socketserver.ThreadingTCPServer):
    """A loopback proxy for one browser.

    `attempts` holds "METHOD target" for each request, before the browser hears the refusal:
    "GET http://outside.invalid/x" for http, "CONNECT outside.invalid:443" for https and sockets.
    """

    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Refuser)
        self.attempts: list[str] = []

    @property
    def port(self) -> int:
        """The port the browser is pointed at."""
        return self.server_address[1]


@contextmanager
def recording() -> Iterator[Recorder]:
    """Run a recorder until the block ends."""
    with Recorder() as recorder, answering(recorder):
        yield recorder
