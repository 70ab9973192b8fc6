// What a reader does to a calculator's form, as the changes it means.

import { hearFolds } from "./opening.js";
import { linkTo } from "./sharing.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */

const TYPING_PAUSE = 250;
const SLIDING_PAUSE = 200;

/** Hear everything that happens in a calculator. @param {CourseCalculator} calculator */
export function listen(calculator) {
  hearFields(calculator);
  calculator.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (button?.dataset.reset) calculator.reset(button.dataset.reset);
    else if (button?.dataset.savedDo) calculator.saved.act(button);
    else if (button?.dataset.do) calculator.act(button.dataset.do);
  });
  hearFolds(calculator);
  window.addEventListener("beforeprint", () => {
    calculator.place("address").textContent = linkTo(calculator);
  });
  calculator.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const writing = target.matches("input[type=text], textarea");
    const undo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    if (writing || !undo) return;
    event.preventDefault();
    calculator.act(event.shiftKey ? "redo" : "undo");
  });
}

/** @param {CourseCalculator} calculator */
function hearFields(calculator) {
  const { form } = calculator;
  let typing = 0;
  let frame = 0;
  let sliding = 0;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(typing);
    calculator.settle(document.activeElement);
  });
  form.addEventListener("input", (event) => {
    const target = /** @type {HTMLInputElement} */ (event.target);
    if (target.dataset.slider) {
      calculator.slid = [target.dataset.slider, Number(target.value)];
      cancelAnimationFrame(frame);
      clearTimeout(sliding);
      frame = requestAnimationFrame(() => calculator.change({ moving: true }));
      sliding = window.setTimeout(() => calculator.ask(), SLIDING_PAUSE);
    } else if (target.matches("input[name]")) {
      if (calculator.slid?.[0] === target.name) calculator.slid = undefined;
      clearTimeout(typing);
      typing = window.setTimeout(() => calculator.change({}, target.name), TYPING_PAUSE);
    }
  });
  form.addEventListener("change", (event) => {
    const target = /** @type {HTMLSelectElement} */ (event.target);
    const { writing, preset } = target.dataset;
    clearTimeout(typing);
    if (writing) calculator.change({ rewrite: { [writing]: Number(target.value) } });
    else if (preset !== undefined) {
      calculator.change({ slide: undefined, preset: Number(target.value), settled: true });
    } else if (target.name) calculator.settle(target);
  });
}
