"""The round through a site: each page is opened in a browser, and everyone looks who wants to."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

from college.checks.running.progress import progress
from college.doctor.browsers.file_url import file_url
from college.doctor.browsers.page import Page
from college.doctor.browsers.server import StaticServer, serving
from college.doctor.drivers import driven
from college.doctor.examination import FileExamination, Finding, Transport, Visit, VisitExamination
from college.doctor.pictures import Pictures
from college.doctor.site import BuiltSite


@dataclass
class Row:
    """What one examination came to: pages or files looked at, what was found, seconds."""

    examination: FileExamination | VisitExamination
    looked: set[str] = field(default_factory=set)
    found: list[Finding] = field(default_factory=list)
    seconds: float = 0.0


def look_at_files(site: BuiltSite, row: Row, examination: FileExamination) -> None:
    """Let one examination look at the files of the pages it wants."""
    started = time.perf_counter()
    for address in site.kinds:
        if examination.wants(site, address):
            row.looked.add(address)
            row.found += [
                Finding(address, what, examination=examination.name)
                for what in examination.look(site, address)
            ]
    row.seconds += time.perf_counter() - started


@dataclass
class Round:
    """One browser on its way through the pages, by every way that somebody wants to look at."""

    site: BuiltSite
    browser: str
    rows: Sequence[Row]
    pictures: Pictures
    page: Page
    server: StaticServer

    def go(self) -> None:
        """Open every page by every way, and look."""
        for transport in Transport:
            wanted = [
                (row, row.examination)
                for row in self.rows
                if isinstance(row.examination, VisitExamination)
                and self.browser in row.examination.browsers
                and transport in row.examination.transports
            ]
            if wanted:
                self._through(transport, wanted)

    def _through(
        self, transport: Transport, wanted: Sequence[tuple[Row, VisitExamination]]
    ) -> None:
        what = f"{self.browser}, {transport.value}"
        for address in progress(what, [*self.site.kinds]):
            here = [item for item in wanted if item[1].wants(self.site, address)]
            calm = [item for item in here if not item[1].disturbs]
            others = [[item] for item in here if item[1].disturbs]
            for together in ([calm] if calm else []) + others:
                self._visit(transport, address, together)

    def _visit(
        self, transport: Transport, address: str, here: Iterable[tuple[Row, VisitExamination]]
    ) -> None:
        """Open a page once for all who may look together."""
        visit: Visit | Exception
        started = time.perf_counter()
        try:
            visit = self._opened(transport, address)
        except Exception as error:  # noqa: BLE001 - three drivers, each with errors of its own
            visit = error
        for row, examination in here:
            found = [*_looked(examination, visit)]
            row.looked.add(address)
            if found and isinstance(visit, Visit):
                picture = self.pictures.of_finding(visit)
                found = [replace(item, where=visit.where, picture=picture) for item in found]
            row.found += [
                replace(item, page=address, examination=examination.name) for item in found
            ]
            row.seconds += time.perf_counter() - started
            started = time.perf_counter()
        if isinstance(visit, Visit):
            self.pictures.of_kind(visit)
        self.server.heal()

    def _opened(self, transport: Transport, address: str) -> Visit:
        page = self.page
        heard, asked = len(page.console_errors), len(page.outside_requests)
        self.server.requests.clear()
        on_file = transport is Transport.FILE
        page.open("about:blank")  # the same page again, with another fragment, would not load
        page.open(file_url(self.site.folder, address) if on_file else self.server.url + address)
        if transport is Transport.CUT:
            self.server.break_("*")
        errors, outside = page.console_errors[heard:], page.outside_requests[asked:]
        return Visit(
            self.site, page, address, self.browser, transport, self.server, errors, outside
        )


def _looked(examination: VisitExamination, visit: Visit | Exception) -> Iterator[Finding]:
    """Return what an examination finds; a page that cannot be looked at is a finding too."""
    if isinstance(visit, Exception):
        yield _unseen(visit)
        return
    try:
        for what in examination.look(visit):
            yield Finding("", " ".join(what.split()))
    except Exception as error:  # noqa: BLE001 - as above
        yield _unseen(error)


def _unseen(error: Exception) -> Finding:
    said = str(error)
    first = (said.splitlines() or [""])[0]
    return Finding("", f"it could not be looked at: {first or type(error).__name__}")


def go_round(site: BuiltSite, browser: str, rows: Sequence[Row], pictures: Pictures) -> None:
    """Start a browser and go through the site with it; MissingBrowser if there is none."""
    looking = [row.examination for row in rows if isinstance(row.examination, VisitExamination)]
    scripts = {item.before for item in looking if item.before and browser in item.browsers}
    with ExitStack() as stack:
        server = stack.enter_context(serving(site.folder))
        page = stack.enter_context(driven(browser, [server]))
        for script in sorted(scripts):
            page.before_load(script)
        page.open("about:blank")
        Round(site, browser, rows, pictures, page, server).go()
