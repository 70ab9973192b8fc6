// What shows the numbers of a page: places that Python writes or draws anew.

/** @typedef {[string, string]} Pair */
/** @typedef {import("../api.js").Figure} Figure */

/**
 * The numbers in a text, as they are asked for, and a way to fill them.
 * @param {ParentNode} box @param {string} [selector]
 */
export function numbersIn(box, selector = "data.number") {
  const items = /** @type {HTMLDataElement[]} */ ([...box.querySelectorAll(selector)]);
  return {
    /** @type {Pair[]} expression and form of each */
    asked: items.map(({ dataset }) => [dataset.expr ?? "", dataset.spec ?? ""]),
    /** @param {Pair[]} written value and text of each */
    fill(written) {
      items.forEach((item, index) => {
        const [value, text] = written[index] ?? [item.value, item.textContent];
        if (item.value !== value) item.value = value;
        if (item.textContent !== text) item.textContent = text;
      });
    },
  };
}

/**
 * The figures of a page, and a way to put each anew in its place.
 * @param {ParentNode} box
 * @returns {{ place: HTMLElement, figure: Figure, renew: (html: string | null) => void }[]}
 */
export function figuresIn(box) {
  return [...box.querySelectorAll("[data-figure]")].map((found) => {
    const place = /** @type {HTMLElement} */ (found);
    return {
      place,
      figure: JSON.parse(place.dataset.figure ?? "{}"),
      renew(html) {
        if (html === null || place.innerHTML === html) return;
        place.innerHTML = html; // escaped by our own renderer
        place.dispatchEvent(new Event("renewed", { bubbles: true }));
      },
    };
  });
}

/** Whether any of an element is on the screen. @param {Element} element */
export function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
