// The worker of Material's search, started by its first message: Material makes one on every page,
// and its program need not come before someone searches. In a folder opened by double-click, where
// a browser starts no worker from a file, a hidden frame does a worker's work.

import { tag } from "../element.js";

export class SearchWorker extends EventTarget {
  /** @type {Promise<{ postMessage: (message: unknown) => void }> | undefined} */
  worker;

  /** @param {string | URL} address */
  constructor(address) {
    super();
    this.address = new URL(address, location.href).href;
  }

  /** @param {unknown} message */
  async postMessage(message) {
    const tell = (/** @type {unknown} */ data) =>
      this.dispatchEvent(new MessageEvent("message", { data }));
    this.worker ??= (location.protocol === "file:" ? inFrame : inWorker)(this.address, tell);
    (await this.worker).postMessage(message);
  }
}

/** @param {string} address @param {(data: unknown) => void} tell */
async function inWorker(address, tell) {
  const worker = new Worker(address);
  worker.addEventListener("message", ({ data }) => tell(data));
  return worker;
}

/** @param {string} address @param {(data: unknown) => void} tell */
async function inFrame(address, tell) {
  const frame = tag("iframe", { hidden: true });
  document.body.append(frame);
  const inside = /** @type {any} */ (frame.contentWindow);
  inside.document.open(); // or a browser may put an empty page in its place later
  inside.document.close();
  const load = (/** @type {string} */ src) =>
    new Promise((resolve, reject) => {
      // eslint-disable-next-line no-restricted-syntax -- an element of another document
      const script = inside.document.createElement("script");
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      script.src = src;
      inside.document.head.append(script);
    });
  // What a worker's program expects to find.
  inside.importScripts = async (/** @type {string[]} */ ...addresses) => {
    for (const each of addresses) await load(each);
  };
  inside.postMessage = (/** @type {unknown} */ data) => tell(structuredClone(data));
  await load(address);
  return {
    postMessage: (/** @type {unknown} */ data) =>
      inside.dispatchEvent(new MessageEvent("message", { data: inside.structuredClone(data) })),
  };
}
