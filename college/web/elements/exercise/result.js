// This file is what became of a run, set in the page: the verdict, each check, an error with its lines.

/** @typedef {import("./machine.js").Result} Result */
/** @typedef {import("./machine.js").Outcome} Outcome */

const WORDS = { passed: "Passed", failed: "Not yet", error: "Error", skipped: "Not tried" };

/**
 * Give the verdict in a sentence.
 * @param {Result} result
 */
export function verdict({ error, checks, passed }) {
  if (error) return "Your program stopped with an error.";
  const good = checks.filter((check) => check.state === "passed").length;
  if (passed) return checks.length === 1 ? "The check passes." : `All ${checks.length} checks pass.`;
  return `${good} of ${checks.length} checks ${good === 1 ? "passes" : "pass"}.`;
}

/**
 * Show a result in the place of the last one.
 * @param {HTMLElement} place @param {Result} result
 */
export function showResult(place, result) {
  const said = element("p", "cc-verdict", verdict(result));
  place.dataset.passed = result.passed ? "yes" : "no";
  /** @type {HTMLElement[]} */
  const parts = [said];
  if (result.error) parts.push(element("pre", "cc-trouble", result.error));
  if (result.checks.length) {
    const list = element("ol", "cc-outcomes");
    list.append(...result.checks.map(item));
    parts.push(list);
  }
  place.replaceChildren(...parts);
  place.hidden = false;
}

/**
 * Show only a sentence: the run was stopped, or Python did not start.
 * @param {HTMLElement} place @param {string} sentence
 */
export function showSentence(place, sentence) {
  place.dataset.passed = "no";
  place.replaceChildren(element("p", "cc-verdict", sentence));
  place.hidden = false;
}

/** @param {Outcome} check */
function item(check) {
  const row = element("li", "");
  row.dataset.state = check.state;
  row.append(element("b", "", WORDS[check.state]));
  if (check.hidden) row.append(" ", element("span", "cc-note", "(hidden check)"));
  if (check.code) row.append(element("pre", "", check.code));
  if (check.got) {
    const got = element("p", "cc-got", "Your program gave ");
    got.append(element("code", "", check.got), ".");
    row.append(got);
  }
  if (check.message) row.append(check.state === "error" ? element("pre", "cc-trouble", check.message) : element("p", "", check.message));
  return row;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} css @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, css, text = "") {
  const made = document.createElement(tag);
  if (css) made.className = css;
  made.textContent = text;
  return made;
}
