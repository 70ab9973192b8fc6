// This file is what a reader does with a result: copy it, link to it, keep it as A, print it.

"use strict";

/**
 * @typedef {HTMLElement & {
 *   ask: (extra?: object) => void,
 *   place: (name: string) => HTMLElement,
 *   last: any,
 *   pinned: object | undefined,
 * }} Sharing
 */

/** @type {Record<string, string>} */
const SAID = { link: "The link is copied.", text: "Copied as text.", markdown: "Copied as Markdown.", csv: "Copied as CSV." };

/** The address that opens this calculator with these inputs. @param {Sharing} calculator */
function linkTo(calculator) {
  const pairs = calculator.last?.link ?? [["c", calculator.getAttribute("name")]];
  const address = new URL(location.href);
  address.hash = new URLSearchParams(pairs).toString();
  return address.href;
}

/** Do one of the buttons below a result. @param {Sharing} calculator @param {string} action */
// eslint-disable-next-line no-unused-vars
async function share(calculator, action) {
  if (action === "print") return window.print();
  if (action === "keep") return keep(calculator);
  const course = document.querySelector("[data-md-component=logo]")?.getAttribute("aria-label") ?? "";
  await answered(calculator, { copy: { link: linkTo(calculator), day: new Date().toISOString().slice(0, 10), course } });
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
    const box = document.createElement("textarea");
    box.readOnly = true;
    box.rows = 6;
    box.value = text;
    box.setAttribute("aria-label", "Text to copy");
    place.replaceChildren("Copy this: ", box);
    box.select();
  }
}

/** Ask Python, and wait for what it says. @param {Sharing} calculator @param {object} extra */
function answered(calculator, extra) {
  return new Promise((resolve) => {
    calculator.addEventListener("answered", resolve, { once: true });
    calculator.ask({ ...extra, settled: true });
  });
}

/** Pin the inputs as A, or forget them. @param {Sharing} calculator */
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
  place.textContent = calculator.pinned ? "A is kept. Change a number: B, beside it, stands below." : "A is forgotten.";
  calculator.ask({ settled: true });
}
