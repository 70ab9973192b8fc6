"""The promises of the lean font: small, the same each time, and whole for what lessons say."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from college.build.fonts.lean_font import LETTERS, lean_font

ROOT = Path(__file__).parents[4]
INTER = ROOT / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"


@pytest.mark.slow
def test_the_font_is_lean_and_has_every_letter_of_the_lessons():
    """Half of what npm has at the most; made twice, it is the same."""
    made = lean_font(INTER)
    assert made == lean_font(INTER)
    assert len(made) < INTER.stat().st_size / 2
    known = {chr(code) for code in TTFont(io.BytesIO(made)).getBestCmap()}
    (weight,) = TTFont(io.BytesIO(made))["fvar"].axes
    assert (weight.minValue, weight.maxValue) == (400, 700)
    offered = {chr(code) for code in TTFont(INTER).getBestCmap()}
    texts = [path.read_text("utf-8") for path in ROOT.glob("lessons/*/*.md")]
    used = {letter for text in texts for letter in re.sub(r"\s", " ", text)}
    assert (used & offered) - known == set()
    assert LETTERS & offered <= known
