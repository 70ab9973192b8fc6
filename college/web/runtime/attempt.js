// One try at starting Python: the parts arrive, are unpacked, and go to Python's own worker.
//
// On http the parts of the pack are fetched; on file://, where nothing can be fetched, script tags
// carry the same bytes as text. All that follows is the same for both.

import { locatedPart } from "./pack.js";
import { finishedPart, unpackedPart } from "./part.js";
import UNPACKER from "worker:./unpacker.js";

/** @typedef {import("./pack.js").Part} Part */
/** @typedef {import("./runtime.js").PageRuntime} PageRuntime */

export const AGAIN = "Try again, or reload the page.";

/** How many seconds Python may be silent before the reader is told, and may have it start again. */
export const SILENCE = 4;

/** A failure that has a sentence for the reader. */
export class Trouble extends Error {}

export class Attempt {
  loaded = 0;
  over = false;
  /** Whether Python runs, and takes questions. */
  answers = false;
  /** @type {number[]} What happens if nothing does. */
  watches = [];
  /** @type {Worker[]} Python's own is the last. */
  workers = [];
  /** @type {Promise<void> | undefined} A part that came after the start. */
  added;

  /** @param {PageRuntime} runtime told of what happens */
  constructor(runtime) {
    this.runtime = runtime;
  }

  begin() {
    this.wait();
    this.load().catch((reason) => this.fail(reason));
  }

  /** Note that Python runs. */
  started() {
    this.answers = true;
    this.rest();
  }

  /** End it, whatever it does. */
  end() {
    this.over = true;
    this.answers = false;
    this.rest();
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

  /** Tell of a silence. */
  late() {
    if (!this.over) this.runtime.late();
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
    const found = await this.located(core);
    const blob = await unpackedPart(found, arrived, "text/javascript", (each) => each.blob());
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

  /** Give Python a part that the start does not need, once. @param {Part} part */
  add(part) {
    this.added ??= this.located(part)
      .then((found) => finishedPart(found, () => {}))
      .then((content) => this.post({ later: content }))
      .catch((reason) => {
        this.added = undefined;
        throw reason;
      });
    return this.added;
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

  /** Tell when nothing happens, and fail when nothing at all happens for too long. */
  wait() {
    const { patience } = this.runtime.pack;
    this.rest();
    const late = `Nothing came for ${patience} seconds. Check the connection, then try again.`;
    this.watches = [
      window.setTimeout(() => this.late(), SILENCE * 1000),
      window.setTimeout(() => this.fail(new Trouble(late)), patience * 1000),
    ];
  }

  /** Watch no longer. */
  rest() {
    for (const watch of this.watches) clearTimeout(watch);
  }
}
