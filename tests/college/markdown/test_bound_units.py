"""The promises of what stays on one line: a number with its unit, a sign with its number."""

from __future__ import annotations

import re

import pytest
from markdown.core import Markdown

from college.markdown.context import RenderContext
from college.markdown.extension import CollegeExtension
from tests.ours import SETTINGS


def rendered(text: str) -> str:
    """Render the text as a page is; give it without tags, no-break spaces as `~`."""
    made = Markdown(extensions=[CollegeExtension(page=RenderContext(SETTINGS))])
    return re.sub(r"<(?!/?(?:span|data))[^>]*>", "", made.convert(text)).replace(
        "\N{NO-BREAK SPACE}", "~"
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("at 400 Gb/s, 2 GB and 1 s", "at 400~Gb/s, 2~GB and 1~s"),
        ("about 120\nkW, 4,186 t CO2", "about 120~kW, 4,186~t~CO2"),
        ("for 24 days, 3 words, GB", "for 24 days, 3 words, GB"),
        ("**450** GB/s and **about** GB", "450~GB/s and about GB"),
        ("`400 Gb/s`, 12 W", "400 Gb/s, 12~W"),
        ("20 GBs, 12 Watts", "20 GBs, 12 Watts"),
    ],
)
def test_a_number_and_its_unit_are_bound(text: str, shown: str) -> None:
    """In text, over the end of a line and of bold digits; not in code, and only units."""
    assert rendered(text) == shown


def test_a_sign_stays_with_its_worked_out_number() -> None:
    """One element around both, so that they neither part nor differ in weight."""
    html = rendered("costs ${{ 2 * 50 }}, or {{ 100 / 4:.0f }}% of {{ 3 }} GB")
    together = re.findall(r'<span class="cc-together">(.*?)</span>', html)
    assert [re.sub("<[^>]*>", "", part) for part in together] == ["$100", "25%"]
    assert html.endswith("</data>~GB")
