// A browser's bare worker, as far as Python's start needs one, under Node.
//
// The worker's own text runs in it unchanged, so that the build makes and tests what readers get.
import vm from "node:vm";

/** A world in which nothing differs from build to build: neither clock nor chance. */
export const STILL = {
  performance: { now: () => 0, timeOrigin: 0 },
  crypto: { getRandomValues: (bytes) => bytes.fill(1) },
};
const NOON = "Date.now = () => 946728000000;";

/**
 * Give the global object of a new bare worker in which `text` has run.
 * @param {string} text
 * @param {object} [world] what is other than in Node
 */
export function workerStub(text, world = {}) {
  const worker = {
    WebAssembly, TextDecoder, TextEncoder, URL, AbortController, AbortSignal,
    performance, crypto, console, setTimeout, clearTimeout, postMessage() {},
    ...world,
  };
  worker.self = worker;
  worker.WorkerGlobalScope = class {};
  vm.createContext(worker);
  if (world === STILL) vm.runInContext(NOON, worker);
  vm.runInContext(text, worker, { filename: "core.js" });
  return worker;
}
