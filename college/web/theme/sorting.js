// Tables that can be sorted: a button beside each head, the order kept in aria-sort. A cell may
// carry its value for that; else its text is compared.

import { button } from "../element.js";

/** Give each head of a table its button. @param {HTMLTableElement} table */
export function makeSortable(table) {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  heads.forEach((head, column) => {
    const act = () => {
      const way = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
      for (const other of heads) other.setAttribute("aria-sort", "none");
      head.setAttribute("aria-sort", way === 1 ? "ascending" : "descending");
      sort(table, column, way);
    };
    const name = `Sort by ${head.textContent}`;
    head.append(" ", button("", act, { class: "cc-table-sort", "aria-label": name }));
    head.setAttribute("aria-sort", "none");
  });
}

/** @param {HTMLTableElement} table @param {number} column @param {number} way 1 up, -1 down */
function sort(table, column, way) {
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => ({ row, key: value(row.cells[column]) }));
  rows.sort(({ key: [one, first] }, { key: [two, second] }) => {
    if (one === two) return first.localeCompare(second, "en", { numeric: true }) * way;
    const numbers = Number.isFinite(one) && Number.isFinite(two);
    return (one - two) * (numbers ? way : 1);
  });
  body.append(...rows.map(({ row }) => row));
}

/** @param {HTMLTableCellElement} cell @returns {[number, string]} numbers stand before words */
function value(cell) {
  const { key } = cell.dataset;
  if (key === undefined) return [Infinity, cell.textContent?.trim() ?? ""];
  return [key === "" ? Infinity : Number(key), key];
}
