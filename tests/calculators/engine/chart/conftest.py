"""What the chart tests share: the gallery's figures and page, and a strict reader."""

from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from xml.etree import ElementTree as ET

import pytest

from tests.calculators.engine.figure_contract import checked

GALLERY = run_path(str(Path(__file__).with_name("gallery.py")))


@pytest.fixture(scope="session")
def figures() -> dict[str, str]:
    """Return every figure of the gallery by name."""
    return {make.__name__: make() for make in GALLERY["GALLERY"]}


@pytest.fixture(scope="session")
def gallery(tmp_path_factory) -> str:
    """Return the address of the gallery page, written to a file of its own."""
    path = tmp_path_factory.mktemp("gallery") / "gallery.html"
    path.write_text(GALLERY["gallery_page"](), encoding="utf-8")
    return str(path.as_uri())


Reader = Callable[[str], ET.Element]


@pytest.fixture(scope="session")
def read() -> Reader:
    """Return a strict reader: well formed, ids once, all in its viewBox, no nan."""
    return checked
