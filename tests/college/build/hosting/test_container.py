"""The promise of the container's settings: a real web server sends what was compressed before."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

from college.build.hosting.deploy import deploy
from college.build.hosting.headers import FOREVER, SECURITY

pytestmark = pytest.mark.exports

SCRIPT = "assets/page.e2eb52f247.js"


@pytest.fixture
def host(tmp_path):
    """Return a function that asks Caddy for a file of a small site in a container's folder."""
    caddy = shutil.which("caddy")
    assert caddy, "Caddy is not installed: make exports installs it"
    for name in ("index.html", "404.html", "worker.js", SCRIPT, "course.webmanifest"):
        place = tmp_path / "site" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"{name} " * 100, "utf-8")
    deploy(tmp_path, "container", lambda _: None)
    folder = tmp_path / "dist/container"
    assert "COPY site /srv" in (folder / "Containerfile").read_text("utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    told = (folder / "Caddyfile").read_text("utf-8").replace(":{$PORT:8080}", f"127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{told}".replace("127.0.0.1", "http://127.0.0.1"), "utf-8")
    run = [caddy, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    home = {"HOME": str(tmp_path), "SITE": str(folder / "site")}
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(run, env={**os.environ, **home}, stderr=log)
        try:
            yield _asking(port, tmp_path / "log")
        finally:
            server.terminate()
            server.wait(10)


def _asking(port: int, log: Path):
    def ask(path, coding="identity", **headers):
        end = time.monotonic() + 20
        while True:
            link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            try:
                link.request("GET", path, headers={"Accept-Encoding": coding, **headers})
                answer = link.getresponse()
            except ConnectionRefusedError:
                assert time.monotonic() < end, log.read_text("utf-8")
                time.sleep(0.1)
                continue
            body = answer.read()
            link.close()
            return answer.status, dict(answer.getheaders()), body

    return ask


def test_caddy_sends_the_compressed_files_with_their_headers(host):
    """Brotli and gzip as a browser takes them, a year for names that tell content, the policy."""
    for coding, magic in (("br", None), ("gzip", b"\x1f\x8b")):
        status, headers, body = host(f"/{SCRIPT}", coding)
        assert (status, headers["Content-Encoding"]) == (200, coding)
        assert headers["Cache-Control"] == FOREVER
        assert magic is None or body.startswith(magic)
    status, headers, body = host("/")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert SECURITY.items() <= headers.items()
    assert body.startswith(b"index.html ")
    status, headers, body = host("/", **{"If-None-Match": headers["Etag"]})
    assert (status, body) == (304, b"")
    status, headers, body = host("/nowhere/at-all.html")
    assert (status, body[:9]) == (404, b"404.html ")
    assert headers["Content-Security-Policy"] == SECURITY["Content-Security-Policy"]
    assert host("/course.webmanifest")[1]["Content-Type"] == "application/manifest+json"
