"""What the diagram tests share: the gallery's figures and page."""

from pathlib import Path

import pytest

from tests.calculators.engine.figure_gallery import figures, gallery, gallery_of

__all__ = ["figures", "gallery"]


@pytest.fixture(scope="session")
def shown():
    """Return the gallery of diagrams."""
    return gallery_of(Path(__file__).parent)
