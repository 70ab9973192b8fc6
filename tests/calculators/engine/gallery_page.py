"""The page that shows figures by themselves: the course's colors and font, and nothing else."""

from collections.abc import Callable, Iterable
from pathlib import Path

from college.build.bundle import Job, bundled

ROOT = Path(__file__).parents[3]

_LIGHT = (
    "page:#fff;card:#f5f7f9;text:#1b2430;muted:#51606f;border:#7a8794;accent:#0b5cad;"
    "hairline:#d5dce3;series-1:#0b5cad;series-2:#b34700;series-3:#007a5a;series-4:#8e3b8a;"
    "series-5:#51606f"
)
_DARK = (
    "page:#12181f;card:#1b232d;text:#e6ecf2;muted:#a9b6c3;border:#6f7f90;accent:#8ac0ff;"
    "hairline:#323e4b;series-1:#6fb1ff;series-2:#ff9d5c;series-3:#4cc9a0;series-4:#e19adf;"
    "series-5:#a9b6c3"
)


def _tokens(colors: str) -> str:
    return "".join(f"--cc-{pair};" for pair in colors.split(";"))


def gallery_page(figures: Iterable[Callable[[], str]], styles: Iterable[str], script: str) -> str:
    """Return a page with every figure; styles are named from the elements' folder, the script too.

    The script is bundled, as it is for any page.
    """
    elements = ROOT / "college/web/elements"
    font = ROOT / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
    style = "".join((elements / name).read_text(encoding="utf-8") for name in styles)
    name = Path(script).stem
    code = bundled(Job({name: elements / script}))[f"{name}.js"].read_text(encoding="utf-8")
    sections = "".join(f"<section>{make()}</section>" for make in figures)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><style>'
        f"@font-face{{font-family:Inter;font-weight:100 900;src:url('{font.as_uri()}')}}"
        f":root{{{_tokens(_LIGHT)}}}@media(prefers-color-scheme:dark){{:root{{{_tokens(_DARK)}}}}}"
        "body{margin:0 auto;padding:16px;max-width:680px;background:var(--cc-page);"
        "font:17px/1.6 Inter,system-ui,sans-serif}section{margin:0 0 56px}"
        f"{style}</style></head><body><h1 hidden>Gallery</h1>{sections}<script>{code}</script>"
        "</body></html>"
    )
