// How a script that lies beside this one comes to the page, when it is first needed.

import { tag } from "../../element.js";
import { FOLDER } from "../../here.js";

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Have the script run, once; one that did not come is fetched again when asked again.
 * @param {string} address seen from this script's own
 * @returns {Promise<void>}
 */
export function loaded(address) {
  const known = coming.get(address);
  if (known) return known;
  /** @type {Promise<void>} */
  const script = new Promise((resolve, reject) => {
    const failed = "A script of this page did not come. Look at the connection, then try again.";
    const made = tag("script", {
      src: new URL(address, FOLDER).href,
      load: () => resolve(),
      error: () => {
        coming.delete(address);
        made.remove();
        reject(new Error(failed));
      },
    });
    document.head.append(made);
  });
  coming.set(address, script);
  return script;
}
