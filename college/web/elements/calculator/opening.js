// What opens of a calculator: a link to it, and its folds.

import { SCENARIO } from "./saved.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */

/** A link to this calculator with inputs in it is opened as soon as the page is. @param {CourseCalculator} calculator */
export function openLink(calculator) {
  const carried = new URLSearchParams(location.hash.slice(1));
  const first = document.querySelector(`course-calculator[name="${calculator.name}"]`);
  if (carried.get("c") !== calculator.name || first !== calculator) return;
  calculator.saved.take(carried.getAll(SCENARIO));
  carried.delete(SCENARIO);
  calculator.ask({ linked: Object.fromEntries(carried), settled: true });
  calculator.scrollIntoView({ block: "start" });
}

/** The parts that nobody sees: their folds are closed. @param {CourseCalculator} calculator */
export function closedParts(calculator) {
  const found = calculator.querySelectorAll(".cc-calculator-fold:not([open]) [data-part]");
  return [...found].map((part) => /** @type {HTMLElement} */ (part).dataset.part ?? "");
}

/**
 * What stands in a fold is made when it opens. The event does not bubble.
 * @param {CourseCalculator} calculator
 */
export function hearFolds(calculator) {
  const opened = (/** @type {Event} */ { target }) => {
    const fold = /** @type {HTMLDetailsElement} */ (target);
    if (!fold.open || !fold.classList.contains("cc-calculator-fold")) return;
    if (calculator.last || calculator.saved.all().length) calculator.ask();
  };
  calculator.addEventListener("toggle", opened, true);
}
