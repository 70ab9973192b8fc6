"""What all pages of `docs/` have from their record, whatever their kind."""

from __future__ import annotations

from dataclasses import dataclass

from college.pages.site_page import Search, WrittenPage
from college.records.doc_page import DocPage


@dataclass(frozen=True)
class DocsPage(WrittenPage):
    """A page of `docs/`."""

    record: DocPage

    @property
    def title(self) -> str:
        """As its record says, if it does."""
        return self.record.title

    @property
    def description(self) -> str:
        """As its record says, if it does."""
        return self.record.description

    @property
    def hidden(self) -> tuple[str, ...]:
        """As its record says."""
        return self.record.hide

    @property
    def template(self) -> str:
        """As its record says, if it does."""
        return self.record.template

    @property
    def search(self) -> Search:
        """As its record says."""
        said = self.record.search
        return Search(exclude=bool(said.get("exclude")), boost=said.get("boost", 1))
