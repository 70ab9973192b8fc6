// What became of a run, set in the page: the verdict, each check, an error with its lines.

import { tag } from "../../element.js";

/** @typedef {import("./machine.js").Result} Result */
/** @typedef {import("../../api.js").Outcome} Outcome */

const WORDS = { passed: "Passed", failed: "Not yet", error: "Error", skipped: "Not tried" };

/** Return the verdict in a sentence. @param {Result} result */
export function verdict({ error, checks, passed }) {
  if (error) return "Your program stopped with an error.";
  const good = checks.filter((check) => check.state === "passed").length;
  if (passed)
    return checks.length === 1 ? "The check passes." : `All ${checks.length} checks pass.`;
  return `${good} of ${checks.length} checks ${good === 1 ? "passes" : "pass"}.`;
}

/** Show a result in the place of the last one. @param {HTMLElement} place @param {Result} result */
export function showResult(place, result) {
  const { error, checks, passed } = result;
  place.dataset.passed = passed ? "yes" : "no";
  place.replaceChildren(
    tag("p", { class: "cc-exercise-verdict" }, verdict(result)),
    error ? tag("pre", { class: "cc-exercise-trouble" }, error) : "",
    checks.length ? tag("ol", { class: "cc-exercise-outcomes" }, ...checks.map(item)) : "",
  );
  place.hidden = false;
}

/**
 * Show only a sentence: the run was stopped, or Python did not start.
 * @param {HTMLElement} place @param {string} sentence
 */
export function showSentence(place, sentence) {
  place.dataset.passed = "no";
  place.replaceChildren(tag("p", { class: "cc-exercise-verdict" }, sentence));
  place.hidden = false;
}

/** @param {Outcome} check */
function item({ state, hidden, code, got, message }) {
  const told =
    state === "error"
      ? tag("pre", { class: "cc-exercise-trouble" }, message)
      : tag("p", {}, message);
  return tag(
    "li",
    { "data-state": state },
    tag("b", {}, WORDS[state]),
    hidden && " ",
    hidden && tag("span", { class: "cc-note" }, "(hidden check)"),
    code && tag("pre", {}, code),
    got && tag("p", {}, "Your program gave ", tag("code", {}, got), "."),
    message && told,
  );
}
