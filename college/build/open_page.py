"""One page in the making: its kind and record, and what rendering found on it."""

from __future__ import annotations

from dataclasses import dataclass

from calculators.engine.html import Html
from college.build.assets import Assets
from college.build.sharing.feed import ADDRESS as FEED
from college.build.sharing.raster import can_draw
from college.build.sharing.shared import MARK_PNG, picture_address
from college.markdown.context import RenderContext
from college.pages.site.found import page_description, page_title
from college.pages.site.page_menu import PageMenu
from college.pages.site.policy import POLICY
from college.pages.site.structured import structured_data
from college.pages.site_page import Feature, SitePage


@dataclass(frozen=True)
class OpenPage:
    """A page between its Markdown and its HTML; the template asks it for what the head needs."""

    page: SitePage
    context: RenderContext
    """What the Markdown extensions read of the page, and where they note what they put on it."""
    assets: Assets
    menu: PageMenu
    mark: Html
    site_url: str

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
    def policy(self) -> str:
        """What the page may load and run; a preview, into which the host writes, has none."""
        return "" if self.context.previewed else POLICY

    @property
    def description(self) -> str:
        """What is told of it beside its title."""
        return page_description(self.page)

    def title(self, heading: str) -> str:
        """Return its title in a tab or a list of results; a plain page has its first heading's."""
        return page_title(self.page, heading)

    @property
    def picture(self) -> str:
        """The address of the picture that a link to it shows; none before the site has one."""
        drawn = self.site_url and can_draw()
        return self.site_url + picture_address(self.page) if drawn else ""

    @property
    def mark_png(self) -> str:
        """Where the mark lies for whoever takes no SVG, if it could be drawn."""
        return MARK_PNG if can_draw() else ""

    @property
    def feed(self) -> str:
        """Where the feed of changes lies, if there is one."""
        return FEED if self.page.course.settings.changes else ""

    @property
    def structured_data(self) -> str:
        """What machines are told of it."""
        return structured_data(self.page)

    def framed(self, html: str) -> str:
        """Return the page's HTML: its text between head and foot."""
        return self.page.head() + html + self.page.foot()
