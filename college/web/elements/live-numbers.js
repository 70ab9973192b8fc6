// The numbers in a text that Python writes anew.

/** @typedef {[string, string]} Pair */

/** Return them as they are asked for, and a way to fill them. @param {Element} box */
export function numbersIn(box) {
  const items = /** @type {HTMLDataElement[]} */ ([...box.querySelectorAll("data.number")]);
  return {
    last: items.at(-1),
    /** @type {Pair[]} expression and form of each */
    asked: items.map(({ dataset }) => [dataset.expr ?? "", dataset.spec ?? ""]),
    /** @param {(Pair | null)[]} written value and text of each; null where there is none */
    fill(written) {
      items.forEach((item, index) => {
        const pair = written[index];
        if (pair) [item.value, item.textContent] = pair;
      });
    },
  };
}
