// One try at starting Python: the parts arrive, are unpacked, and go to Python's own worker.
//
// On http the parts of the pack are fetched; on file://, where nothing can be fetched, script tags
// carry the same bytes as text. All that follows is the same for both.

import { locatedPart } from "./pack.js";
import { partTrouble, unpackedPart } from "./part.js";
import UNPACKER from "worker:./unpacker.js";

/** @typedef {import("./pack.js").Part} Part */
/** @typedef {import("./runtime.js").PageRuntime} PageRuntime */

export const AGAIN = "Try again, or reload the page.";

/** A failure that has a sentence for the reader. */
export class Trouble extends Error {}

export class Attempt {
  loaded = 0;
  over = false;
  watch = 0;
  /** @type {Worker[]} Python's own is the last. */
  workers = [];

  /** @param {PageRuntime} runtime told of what happens */
  constructor(runtime) {
    this.runtime = runtime;
  }

  begin() {
    this.wait();
    this.load().catch((reason) => this.fail(reason));
  }

  /** End it, whatever it does. */
  end() {
    this.over = true;
    clearTimeout(this.watch);
    for (const each of this.workers) each.terminate();
  }

  /** @param {unknown} message */
  post(message) {
    this.workers.at(-1)?.postMessage(message);
  }

  /** @param {unknown} reason */
  fail(reason) {
    if (!this.over) this.runtime.fail(reason);
  }

  async load() {
    const { pack, kept } = this.runtime;
    const [core, wasm, rest] = pack.parts;
    if (!core || !wasm || !rest) {
      throw new Trouble("This page was built without its calculators. Build the course again.");
    }
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
      throw new Trouble(
        "This browser is too old to run Python. Use a current Chrome, Edge, Firefox or Safari.",
      );
    }
    if (kept.size === pack.parts.length) return this.bear(kept.get(core.name), [wasm, rest]);
    /** @type {(python: Worker) => void} */
    let started = () => {};
    this.unpack([wasm, rest], new Promise((resolve) => (started = resolve)));
    const arrived = (/** @type {number} */ bytes) => this.arrived(bytes);
    const text = await unpackedPart(await this.located(core), arrived, "text/javascript");
    const blob = await text.blob().catch(() => {
      throw partTrouble(core, "damaged");
    });
    if (this.over) return;
    this.runtime.mark("core");
    if (pack.guest) kept.set(core.name, blob);
    started(this.bear(blob, []));
  }

  /** Have the large parts unpacked, and handed to Python. @param {Part[]} parts @param {Promise<Worker>} python */
  unpack(parts, python) {
    const { pack, kept } = this.runtime;
    const unpacker = this.worker(new Blob([UNPACKER], { type: "text/javascript" }));
    let open = parts.length;
    unpacker.onmessage = async ({ data }) => {
      if (data.arrived) return this.arrived(data.arrived);
      if (data.trouble) return this.fail(data.trouble);
      const { name, content } = data;
      this.runtime.mark(name);
      if ((open -= 1) === 0) unpacker.terminate();
      if (pack.guest) kept.set(name, content);
      const transfer = content instanceof ArrayBuffer && !pack.guest ? [content] : [];
      (await python).postMessage({ [name]: content }, transfer);
    };
    for (const part of parts) {
      this.located(part)
        .then((found) => unpacker.postMessage(found))
        .catch((reason) => this.fail(reason));
    }
  }

  /** Begin Python's own worker, and give it the parts that are there. @param {Blob} text @param {Part[]} parts */
  bear(text, parts) {
    const born = this.worker(text);
    born.onmessage = ({ data }) => {
      if (!this.over) this.runtime.hear(data);
    };
    for (const { name } of parts) born.postMessage({ [name]: this.runtime.kept.get(name) });
    return born;
  }

  /** @param {Part} part */
  located(part) {
    const { pack, home, failures } = this.runtime;
    return locatedPart(part, pack, home, failures);
  }

  /** @param {Blob} text */
  worker(text) {
    const born = new Worker(URL.createObjectURL(text));
    born.onerror = (event) => {
      event.preventDefault();
      const reason = event.message || "the browser gave no reason";
      this.fail(new Trouble(`Python stopped (${reason}). ${AGAIN}`));
    };
    this.workers.push(born);
    return born;
  }

  /** @param {number} bytes */
  arrived(bytes) {
    if (this.over) return;
    this.loaded += bytes;
    this.wait();
    this.runtime.showArrival();
  }

  /** Fail when nothing at all happens for too long. */
  wait() {
    const { patience } = this.runtime.pack;
    clearTimeout(this.watch);
    const late = `Nothing came for ${patience} seconds. Check the connection, then try again.`;
    this.watch = window.setTimeout(() => this.fail(new Trouble(late)), patience * 1000);
  }
}
