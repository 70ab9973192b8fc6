// This file is one function that makes an element, so that no text is ever taken for HTML.

"use strict";

/**
 * Make an element with attributes and children; `false`, `null` and `undefined` are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | null | undefined | ((event: Event) => void)>} [marks] attributes; a function is a listener
 * @param {...(Node | string | false | null | undefined)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
// eslint-disable-next-line no-unused-vars
function made(tag, marks = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(marks)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined).map((child) => /** @type {Node | string} */ (child)));
  return element;
}

/** A button that is never a form's own. @param {string} text @param {(event: Event) => void} act @param {Record<string, string>} [marks] */
// eslint-disable-next-line no-unused-vars
function button(text, act, marks = {}) {
  return made("button", { type: "button", class: "cc-button", ...marks, click: act }, text);
}

/** @param {number} time */
// eslint-disable-next-line no-unused-vars
function day(time) {
  return new Date(time).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
