"""The contrast of the colors: every pair of tokens that meets on a page, in both schemes."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SHEET = ROOT / "college/web/styles/tokens.css"
GROUNDS = ("page", "card")
TINTS = ("tint-info", "tint-caution", "tint-good")
SERIES = tuple(f"series-{number}" for number in range(1, 6))

# What stands on what, and the least contrast WCAG 2.2 asks for it (1.4.3 and 1.4.11).
LEAST = {
    **dict.fromkeys(product(("text", "muted", "accent", "good", "error", "caution"), GROUNDS), 4.5),
    **dict.fromkeys(
        product(("text", "muted", "accent"), TINTS), 4.5
    ),  # links and the focus ring too
    ("on-accent", "accent"): 4.5,
    **{("page", ground): 4.5 for ground in SERIES},  # the lettering inside a bar
    **dict.fromkeys(product(("border", *SERIES), GROUNDS), 3.0),
    ("caution", "tint-caution"): 3.0,  # the bar of a callout
    ("good", "tint-good"): 3.0,
}


def tokens(scheme: str) -> dict[str, str]:
    """Return the colors of one scheme by name."""
    rule = re.search(
        rf'\[data-md-color-scheme="{scheme}"\] \{{(.*?)\}}',
        SHEET.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert rule, f"tokens.css has no scheme {scheme}"
    return dict(re.findall(r"--cc-([\w-]+): (#[0-9a-f]{6});", rule[1]))


def luminance(color: str) -> float:
    """Return the relative luminance, as WCAG defines it."""
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """Return the contrast of two colors: from 1, the same, to 21, black on white."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_measure_itself():
    """Black on white is 21 to 1; a known gray is the last that passes on white."""
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert contrast("#767676", "#ffffff") >= 4.5 > contrast("#777777", "#ffffff")


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_every_pair_of_colors_can_be_told_apart(scheme):
    """Text 4.5 to 1, controls and chart series 3 to 1."""
    colors = tokens(scheme)
    poor = {
        f"{front} on {back}": round(found, 2)
        for (front, back), least in LEAST.items()
        if (found := contrast(colors[front], colors[back])) < least
    }
    assert poor == {}


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_every_token_is_measured(scheme):
    """A new color is in a pair above, or is the hairline, which only decorates."""
    measured = {name for pair in LEAST for name in pair}
    assert set(tokens(scheme)) - measured == {"hairline"}


def test_no_color_stands_outside_the_tokens():
    """Every other sheet takes its colors from the tokens, print's black aside."""
    for sheet in (ROOT / "college/web").rglob("*.css"):
        if sheet != SHEET:
            colors = set(re.findall(r"#[0-9a-f]{3,8}\b", sheet.read_text(encoding="utf-8")))
            assert colors <= {"#000"}, sheet
