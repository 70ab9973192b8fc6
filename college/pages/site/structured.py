"""What search engines and other machines are told of a page, as the text of a script."""

from __future__ import annotations

import json

from college.pages.site_page import SitePage


def structured_data(page: SitePage) -> str:
    """Return the page's JSON-LD, or nothing where there is nothing to tell."""
    told = page.structured_data()
    if told is None:
        return ""
    whole = {"@context": "https://schema.org", **told}
    return json.dumps(whole, ensure_ascii=False).replace("</", "<\\/")
