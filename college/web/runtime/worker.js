// What the worker says and hears: the parts of Python come in, then questions.
//
// In:  { wasm }, then { memory } or { library }; then { id, name, text } as often as wanted.
// Out: { ready } with the times of the start, or { failed }; then { id, text } or { id, error }.
// A Python that runs programs of others also says { print } for each line they print.
// The build ends the worker's text with a call of serve(), and under Node it uses the rest.

import { startPython } from "./python.js";

export { barePython, doorCode, hands } from "./python.js";

/** @typedef {import("./python.js").Python} Python */

/** What reaches beyond a worker. */
const WAYS_OUT = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebTransport",
  "EventSource",
  "importScripts",
  "Worker",
  "SharedWorker",
  "BroadcastChannel",
  "indexedDB",
  "caches",
];

/**
 * Start Python from the parts that arrive, then answer.
 * @param {{ entry: string, from: "memory" | "library", guestMegabytes?: number }} pack
 */
export function serve({ entry, from, guestMegabytes: megabytes }) {
  /** @type {Record<string, number>} */
  const times = {};
  const mark = (/** @type {string} */ name) => {
    times[name] = performance.timeOrigin + performance.now();
  };
  /** @type {Record<string, (part: any) => void>} */
  const receive = {};
  const arrival = (/** @type {string} */ name) =>
    new Promise((resolve) => (receive[name] = resolve));
  const wasm = arrival("wasm");
  const rest = arrival(from);

  const limits = megabytes
    ? { megabytes, print: (/** @type {string} */ print) => self.postMessage({ print }) }
    : {};
  if (megabytes) cutOff();

  /** @type {Python | undefined} */
  let python;

  async function start() {
    mark("worker");
    python = await startPython({
      wasm,
      entry,
      mark,
      limits,
      [from]: from === "memory" ? rest : await rest,
    });
    self.postMessage({ ready: times });
  }

  /** @param {{ id: number, name: string, text: string }} question */
  function reply({ id, name, text }) {
    try {
      self.postMessage({ id, text: python?.answer(name, text) });
    } catch (error) {
      // A trap or a full stack leaves Python's memory in doubt; an exception of Python's own does not.
      const lost = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      self.postMessage(
        lost
          ? { failed: String(error) }
          : { id, error: error instanceof Error ? error.message : String(error) },
      );
    }
  }

  self.onmessage = ({ data }) => {
    if ("id" in data) reply(data);
    else for (const name of Object.keys(data)) receive[name]?.(data[name]);
  };
  start().catch((error) => self.postMessage({ failed: String(error) }));
}

/** Take from the worker what reaches beyond it, before a program of someone else runs in it. */
function cutOff() {
  for (const way of WAYS_OUT) Object.defineProperty(self, way, { value: undefined });
}
