"""The pack: Python made ready at build time to start in the reader's browser.

Here goes what turns modules of Python and a Pyodide into a folder of files that a page loads, and
what tests, keeps and ships that folder. `glue/` cuts Pyodide's own files to size; `under_node/`
runs inside Pyodide under Node. What the course packs is said one folder up (`calculator_pack`,
`exercise_pack`); nothing here knows a calculator, a lesson or MkDocs.
"""

from college.build.pack.content import Content, Later, Question, Reply
from college.build.pack.level import Level
from college.build.pack.make_pack import PYODIDE_VERSION, make_pack
from college.build.pack.pack import Pack, PackRecord
from college.build.pack.problem import CannotPack
from college.build.pack.sandbox import Sandbox
from college.build.pack.scripts import page_script
from college.build.pack.ship import beside, ship

__all__ = [
    "PYODIDE_VERSION",
    "CannotPack",
    "Content",
    "Later",
    "Level",
    "Pack",
    "PackRecord",
    "Question",
    "Reply",
    "Sandbox",
    "beside",
    "make_pack",
    "page_script",
    "ship",
]
