// This file is tables that can be sorted: a button beside each head, the order kept in aria-sort.
// A cell may carry its value for that; else its text is compared.

"use strict";

(() => {
  /** @param {HTMLTableCellElement} cell @returns {[number, string]} numbers stand before words */
  function value(cell) {
    const key = cell.dataset.key;
    return key === undefined ? [Infinity, cell.textContent?.trim() ?? ""] : [key === "" ? Infinity : Number(key), key];
  }

  /** @param {HTMLTableElement} table @param {number} column @param {number} way 1 up, -1 down */
  function sort(table, column, way) {
    const body = table.tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, key: value(row.cells[column]) }));
    rows.sort((a, b) => {
      if (a.key[0] !== b.key[0]) return (a.key[0] - b.key[0]) * (Number.isFinite(a.key[0]) && Number.isFinite(b.key[0]) ? way : 1);
      return a.key[1].localeCompare(b.key[1], "en", { numeric: true }) * way;
    });
    body.append(...rows.map(({ row }) => row));
  }

  for (const table of /** @type {NodeListOf<HTMLTableElement>} */ (document.querySelectorAll(".cc-sortable table"))) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "cc-sort";
      button.setAttribute("aria-label", `Sort by ${head.textContent}`);
      head.append(" ", button);
      head.setAttribute("aria-sort", "none");
      button.addEventListener("click", () => {
        const way = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        for (const other of heads) other.setAttribute("aria-sort", "none");
        head.setAttribute("aria-sort", way === 1 ? "ascending" : "descending");
        sort(table, column, way);
      });
    });
  }
})();
