// A number in a sentence, moved without typing: dragged along its scale, or stepped with the keys.
// It only counts stops; which number a stop stands for is Python's to say.

import { pageNumbers } from "./page-numbers.js";

const PIXELS_A_STOP = 4;
const REST = 200; // milliseconds without a key before all is drawn
/** @type {Record<string, number>} */
const KEYS = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Let a field be dragged and stepped. @param {HTMLInputElement} field */
export function makeMovable(field) {
  field.addEventListener("keydown", (event) => step(field, event));
  field.addEventListener("pointerdown", (event) => drag(field, event));
  // A press may become a drag: the text is not marked before it is known.
  field.addEventListener("mousedown", (event) => {
    if (document.activeElement !== field) event.preventDefault();
  });
}

let resting = 0;

/** Draw everything once the keys rest. @param {boolean} now */
function settle(now) {
  clearTimeout(resting);
  const rest = () => pageNumbers().ask({ key: "rest", settled: true });
  if (now) rest();
  else resting = window.setTimeout(rest, REST);
}

/** @param {HTMLInputElement} field @param {KeyboardEvent} event */
function step(field, event) {
  const by = KEYS[event.key];
  if (!by || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const numbers = pageNumbers();
  const key = `step ${field.name}`;
  const unasked = numbers.waiting.find((act) => act.key === key)?.change?.moved?.by ?? 0;
  const change = { moved: { address: field.name, by: unasked + by } };
  numbers.ask({ key, change, moving: true, settled: true });
  settle(false);
}

/** @param {HTMLInputElement} field @param {PointerEvent} event */
function drag(field, event) {
  if (event.button !== 0 || document.activeElement === field) return;
  const numbers = pageNumbers();
  const { changes } = numbers;
  const begin = event.clientX;
  const done = new AbortController();
  const { signal } = done;
  let at = 0;
  let moved = false;
  /** @param {PointerEvent} next */
  const move = (next) => {
    const by = Math.trunc((next.clientX - begin) / PIXELS_A_STOP);
    if (by === at) return;
    if (!moved) field.setPointerCapture(next.pointerId);
    [at, moved] = [by, true];
    field.classList.add("cc-example-dragged");
    const change = { moved: { address: field.name, by } };
    numbers.ask({ key: field.name, change, from: changes, moving: true, settled: true });
  };
  const end = () => {
    done.abort();
    field.classList.remove("cc-example-dragged");
    if (moved) settle(true);
  };
  const press = () => {
    if (moved) return;
    field.focus();
    field.select();
  };
  field.addEventListener("pointermove", move, { signal });
  field.addEventListener("pointercancel", end, { signal });
  field.addEventListener("pointerup", () => (end(), press()), { signal });
}
