"""A static web server on loopback that counts what it is asked and can be broken."""

from __future__ import annotations

import gzip
from collections import Counter
from contextlib import contextmanager
from enum import Enum
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from college.doctor.browsers.answering import answering

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO


NOWHERE = "/nonexistent"
_TEXTS = {".css", ".html", ".js", ".json", ".svg", ".xml", ".wasm"}
"""What a compressing server compresses."""


class Fault(Enum):
    """What can be wrong with a file on its way to the reader."""

    MISSING = "404"
    TRUNCATED = "the first half of the file, as a whole answer"
    CUT = "the connection ends after half of the promised bytes"


class _Handler(SimpleHTTPRequestHandler):
    """One connection: files of the mounted folder, and the faults of the day."""

    protocol_version = "HTTP/1.1"
    server: StaticServer
    # Said here so that no test depends on the machine's own table.
    extensions_map = {  # noqa: RUF012 - as the class we extend has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css",
        ".html": "text/html",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        ".xml": "application/xml",
    }

    def translate_path(self, path: str) -> str:
        """Find the file behind a URL; outside the mount there is none."""
        mount = self.server.mount
        return super().translate_path(path[len(mount) - 1 :]) if path.startswith(mount) else NOWHERE

    def send_head(self) -> BinaryIO | None:
        """Send headers and hand over the body, unless a fault says otherwise."""
        path = unquote(urlsplit(self.path).path)
        inside = path.removeprefix(self.server.mount)
        if self.server.is_cut:
            raise ConnectionResetError
        self.server.requests[inside] += 1
        fault = self.server.fault_of(inside)
        if fault is None:
            return self._packed() or super().send_head()
        if fault is Fault.MISSING:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return self._half(fault)

    def _packed(self) -> BinaryIO | None:
        """Send a text compressed, if the server does that and the browser takes it."""
        file = Path(self.translate_path(self.path))
        taken = "gzip" in self.headers.get("Accept-Encoding", "")
        if not self.server.compressed or not taken or file.suffix not in _TEXTS:
            return None
        if not file.is_file():
            return None
        body = gzip.compress(file.read_bytes(), mtime=0)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def _half(self, fault: Fault) -> BinaryIO | None:
        file = self.translate_path(self.path)
        try:
            with open(file, "rb") as whole:  # noqa: PTH123 - translate_path gives a string
                body = whole.read()
        except OSError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        half = body[: len(body) // 2]
        promised = half if fault is Fault.TRUNCATED else body
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(promised)))
        self.send_header("Connection", "close")
        self.end_headers()
        return BytesIO(half)

    def end_headers(self) -> None:
        """Say how long the browser may keep files."""
        self.send_header("Cache-Control", self.server.keeping)
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send the body, and count its bytes."""
        body = source.read()
        self.server.sent += len(body)
        outputfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing: the counts are the log."""

    def handle(self) -> None:
        """Serve until the browser leaves, however it leaves."""
        try:
            super().handle()
        except OSError:
            self.close_connection = True


class StaticServer(ThreadingHTTPServer):
    """A folder on http. `requests` counts per path inside the mount, without the query.

    Browsers keep files but ask each time, so that counts and faults are exact, unless they are told
    for how many seconds they need not. `sent` counts the bytes of all bodies.
    """

    daemon_threads = True
    block_on_close = False
    is_cut = False
    """Whether every connection ends without an answer, as if there were no network."""

    def __init__(
        self, folder: Path, mount: str = "/", seconds: int = 0, *, compressed: bool = False
    ) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.keeping = f"max-age={seconds}" if seconds else "no-cache"
        self.compressed = compressed
        self.sent = 0
        self.mount = f"/{mount.strip('/')}/".replace("//", "/")
        self.requests: Counter[str] = Counter()
        self._faults: dict[str, Fault] = {}

    @property
    def host(self) -> str:
        """Host and port, as a proxy's list of exceptions wants them."""
        return f"127.0.0.1:{self.server_address[1]}"

    @property
    def url(self) -> str:
        """The address of the folder, with a slash at the end."""
        return f"http://{self.host}{self.mount}"

    def break_(self, pattern: str, fault: Fault = Fault.MISSING) -> None:
        """From now on, answer paths inside the mount that match the glob with the fault."""
        self._faults = {**self._faults, pattern: fault}

    def heal(self) -> None:
        """Answer everything rightly again."""
        self._faults = {}

    def fault_of(self, path: str) -> Fault | None:
        """Return the fault of the newest pattern that matches the path."""
        found = [fault for pattern, fault in self._faults.items() if fnmatchcase(path, pattern)]
        return found[-1] if found else None


@contextmanager
def serving(
    folder: Path, mount: str = "/", seconds: int = 0, *, compressed: bool = False
) -> Iterator[StaticServer]:
    """Serve the folder until the block ends."""
    with StaticServer(folder, mount, seconds, compressed=compressed) as server, answering(server):
        yield server
