// The worker of Material's search, started by its first message: Material makes one on every page,
// and its program need not come before someone searches. In a folder opened by double-click, where
// a browser starts no worker from a file, a hidden frame does a worker's work.

import { tag } from "../element.js";
import { secondTry } from "./second-try.js";
import { trustOwnScripts } from "./trusted.js";

/** @typedef {{type: number, data: any}} Message */
/** @typedef {import("./second-try.js").Found} Found */

/** How Material marks a question to its worker, and the answer. */
const ASKED = 2;
const ANSWERED = 3;

export class SearchWorker extends EventTarget {
  /** @type {Promise<{ postMessage: (message: unknown) => void }> | undefined} */
  worker;

  /** @param {string | URL} address */
  constructor(address) {
    super();
    this.address = new URL(address, location.href).href;
  }

  /** Questions on their way, in order; the answer to a first try, where it is the second. @type {{query: string, first?: Message}[]} */
  asked = [];

  /** @param {Message} message */
  async postMessage(message) {
    if (message.type === ASKED) this.asked.push({ query: message.data });
    const hear = (/** @type {any} */ data) => this.hear(data);
    this.worker ??= (location.protocol === "file:" ? inFrame : inWorker)(this.address, hear);
    (await this.worker).postMessage(message);
  }

  /** Pass on what the worker says; words it does not know are asked for once more. @param {Message} said */
  async hear(said) {
    if (said.type !== ANSWERED) return this.tell(said);
    const { query = "", first } = this.asked.shift() ?? {};
    if (first) {
      const better = count(said) > count(first) ? said : first;
      if (!this.asked.length) this.tell(better); // else the reader has typed on
      return;
    }
    const again = secondTry(query, said.data.items);
    if (!again) return this.tell(said);
    this.asked.push({ query: again, first: said });
    (await this.worker)?.postMessage({ type: ASKED, data: again });
  }

  /** @param {Message} data */
  tell(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** @param {Message} said */
const count = (said) => said.data.items.length;

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
  trustOwnScripts(/** @type {any} */ (window).__md_scope, inside);
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
