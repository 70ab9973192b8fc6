"""Editions of a built site, as an author publishes them one after another."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from college.build.offline.edition import WORKER, write_worker

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60  # seconds for the whole course, on a machine that does much else
CONTROL = "course-offline"
SAID = f"(document.querySelector('{CONTROL} [role=status]')?.textContent ?? '')"
NEWS = "document.querySelector('.cc-offline-news p')?.textContent"


def published(site: Path, path: str, old: str, new: str) -> str:
    """Change a file of a copied site as a new edition would, and return the edition's name."""
    replace(site / path, (site / path).read_text("utf-8").replace(old, new))
    data, _, program = (site / WORKER).read_text("utf-8").partition(";\n")
    record = json.loads(data.partition("=")[2])
    (site / WORKER).unlink()  # it may be a link to the original's
    return write_worker(site, program, record["away"])


def replace(file: Path, text: str) -> None:
    """Write a file of a copied site; the original keeps its own."""
    assert file.read_text("utf-8") != text, f"{file.name} would stay as it is"
    file.unlink()
    file.write_text(text, "utf-8")
