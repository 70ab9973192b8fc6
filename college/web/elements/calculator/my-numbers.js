// The reader's own numbers, offered in every calculator as one more start.

import { tag } from "../../element.js";
import { courseMap } from "../../record/course.js";
import { OWN } from "../../record/record.js";
import { learning } from "../../record/store.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */
/** @typedef {import("../../record/record.js").LearningRecord} LearningRecord */

const MINE = "mine";

/** Offer them, as far as the calculator knows any. @param {CourseCalculator} calculator */
export function offerMyNumbers(calculator) {
  learning().follow((record) => {
    const some = Object.keys(known(calculator, record)).length > 0;
    const select = calculator.querySelector("select[data-preset]");
    const option = select?.querySelector(`option[value=${MINE}]`);
    if (some && !option) select?.append(tag("option", { value: MINE }, courseMap().mine));
    else if (!some) option?.remove();
  });
  // Before the calculator's own listener, which knows presets by number only.
  const choose = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    if (!("preset" in select.dataset) || select.value !== MINE) return;
    event.stopPropagation();
    calculator.change({ linked: known(calculator, learning().record), settled: true });
  };
  calculator.addEventListener("change", choose, true);
}

/** @param {CourseCalculator} calculator @param {LearningRecord} record */
function known(calculator, record) {
  const names = calculator.fields().map((field) => field.name);
  const numbers = Object.entries(record.numbers[OWN]?.values ?? {});
  return Object.fromEntries(
    numbers.filter(([name]) => names.includes(name)).map(([name, item]) => [name, item.value]),
  );
}
