// What must happen before the page is first painted: the reader's choice of colors, and the few
// functions with which Material keeps it. It is the one script that a page waits for.

import { ROOT } from "../here.js";
import { tellWhatIsAbsent } from "./absent.js";
import { standInFor } from "./storage.js";
import { trustOwnScripts } from "./trusted.js";

const PALETTE = "__palette";

trustOwnScripts(ROOT);
tellWhatIsAbsent();
// Without one, Material asks another site for it: sizes that are told once are better than that.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
standInFor("sessionStorage");
if (standInFor("localStorage")) document.documentElement.dataset.forgets = "";

/** @param {string} name @param {() => Storage} [place] @param {URL} [scope] */
function get(name, place = () => localStorage, scope = ROOT) {
  try {
    return JSON.parse(place().getItem(`${scope.pathname}.${name}`) ?? "null");
  } catch {
    return null;
  }
}

Object.assign(window, {
  __md_scope: ROOT,
  __md_get: (/** @type {string} */ name, /** @type {Storage} */ place, /** @type {URL} */ scope) =>
    get(name, place && (() => place), scope),
  __md_set: (
    /** @type {string} */ name,
    /** @type {unknown} */ value,
    /** @type {Storage | undefined} */ place,
    scope = ROOT,
  ) => {
    try {
      (place ?? localStorage).setItem(`${scope.pathname}.${name}`, JSON.stringify(value));
    } catch {
      // Not kept: the choice lasts as long as the page.
    }
  },
  __md_hash: (/** @type {string} */ text) =>
    [...text].reduce((sum, sign) => (sum << 5) - sum + sign.charCodeAt(0), 0),
});

/** @param {Element | undefined} option @param {string} name */
const mark = (option, name) => option?.getAttribute(`data-md-color-${name}`) ?? "";

/** Show the colors that were chosen, and the button that says which. */
function showColors() {
  const options = [...document.querySelectorAll(".md-option")];
  const chosen = options[get(PALETTE)?.index ?? 0] ?? options[0];
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const media = mark(chosen, "media").replace(/scheme\)$/, `scheme: ${dark ? "dark" : "light"})`);
  const shown = options.find((option) => mark(option, "media") === media);
  for (const name of ["media", "scheme", "primary", "accent"]) {
    if (shown) document.body.setAttribute(`data-md-color-${name}`, mark(shown, name));
  }
  chosen?.nextElementSibling?.removeAttribute("hidden");
}

// The page is still being read: the choices are looked at as they come, before they are painted.
const reading = new MutationObserver(() => {
  showColors();
  if (document.querySelector("[data-md-component=palette] ~ *")) reading.disconnect();
});
reading.observe(document.documentElement, { childList: true, subtree: true });
document.documentElement.classList.replace("no-js", "js");
