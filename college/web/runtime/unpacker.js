// The worker that unpacks: parts come in, `{ arrived }`, then `{ name, content }` or `{ trouble }`
// go out.

import { finishedPart } from "./part.js";

/** @typedef {import("./part.js").PartTrouble} PartTrouble */

self.onmessage = async ({ data }) => {
  try {
    const content = await finishedPart(data, (arrived) => self.postMessage({ arrived }));
    const transfer = content instanceof ArrayBuffer ? [content] : [];
    self.postMessage({ name: data.name, content }, { transfer });
  } catch (reason) {
    const { part, kind, detail } = /** @type {PartTrouble} */ (reason);
    self.postMessage({ trouble: { part, kind, detail } });
  }
};
