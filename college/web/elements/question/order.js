// A question whose items are put in order, with buttons: nothing has to be dragged.

import { button, tag } from "../../element.js";

/** @typedef {import("./question.js").CourseQuestion} CourseQuestion */
/** @typedef {import("./question.js").QuestionKind} QuestionKind */

/** @param {CourseQuestion} question @returns {QuestionKind} */
export function order(question) {
  const right = [...(question.answer.querySelector("ol, ul")?.children ?? [])];
  const moved = tag("p", { class: "cc-unseen", role: "status" });
  const list = tag("ol", { class: "cc-question-order" });
  const rows = right.map((item) => {
    const name = item.textContent?.trim() ?? "";
    const row = tag("li", {}, tag("span", {}, ...item.cloneNode(true).childNodes));
    const move = (/** @type {1 | -1} */ by) => () => {
      const beside = by < 0 ? row.previousElementSibling : row.nextElementSibling;
      if (!beside || question.over) return;
      // The neighbor moves: an element that leaves its place, if only for a moment, loses focus.
      if (by < 0) row.after(beside);
      else row.before(beside);
      moved.textContent = `${name}: now ${[...list.children].indexOf(row) + 1} of ${right.length}.`;
    };
    const up = button("↑", move(-1), { "aria-label": `Move up: ${name}` });
    const down = button("↓", move(1), { "aria-label": `Move down: ${name}` });
    row.append(tag("span", { class: "cc-question-moves" }, up, down));
    return row;
  });
  const shuffle = () => list.replaceChildren(...shuffled(rows, question.dataset.question ?? ""));
  shuffle();
  return {
    fields: [list, moved],
    check() {
      const placed = rows.filter((row, place) => list.children[place] === row).length;
      if (placed === rows.length) return { kind: "right", say: "Right: that is the order." };
      const count = placed ? `${placed} of ${rows.length} are` : "none is";
      return { kind: "wrong", say: `Not yet: ${count} in ${placed ? "their" : "its"} place.` };
    },
    reset: shuffle,
  };
}

/** Return another order than the right one, the same each time. @template T @param {T[]} rows @param {string} name */
function shuffled(rows, name) {
  let seed = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65521, 7);
  const left = [...rows];
  const found = [];
  while (left.length) {
    seed = (seed * 75 + 74) % 65537;
    found.push(...left.splice(seed % left.length, 1));
  }
  if (found.every((row, place) => row === rows[place])) found.push(...found.splice(0, 1));
  return found;
}
