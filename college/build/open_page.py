"""One page in the making: its kind and record, and what rendering found on it."""

from __future__ import annotations

from dataclasses import dataclass

from college.build.assets import Assets
from college.markdown.context import RenderContext
from college.pages.site.structured import structured_data
from college.pages.site_page import Feature, SitePage


@dataclass(frozen=True)
class OpenPage:
    """A page between its Markdown and its HTML; the template asks it for what the head needs."""

    page: SitePage
    context: RenderContext
    """What the Markdown extensions read of the page, and where they note what they put on it."""
    assets: Assets

    @property
    def features(self) -> frozenset[Feature]:
        """What a reader can do on it: what its kind says, and what was found in its text."""
        found = (
            (Feature.LIVE, self.context.live),
            (Feature.CALCULATOR, self.context.calculators),
            (Feature.EXERCISE, self.context.exercises),
        )
        return self.page.features | {feature for feature, present in found if present}

    @property
    def scripts(self) -> list[str]:
        """The addresses of the scripts it loads, in order."""
        return self.assets.scripts(self.features)

    @property
    def structured_data(self) -> str:
        """What machines are told of it."""
        return structured_data(self.page)

    def framed(self, html: str) -> str:
        """Return the page's HTML: its text between head and foot."""
        return self.page.head() + html + self.page.foot()
