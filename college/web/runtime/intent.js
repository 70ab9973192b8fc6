// This file is how the page notices that a reader wants Python: a touch, a focus, a scroll nearby.
// Nothing starts before that, and the reader is told what is happening from then on.

"use strict";

/**
 * @typedef {object} RuntimeState
 * @property {"idle" | "starting" | "ready" | "failed"} state
 * @property {string} sentence
 */

/**
 * @typedef {object} College
 * @property {string} state
 * @property {string} sentence
 * @property {Promise<void>} ready
 * @property {() => void} start
 * @property {() => void} retry
 * @property {(name: string, text: string) => Promise<string>} answer
 */

/** @returns {College} */
function college() {
  return /** @type {any} */ (window).computeCollege;
}

/**
 * Call `start` once, at the first sign that the reader turns to the element.
 * @param {HTMLElement} element
 * @param {() => void} start
 */
// eslint-disable-next-line no-unused-vars
function whenWanted(element, start) {
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
  for (const type of ["wheel", "touchmove", "keydown"]) {
    window.addEventListener(
      type,
      () => {
        moved = true;
        if (near) go();
      },
      { signal, passive: true },
    );
  }
}

/**
 * Keep an element's data-state and its visible line in step with the runtime, from the moment
 * that the reader turned to it.
 * @param {HTMLElement} element
 * @param {HTMLElement} line
 */
// eslint-disable-next-line no-unused-vars
function showState(element, line) {
  const tell = (/** @type {RuntimeState} */ { state, sentence }) => {
    element.dataset.state = state === "idle" ? "static" : state;
    line.textContent = state === "ready" ? "Live: Python in this page recalculates as you type." : sentence;
    if (state !== "failed") return;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = "Try again";
    again.addEventListener("click", () => college().retry());
    line.append(" ", again);
  };
  document.addEventListener("computecollege:state", (event) => tell(/** @type {CustomEvent<RuntimeState>} */ (event).detail));
  if (college().state === "idle") college().start();
  else tell(/** @type {any} */ (college()));
}
