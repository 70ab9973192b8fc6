// This file is a question whose items are put in order, with buttons: nothing has to be dragged.

"use strict";

QUESTION_KINDS.order = (question) => {
  const right = [...(question.answer.querySelector("ol, ul")?.children ?? [])];
  const moved = made("p", { class: "cc-unseen", role: "status" });
  const list = made("ol", { class: "cc-order" });
  const rows = right.map((item, place) => {
    const name = item.textContent?.trim() ?? "";
    const row = made("li", {}, made("span", {}, ...[...item.cloneNode(true).childNodes]));
    const move = (/** @type {1 | -1} */ by) => () => {
      const beside = by < 0 ? row.previousElementSibling : row.nextElementSibling;
      if (!beside || question.over) return;
      // The neighbor moves: an element that leaves its place, if only for a moment, loses focus.
      if (by < 0) row.after(beside);
      else row.before(beside);
      moved.textContent = `${name}: now ${[...list.children].indexOf(row) + 1} of ${right.length}.`;
    };
    row.append(made("span", { class: "cc-moves" }, button("↑", move(-1), { "aria-label": `Move up: ${name}` }), button("↓", move(1), { "aria-label": `Move down: ${name}` })));
    return { row, place };
  });

  /** Another order than the right one, the same each time. */
  const shuffle = () => {
    let seed = [...(question.dataset.question ?? "")].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65521, 7);
    const left = [...rows];
    const found = [];
    while (left.length) {
      seed = (seed * 75 + 74) % 65537;
      found.push(...left.splice(seed % left.length, 1));
    }
    if (found.every((item, place) => item.place === place)) found.push(...found.splice(0, 1));
    list.replaceChildren(...found.map((item) => item.row));
  };
  shuffle();

  return {
    fields: [list, moved],
    check() {
      const now = [...list.children];
      const placed = rows.filter(({ row, place }) => now[place] === row).length;
      if (placed === rows.length) return { kind: "right", say: "Right: that is the order." };
      return { kind: "wrong", say: placed ? `Not yet: ${placed} of ${rows.length} are in their place.` : "Not yet: none is in its place." };
    },
    reset: shuffle,
  };
};
