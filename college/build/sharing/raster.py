"""The drawing of a picture as PNG: kept by its content, so that a build draws only what is new."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from college.build.integrity.sums import is_whole, remove, seal

_NEEDED = ("resvg_py", "fontTools", "brotli")
_WEIGHTS = (400, 700)
_FAMILY = (1, 16)
"""Where a font's name says of which family it is."""
_KEPT = 600


@cache
def can_draw() -> bool:
    """Whether what draws is installed."""
    return all(find_spec(name) for name in _NEEDED)


class Rasterizer:
    """Draws SVG with one font; where nothing can draw, the site goes without."""

    def __init__(self, root: Path, font: Path | None) -> None:
        self.store = root / ".cache/pictures"
        self.font = font

    def png(self, svg: str, width: int) -> bytes | None:
        """Return the picture, drawn now or before; None where nothing can draw."""
        if self.font is None or not can_draw():
            return None
        made_of = f"{width}\0{self.font.name}\0{svg}"
        kept = self.store / f"{hashlib.sha256(made_of.encode()).hexdigest()[:24]}.png"
        if not is_whole(kept):
            self.store.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(self._drawn(svg, width))
            seal(kept)
            self._forget()
        return kept.read_bytes()

    def _drawn(self, svg: str, width: int) -> bytes:
        import resvg_py  # noqa: PLC0415 - only where a picture is new

        fonts = [str(self._static(weight)) for weight in _WEIGHTS]
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=width, font_files=fonts, skip_system_fonts=True
            )
        )

    def _static(self, weight: int) -> Path:
        """Return the font at one weight, unpacked: a rasterizer reads neither WOFF2 nor axes."""
        assert self.font is not None
        place = self.store / f"{self.font.stem}-{weight}.ttf"
        if not is_whole(place):
            from fontTools.ttLib import TTFont  # noqa: PLC0415 - slow to import
            from fontTools.varLib import instancer  # noqa: PLC0415 - the same

            font: Any = instancer.instantiateVariableFont(TTFont(self.font), {"wght": weight})
            font.flavor = None
            font["OS/2"].usWeightClass = weight
            for record in font["name"].names:
                if record.nameID in _FAMILY:
                    record.string = "Inter"
            font.save(place)
            seal(place)
        return place

    def _forget(self) -> None:
        """Remove what was drawn longest ago."""
        drawn = sorted(self.store.glob("*.png"), key=lambda path: path.stat().st_mtime)
        for old in drawn[:-_KEPT]:
            remove(old)
