// What the worker says and hears: the parts of Python come in, then questions.
//
// In:  { wasm }, then { memory } or { library }; then { id, name, text } as often as wanted, and
//      { later } with modules that the start does not need.
// Out: { ready } with the times of the start, or { failed }; then { id, text } or { id, error }.
// A Python that runs programs of others also says { print } for each line they print.
// The build ends the worker's text with a call of serve(), and under Node it uses the rest.

import { addModules } from "./later.js";
import { startPython } from "./python.js";
import { Measure, cutOff, measured, noCodeOfText } from "./walls.js";

export { barePython, doorCode, hands } from "./python.js";

/** @typedef {import("./python.js").Python} Python */

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

  const post = self.postMessage.bind(self);
  const measure = megabytes ? new Measure((print) => post({ print })) : undefined;
  const limits = measure
    ? { megabytes, print: (/** @type {string} */ line) => measure.print(line) }
    : {};
  if (measure) cutOff();

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
    if (measure) {
      measure.hold(python.module.FS);
      noCodeOfText();
    }
    post({ ready: times });
  }

  /** @param {{ id: number, name: string, text: string }} question */
  function reply({ id, name, text }) {
    measure?.renew();
    try {
      const said = python?.answer(name, text);
      post({ id, text: measure ? measured(said) : said });
    } catch (error) {
      // A trap or a full stack leaves Python's memory in doubt; an exception of Python's own does not.
      const lost = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      post(
        lost
          ? { failed: String(error) }
          : { id, error: error instanceof Error ? error.message : String(error) },
      );
    }
  }

  self.onmessage = ({ data }) => {
    if ("id" in data) reply(data);
    else if ("later" in data) addModules(/** @type {Python} */ (python), data.later);
    else for (const name of Object.keys(data)) receive[name]?.(data[name]);
  };
  start().catch((error) => post({ failed: String(error) }));
}
