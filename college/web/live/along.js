// The reader's numbers on their way to other pages: a calculator of its own, and the next lesson.

import { pageNumbers } from "./page-numbers.js";

const WAYS = "a[data-from-scenario], article a[rel=next]";

/** Have the links that lead on carry the page's numbers. */
export function takeNumbersAlong() {
  document.addEventListener("college:numbers", () => {
    for (const way of document.querySelectorAll(WAYS)) {
      const link = /** @type {HTMLAnchorElement} */ (way);
      const { fromScenario: scenario } = link.dataset;
      const [page, hash] = (link.dataset.printed ??= link.getAttribute("href") ?? "").split("#");
      const carried = new URLSearchParams(hash);
      const own = scenario ? inputsOf(scenario) : inputsByCalculator();
      own.forEach((text, input) => carried.set(input, text));
      link.setAttribute("href", carried.size ? `${page}#${carried}` : page);
    }
  });
}

/**
 * The changed inputs of a scenario, those it takes from the ones it is like included.
 * @param {string} scenario @returns {Map<string, string>}
 */
function inputsOf(scenario) {
  const item = pageNumbers().scenarios[scenario];
  if (!item) return new Map();
  const found = inputsOf(item.like);
  Object.keys(item.given).forEach((input) => found.delete(input));
  changed(scenario).forEach(([input, text]) => found.set(input, text));
  return found;
}

/** The changed inputs, each under its calculator: another lesson calls its scenarios otherwise. */
function inputsByCalculator() {
  /** @type {Map<string, string>} */
  const found = new Map();
  const all = Object.entries(pageNumbers().scenarios).reverse(); // the first of a calculator wins
  for (const [scenario, { calculator }] of all) {
    if (!calculator) continue;
    changed(scenario).forEach(([input, text]) => found.set(`${calculator}:${input}`, text));
  }
  return found;
}

/**
 * What a reader changed of a scenario itself.
 * @param {string} scenario @returns {[string, string][]}
 */
function changed(scenario) {
  return pageNumbers().link.flatMap(([address, text]) => {
    const [of, input] = address.split(".");
    return of === scenario ? [[input, text]] : [];
  });
}

/**
 * What a link from another lesson says, in this page's own scenarios.
 * @param {[string, string][]} linked @returns {[string, string][]}
 */
export function fromAnotherLesson(linked) {
  const scenarios = Object.entries(pageNumbers().scenarios);
  return linked.flatMap(([address, text]) => {
    const [calculator, input] = address.split(":");
    const own = input && scenarios.find(([, item]) => item.calculator === calculator);
    return own ? [[`${own[0]}.${input}`, text]] : [];
  });
}
