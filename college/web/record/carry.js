// How the record gets from page to page where each page has a memory of its own, as in Firefox with
// a folder opened by double-click: in the link that is followed, behind `~p=`.

import { packedLives, unpackedLives } from "./packed.js";

/** @typedef {import("./store.js").Learning} Learning */

const MARK = "~p=";

/** Take in what the page's address carries, and load every link that is followed. @param {Learning} learning */
export function carryRecord(learning) {
  if (location.protocol !== "file:") return;
  unload(learning);
  const load = (/** @type {Event} */ event) => loadLink(event, learning);
  document.addEventListener("click", load, true);
  document.addEventListener("auxclick", load, true);
}

/** @param {Learning} learning */
function unload(learning) {
  const at = location.hash.indexOf(MARK);
  if (at < 0) return;
  const own = location.hash.slice(1, at);
  const packed = location.hash.slice(at + MARK.length);
  // As a link to that place would: it scrolls, and listeners hear of it.
  if (own) location.replace(`#${own}`);
  else history.replaceState(history.state, "", location.pathname + location.search);
  try {
    learning.add(unpackedLives(packed));
  } catch {
    // a link cut short carries nothing; the page's own memory stands
  }
}

/** @param {Event} event @param {Learning} learning */
function loadLink({ target }, learning) {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download")) return;
  if (link.protocol !== "file:" || !link.pathname.endsWith(".html")) return;
  if (link.pathname === location.pathname) return;
  const plain = link.getAttribute("href") ?? "";
  const whole = link.href.includes("#") ? link.href : `${link.href}#`;
  link.href = `${whole}${MARK}${packedLives(learning.stored)}`;
  setTimeout(() => link.setAttribute("href", plain)); // copied or hovered, it is plain again
}
