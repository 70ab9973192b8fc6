// What a reader does with a result: copy it, link to it, keep it as A, print it.

import { tag } from "../../element.js";
import { courseMap } from "../../record/course.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */

/** @type {Record<string, string>} */
const SAID = {
  link: "The link is copied.",
  text: "Copied as text.",
  markdown: "Copied as Markdown.",
  csv: "Copied as CSV.",
};

/** The address that opens this calculator with these inputs. @param {CourseCalculator} calculator */
function linkTo(calculator) {
  const pairs = calculator.last?.link ?? [["c", calculator.name]];
  const address = new URL(location.href);
  address.hash = new URLSearchParams(pairs).toString();
  return address.href;
}

/** Do one of the buttons below a result. @param {CourseCalculator} calculator @param {string} action */
export async function share(calculator, action) {
  if (action === "print") return window.print();
  if (action === "keep") return keep(calculator);
  const day = new Date().toISOString().slice(0, 10);
  await answered(calculator, { copy: { link: linkTo(calculator), day, course: courseMap().name } });
  const link = linkTo(calculator);
  if (action === "link") history.replaceState(null, "", new URL(link).hash);
  const text = action === "link" ? link : calculator.last.copies[action];
  const place = calculator.place("copied");
  place.hidden = false;
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = SAID[action];
  } catch {
    // No clipboard: the text itself, ready to be copied by hand.
    const box = tag("textarea", { readonly: true, rows: "6", "aria-label": "Text to copy" }, text);
    place.replaceChildren("Copy this: ", box);
    box.select();
  }
}

/** Ask Python, and wait for what it says. @param {CourseCalculator} calculator @param {object} extra */
function answered(calculator, extra) {
  return new Promise((resolve) => {
    calculator.addEventListener("answered", resolve, { once: true });
    calculator.ask({ ...extra, settled: true });
  });
}

/** Pin the inputs as A, or forget them. @param {CourseCalculator} calculator */
async function keep(calculator) {
  const button = /** @type {HTMLElement} */ (calculator.querySelector('[data-do="keep"]'));
  if (calculator.pinned) calculator.pinned = undefined;
  else {
    if (!calculator.last) await answered(calculator, {});
    calculator.pinned = calculator.last.now;
  }
  button.textContent = calculator.pinned ? "Forget A" : "Keep as A";
  const place = calculator.place("copied");
  place.hidden = false;
  place.textContent = calculator.pinned
    ? "A is kept. Change a number: B, beside it, stands below."
    : "A is forgotten.";
  calculator.ask({ settled: true });
}
