"""The runtime pack: Python made ready at build time to start in the reader's browser."""

from college.build.pack.level import Level
from college.build.pack.pack import PYODIDE_VERSION, Pack, pack
from college.build.pack.problem import CannotPack
from college.build.pack.sandbox import Sandbox
from college.build.pack.ship import ship

__all__ = ["PYODIDE_VERSION", "CannotPack", "Level", "Pack", "Sandbox", "pack", "ship"]
