// The pack as the page knows it: its record, where its parts lie, what to say when one is missing.

import { tag } from "../element.js";
import { partTrouble } from "./part.js";

/** @typedef {import("./part.js").PackedPart} PackedPart */
/**
 * A part; `pack` is the digest of another pack that lies beside this one and has the same part.
 * @typedef {{ name: string, bytes: number, sum: string, pack?: string }} Part
 */
/**
 * `name` is the global under which pages find this Python; a `guest` runs programs of others, is
 * stopped often, and keeps its parts to start from again. Patience is in seconds.
 * @typedef {object} Pack
 * @property {string} name
 * @property {string} digest
 * @property {string} level how far ahead it was started
 * @property {string[]} notes why not further
 * @property {number} patience
 * @property {boolean} guest
 * @property {Part[]} parts
 * @property {Part} [later] what comes only when a reader asks for it
 */

/** The function that a script which carries a part calls with it. */
const HOOK = "collegePart";

/**
 * Return a part with where it is: its address, or on file:// its text, which a script tag brings.
 * @param {Part} part @param {Pack} pack @param {URL} home @param {number} failures how often it went wrong before
 * @returns {Promise<PackedPart>}
 */
export async function locatedPart(part, pack, home, failures) {
  const place = part.pack ? new URL(`../${part.pack}/`, home) : home;
  const { name } = part;
  if (place.protocol === "file:") {
    return { ...part, carried: await carriedPart(part, new URL(`${name}.js?${failures}`, place)) };
  }
  const digest = (part.pack ?? pack.digest).slice(0, 16);
  const address = new URL(`${name}.bin?${digest}`, place).href;
  return { ...part, address, again: failures > 0 };
}

/** @param {Part} part @param {URL} address @returns {Promise<string>} */
function carriedPart(part, address) {
  // It tells the tag it came by, as two Pythons may load the same part.
  const hand = (/** @type {string} */ _, /** @type {string} */ detail) =>
    document.currentScript?.dispatchEvent(new CustomEvent(HOOK, { detail }));
  Reflect.set(window, HOOK, hand);
  return new Promise((resolve, reject) => {
    const script = tag("script", {
      src: address.href,
      [HOOK]: (event) => resolve(/** @type {CustomEvent<string>} */ (event).detail),
      error: () => reject(partTrouble(part, "absent", 0)),
      load: () => {
        script.remove();
        reject(partTrouble(part, "damaged")); // has no effect once it has handed over its text
      },
    });
    document.head.append(script);
  });
}

/**
 * Return what went wrong with a part, and what to do.
 * @param {any} reason @param {string} folder where it lies on file://, else nothing
 * @param {string} again
 */
export function partSentence(reason, folder, again) {
  const file = `${reason.part}.${folder ? "js" : "bin"}`;
  const copy = "Copy the whole course folder again.";
  const connection = "Check the connection, then try again.";
  switch (reason.kind) {
    case "absent":
      if (folder) return `The file ${file} is missing from the folder ${folder}. ${copy}`;
      if (reason.detail === "0") return `The file ${file} did not arrive. ${connection}`;
      return `The server did not give the file ${file} (it said ${reason.detail}). ${again}`;
    case "damaged":
      if (folder) return `The file ${file} in the folder ${folder} is damaged. ${copy}`;
      return `The file ${file} did not arrive whole. ${connection}`;
    case "other":
      if (folder) return `The file ${file} in the folder ${folder} is of another copy. ${copy}`;
      return `The file ${file} is not the one this page was made for. Reload the page.`;
    case "refused":
      return (
        `The browser refused to run Python (${reason.detail}). Allow WebAssembly for this page, ` +
        "or use another browser."
      );
    default:
      return `Python did not start (${reason}). ${again}`;
  }
}

/** Return the name of the folder that a part lies in. @param {any} reason @param {Pack} pack @param {URL} home */
export function folderOf(reason, pack, home) {
  const part = pack.parts.find(({ name }) => name === reason.part);
  return part?.pack ?? decodeURIComponent(home.pathname.split("/").at(-2) ?? "");
}
