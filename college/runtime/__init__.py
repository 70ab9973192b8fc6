"""This package is the runtime pack: Python made ready at build time to start in the reader's browser."""

from college.runtime.level import Level
from college.runtime.pack import PYODIDE_VERSION, Pack, pack
from college.runtime.problem import CannotPack
from college.runtime.room import Room
from college.runtime.ship import ship

__all__ = ["PYODIDE_VERSION", "CannotPack", "Level", "Pack", "Room", "pack", "ship"]
