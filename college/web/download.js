// A text or a picture handed to the reader as a file.

import { tag } from "./element.js";

/** @param {string} name of the file @param {string | Blob} content @param {string} type */
export function download(name, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  tag("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
