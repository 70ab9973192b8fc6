// The one place where text becomes the address of a script: where the browser asks for it (Trusted
// Types), only files of this course's own folder and Python's workers pass, and no code made of text.

import { ROOT } from "../here.js";

const OURS = [ROOT.href, `blob:${ROOT.protocol === "file:" ? "null" : ROOT.origin}/`];

/** HTML passes, as the page's policy lets none of it run. @param {Window} [page] */
export function trustOwnScripts(page = window) {
  /** @type {any} */ (page).trustedTypes?.createPolicy("default", {
    createHTML: (/** @type {string} */ html) => html,
    createScriptURL: (/** @type {string} */ address) => {
      const { href } = new URL(address, ROOT);
      return OURS.some((start) => href.startsWith(start)) ? href : null;
    },
  });
}
