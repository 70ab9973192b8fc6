// This file is how a script that lies beside this one comes to the page, when it is first needed.

const home = /** @type {HTMLScriptElement} */ (document.currentScript).src;
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
    const tag = document.createElement("script");
    tag.src = new URL(address, home).href;
    tag.onload = () => resolve();
    tag.onerror = () => {
      coming.delete(address);
      tag.remove();
      reject(new Error("A script of this page did not come. Look at the connection, then try again."));
    };
    document.head.append(tag);
  });
  coming.set(address, script);
  return script;
}
