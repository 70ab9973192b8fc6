// A table on the reader's own pages: it scrolls in a place of its own, with a name; on a phone each
// row stands as a card, its cells named.

import { tag } from "../element.js";

/** @param {string} name @param {string[]} heads @param {HTMLTableRowElement[]} rows */
export function table(name, heads, rows) {
  const head = heads.map((title) => tag("th", { scope: "col" }, title));
  for (const line of rows) {
    [...line.cells].forEach((cell, place) => (cell.dataset.label = heads[place]));
  }
  return tag(
    "div",
    { class: "cc-table-place", role: "region", tabindex: "0", "aria-label": `Table: ${name}` },
    tag(
      "table",
      { class: "cc-table-plain" },
      tag("thead", {}, tag("tr", {}, ...head)),
      tag("tbody", {}, ...rows),
    ),
  );
}

/** @param {Node | string} head @param {string[]} cells */
export function row(head, ...cells) {
  return tag(
    "tr",
    {},
    tag("th", { scope: "row" }, head),
    ...cells.map((cell) => tag("td", {}, cell)),
  );
}
