"""The four pages that are compared: each ends in the same answer of the same modules."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from college.build.calculator_pack import ENTRY, calculator_pack
from college.build.pack import Pack, make_pack, page_script
from college.build.site_packs import cache_of
from tests.ours import SUBJECT, answer

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "node_modules" / "pyodide"
QUESTION = (next(iter(SUBJECT.catalog)), "{}")

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Start</title>
<link rel="icon" href="data:,">
<script>
let last = performance.now();
window.gap = 0;
(function beat() {
  const now = performance.now();
  window.gap = Math.max(window.gap, now - last);
  last = now;
  setTimeout(beat, 4);
})();
window.finish = (text) => { window.result = { text, time: performance.now() }; };
</script>
"""
PLAIN = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
export async function first() {
  const modules = fetch("modules.zip").then((response) => response.arrayBuffer());
  const pyodide = await loadPyodide();
  pyodide.unpackArchive(await modules, "zip");
  return pyodide.pyimport("%s").answer(...%s);
}
"""
BODIES = {
    "plain, main thread": """<script type="module">
import { first } from "./plain.mjs";
finish(await first());
</script>""",
    "plain, worker": """<script>
const worker = new Worker("plain-worker.mjs", { type: "module" });
worker.onmessage = ({ data }) => finish(data);
</script>""",
    "ours": """<script src="python/runtime.js"></script>
<script>
college.answer(...%s).then(finish, (error) => finish(`failed: ${error.message}`));
</script>""",
}


@dataclass(frozen=True)
class Variant:
    """One way to start Python: its name, its page, whether it is served."""

    name: str
    page: str
    served: bool = True


VARIANTS = (
    Variant("plain, main thread", "main.html"),
    Variant("plain, worker", "worker.html"),
    Variant("ours, http", "ours.html"),
    Variant("ours, file://", "ours.html", served=False),
)


def write_pages(folder: Path) -> Pack:
    """Write the pages, plain Pyodide and our pack into the folder."""
    content = calculator_pack(SUBJECT)
    made = make_pack(content, pyodide=PYODIDE, cache=cache_of(ROOT), say=print, warn=print)
    shutil.copytree(made.folder, folder / "python")
    (folder / "python/runtime.js").write_text(page_script(made.record))
    shutil.copytree(PYODIDE, folder / "pyodide")
    (folder / "modules.zip").write_bytes(_zipped(content.modules))
    question = json.dumps(QUESTION)
    (folder / "plain.mjs").write_text(PLAIN % (ENTRY, question))
    (folder / "plain-worker.mjs").write_text(
        'import { first } from "./plain.mjs"; postMessage(await first());'
    )
    (folder / "main.html").write_text(HEAD + BODIES["plain, main thread"])
    (folder / "worker.html").write_text(HEAD + BODIES["plain, worker"])
    (folder / "ours.html").write_text(HEAD + BODIES["ours"].replace("%s", question))
    return made


def expected() -> str:
    """Return what this machine's Python answers."""
    return answer(*QUESTION)


def _zipped(modules: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in modules.items():
            archive.writestr(path, data)
    return out.getvalue()
