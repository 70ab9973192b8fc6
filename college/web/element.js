// The one maker of elements: attributes and children are given as data, so that no text is ever
// taken for HTML.

/** @typedef {string | boolean | null | undefined | ((event: Event) => void)} Mark */
/** @typedef {Node | string | false | null | undefined} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Return a new element. A mark is an attribute, or a listener if it is a function; `true` writes the
 * bare attribute. Marks and children that are `false`, `null` or `undefined` are left out.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Mark>} [marks]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function tag(name, marks = {}, ...children) {
  const made = document.createElement(name);
  mark(made, marks);
  made.append(...children.filter(isThere));
  return made;
}

/**
 * Return a new element of a picture.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Mark>} [marks]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svgTag(name, marks = {}) {
  const made = document.createElementNS(SVG, name);
  mark(made, marks);
  return made;
}

/**
 * Return a button that never sends a form.
 * @param {string} text @param {(event: Event) => void} act @param {Record<string, Mark>} [marks]
 */
export function button(text, act, marks = {}) {
  return tag("button", { type: "button", class: "cc-button", ...marks, click: act }, text);
}

/** @param {Element} element @param {Record<string, Mark>} marks */
function mark(element, marks) {
  for (const [name, value] of Object.entries(marks)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
}

/** @param {Child} child @returns {child is Node | string} */
function isThere(child) {
  return child !== false && child !== null && child !== undefined;
}
