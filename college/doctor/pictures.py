"""The pictures of a report: of pages with findings, and one of each kind in each browser."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from college.doctor.examination import Transport, Visit

FOLDER = "pictures"
_MOST = 60
"""Pictures of findings: whoever has more to mend begins with these."""


@dataclass
class Pictures:
    """The pictures taken so far, by what they show."""

    report: Path
    kinds: dict[str, str] = field(default_factory=dict)
    findings: dict[str, str] = field(default_factory=dict)

    def of_finding(self, visit: Visit) -> str:
        """Take a picture of a page on which something was found; return its file."""
        name = f"{visit.browser}-{visit.transport.name}-{visit.address}".lower()
        if name not in self.findings and len(self.findings) < _MOST:
            self.findings[name] = self._taken(visit, name)
        return self.findings.get(name, "")

    def of_kind(self, visit: Visit) -> None:
        """Take a picture of the first page of each kind in each browser."""
        name = f"{visit.kind} in {visit.browser}"
        if visit.transport is Transport.HTTP and visit.address in visit.site.samples:
            self.kinds.setdefault(name, "")
            if not self.kinds[name]:
                self.kinds[name] = self._taken(visit, name)

    def _taken(self, visit: Visit, name: str) -> str:
        file = f"{FOLDER}/{name.replace('/', '-').replace(' ', '-')}.png"
        (self.report / FOLDER).mkdir(parents=True, exist_ok=True)
        with suppress(Exception):  # a browser that broke shows no picture, and was found already
            visit.page.screenshot(self.report / file)
            return file
        return ""
