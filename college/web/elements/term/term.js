// A glossary term in the text: its definition beside it, on hover, focus and touch. It can be
// pointed at, dismissed with Escape, and stays until then; without it the term is a link.

import { tag } from "../../element.js";

const DELAY = 150;
const GAP = 6;
const EDGE = 8;
/** @type {HTMLElement | undefined} */
let tip;
/** @type {HTMLElement | undefined} */
let owner;
let leaving = 0;

function hide() {
  tip?.remove();
  owner?.removeAttribute("aria-describedby");
  tip = owner = undefined;
}

/** @param {HTMLElement} term */
function show(term) {
  clearTimeout(leaving);
  if (term === owner) return;
  hide();
  owner = term;
  const id = "cc-tip";
  tip = tag("span", { class: "cc-term-tip", id, role: "tooltip" }, term.dataset.definition);
  term.setAttribute("aria-describedby", id);
  document.body.append(tip);
  const at = term.getBoundingClientRect();
  const right = document.documentElement.clientWidth - tip.offsetWidth - EDGE;
  const left = Math.max(EDGE, Math.min(at.left, right));
  const below = at.bottom + GAP + tip.offsetHeight < window.innerHeight;
  const top = below ? at.bottom + GAP : at.top - tip.offsetHeight - GAP;
  tip.style.left = `${left + window.scrollX}px`;
  tip.style.top = `${top + window.scrollY}px`;
}

/** @param {Event} event @returns {HTMLElement | null} */
const termAt = ({ target }) => (target instanceof Element ? target.closest(".cc-term") : null);
/** @param {Event} event */
const onTip = ({ target }) => target instanceof Element && target.closest(".cc-term-tip");

document.addEventListener("pointerover", (event) => {
  const term = termAt(event);
  if (event.pointerType === "touch") return;
  if (term) show(term);
  else if (onTip(event)) clearTimeout(leaving);
  else if (tip && document.activeElement !== owner) {
    clearTimeout(leaving);
    leaving = window.setTimeout(hide, DELAY);
  }
});
document.addEventListener("focusin", (event) => {
  const term = termAt(event);
  if (term) show(term);
  else hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
// The first touch tells the definition, the second follows the link.
document.addEventListener("click", (event) => {
  const term = termAt(event);
  const touched = /** @type {PointerEvent} */ (event).pointerType === "touch";
  if (term && touched && !term.dataset.shown) {
    event.preventDefault();
    for (const other of document.querySelectorAll(".cc-term[data-shown]")) {
      other.removeAttribute("data-shown");
    }
    term.dataset.shown = "yes";
    show(term);
  } else if (!term && !onTip(event)) hide();
});
