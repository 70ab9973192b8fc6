"""A handful of small pages on which the drivers and meters prove themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

HEAD = '<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">'
FORM = f"""{HEAD}<main><h1>Sum</h1><label>One <input name="one" value="12"></label>
<button disabled>Count</button><output>nothing yet</output><p hidden>unseen</p></main><script>
const button = document.querySelector("button");
const output = document.querySelector("output");
setTimeout(() => {{ button.disabled = false; }}, 1000);
button.onclick = (event) => {{
  output.textContent = `${{document.querySelector("input").value}} ${{event.isTrusted}}`;
}};
document.onkeydown = (event) => {{ document.title = `${{event.shiftKey}} ${{event.key}}`; }};
</script>"""
OUTSIDE = f"""{HEAD}<img alt="" src="http://image.invalid/"><script>
const worker = new Worker(URL.createObjectURL(new Blob([
  'fetch("http://worker.invalid/").catch(() => postMessage(0))',
])));
window.asked = Promise.all([
  fetch("http://page.invalid/").catch(() => 0),
  fetch("https://secret.invalid/").catch(() => 0),
  fetch("http://localhost:64999/").catch(() => 0),
  fetch("http://127.0.0.1:64999/").catch(() => 0),
  new Promise((done) => {{ worker.onmessage = done; }}),
  new Promise((done) => {{ new WebSocket("ws://socket.invalid/").onclose = done; }}),
]).then(() => true);
</script>"""
ERRORS = f"""{HEAD}<script>console.warn("a warning"); console.error("said aloud", 7);</script>
<script>throw new Error("uncaught in page")</script><script>
Promise.reject(new Error("rejected in page"));
new Worker(URL.createObjectURL(new Blob(["throw new Error('uncaught in worker')"])));
new Worker(URL.createObjectURL(new Blob(["console.error('said by worker')"])));
</script>"""
STALL = f"""{HEAD}<p>still</p><script>
window.stall = (ms) => {{ const end = performance.now() + ms; while (performance.now() < end); }};
</script>"""
FIELDS = HEAD + "".join(
    f"<label>{name} <input name={name}></label>"
    for name in ("name", "email", "street", "city", "country", "phone")
)
STRICT = HEAD.replace(
    "<title>",
    """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
<title>""",
)
INACCESSIBLE = f"""{STRICT}<main><h1>Shop</h1><img src='data:,'><button></button></main>
<script>window.ran = 1</script>"""


def write_sample_pages(root: Path) -> None:
    """Write the pages, a script and a module into a folder that does not exist yet."""
    (root / "sub").mkdir(parents=True)
    pages = {
        "index": f"{HEAD}<p>quiet</p>",
        "form": FORM,
        "fields": FIELDS,
        "outside": OUTSIDE,
        "errors": ERRORS,
        "stall": STALL,
        "inaccessible": INACCESSIBLE,
        "script": f"{HEAD}<p>plain</p><script>document.body.textContent = 'scripted'</script>",
        "sub/index": f"{HEAD}<p>below</p><script src='../half.js'></script>",
    }
    for name, html in pages.items():
        (root / f"{name}.html").write_text(html, encoding="utf-8")
    (root / "half.js").write_text("window.half = 1;\nwindow.whole = 1;\n", encoding="utf-8")
    (root / "tiny.wasm").write_bytes(b"\0asm\1\0\0\0")
