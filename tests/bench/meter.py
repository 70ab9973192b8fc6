"""One measured visit: a fresh browser, a page opened twice, what it took."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

from college.doctor.browsers.chromium import FLAGS
from college.doctor.browsers.server import StaticServer

PAUSE_MS = 500
AN_HOUR = 3600
"""For so long a browser keeps files, as most servers allow."""
MARKS = """Object.fromEntries(
  performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime]))"""


@dataclass(frozen=True)
class Visit:
    """What one navigation took, in milliseconds, bytes and megabytes."""

    first_result: float
    longest_gap: float
    wire_bytes: int
    renderer_mb: float
    marks: dict[str, float]


def visits(
    playwright: Playwright, url: str, server: StaticServer, right: str
) -> tuple[Visit, Visit]:
    """Return a cold visit in a fresh profile, and a warm one in the same."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path="/usr/bin/chromium",
            args=[flag for flag in FLAGS if flag != "--headless"],
        )
        try:
            cold = _visit(context, url, server, right)
            return cold, _visit(context, url, server, right)
        finally:
            context.close()


def _visit(context: BrowserContext, url: str, server: StaticServer, right: str) -> Visit:
    page = context.new_page()
    before = server.sent
    page.goto(url, wait_until="commit")
    page.wait_for_function("window.result", timeout=120_000, polling=50)
    result = page.evaluate("window.result")
    assert result["text"] == right, (
        f"{url} answers otherwise than this machine: {result['text'][:200]}"
    )
    visit = Visit(
        first_result=result["time"],
        longest_gap=page.evaluate("window.gap"),
        wire_bytes=server.sent - before,
        renderer_mb=_largest_renderer_mb(),
        marks=page.evaluate(MARKS),
    )
    page.wait_for_timeout(PAUSE_MS)
    page.close()
    return visit


def _largest_renderer_mb() -> float:
    """Return the private memory of the largest page process that descends from this one."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        children.setdefault(int(text.rpartition(")")[2].split()[1]), []).append(
            int(stat.parent.name)
        )
    found, open_ = [0.0], [int(Path("/proc/self").resolve().name)]
    while open_:
        process = open_.pop()
        open_ += children.get(process, [])
        try:
            if "--type=renderer" in Path(f"/proc/{process}/cmdline").read_text():
                rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
                found.append(
                    sum(
                        int(line.split()[1])
                        for line in rollup.splitlines()
                        if line.startswith("Private_")
                    )
                    / 1000
                )
        except OSError:
            continue
    return max(found)
