// How the page notices that a reader wants Python: a touch, a focus, a scroll nearby. Nothing
// starts before that, and the reader is told what is happening from then on.

import { button } from "../element.js";
import { onState, python } from "./python_in_page.js";

/** @typedef {import("./python_in_page.js").RuntimeState} RuntimeState */

/**
 * Call `start` once, at the first sign that the reader turns to the element.
 * @param {HTMLElement} element
 * @param {() => void} start
 */
export function whenWanted(element, start) {
  const done = new AbortController();
  const { signal } = done;
  let near = false;
  let moved = false;
  const go = () => {
    done.abort();
    nearby.disconnect();
    start();
  };
  const nearby = new IntersectionObserver(
    (entries) => {
      near = entries[entries.length - 1].isIntersecting;
      if (near && moved) go();
    },
    { rootMargin: "50% 0px" },
  );
  nearby.observe(element);
  for (const type of ["pointerenter", "pointerdown", "focusin", "input"]) {
    element.addEventListener(type, go, { signal, passive: true });
  }
  // A scroll the browser makes by itself (a restored position, a link to a heading) is no intent.
  const move = () => {
    moved = true;
    if (near) go();
  };
  for (const type of ["wheel", "touchmove", "keydown"]) {
    window.addEventListener(type, move, { signal, passive: true });
  }
}

/**
 * Keep an element's data-state and its visible line in step with the runtime, from the moment
 * that the reader turned to it.
 * @param {HTMLElement} element
 * @param {HTMLElement} line
 */
export function showState(element, line) {
  const tell = (/** @type {RuntimeState} */ { state, sentence }) => {
    element.dataset.state = state === "idle" ? "static" : state;
    const live = "Live: Python in this page recalculates as you type.";
    line.textContent = state === "ready" ? live : sentence;
    if (state !== "failed" && state !== "late") return;
    const words = state === "late" ? "Start it again" : "Try again";
    line.append(
      " ",
      button(words, () => python().retry(), { class: null }),
    );
  };
  onState(tell);
  if (python().state === "idle") python().start();
  else tell(python());
}
