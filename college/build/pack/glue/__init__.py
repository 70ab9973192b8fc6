"""The surgery on Pyodide's own files: what only compiled extensions would use is cut away.

Here goes code that reads or writes Emscripten's script and the WebAssembly file; it knows nothing
of packs, levels or the course. Why it is done, and what guards it, is decision 9.
"""

from college.build.pack.glue.classic import Core, plain_core, trimmed_core

__all__ = ["Core", "plain_core", "trimmed_core"]
