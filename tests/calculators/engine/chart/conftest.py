"""What the chart tests share: the gallery's figures and page, and a strict reader."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.calculators.engine.figure_contract import checked
from tests.calculators.engine.figure_gallery import figures, gallery, gallery_of

__all__ = ["figures", "gallery"]


@pytest.fixture(scope="session")
def shown():
    """Return the gallery of charts."""
    return gallery_of(Path(__file__).parent)


Reader = Callable[[str], ET.Element]


@pytest.fixture(scope="session")
def read() -> Reader:
    """Return a strict reader: well formed, ids once, all in its viewBox, no nan."""
    return checked
