// The choice of a role: advice to the others steps back, on this page and the next.

import { button, tag } from "../element.js";
import { learning } from "../record/store.js";

/** Set a choice above a group of roles, if there are several. @param {Element} box */
export function roleChoice(box) {
  const roles = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(".cc-role[data-role]")]);
  if (roles.length < 2) return;
  const choose = (/** @type {string} */ value) => () =>
    learning().change((record) => (record.settings.role = { t: Date.now(), value }));
  const buttons = [["", "All"], ...roles.map((role) => [role.dataset.role ?? "", named(role)])].map(
    ([value, words]) => ({ value, item: button(words, choose(value)) }),
  );
  box.before(
    tag(
      "div",
      { class: "cc-role-filter", role: "group", "aria-label": "Show advice for" },
      tag("span", { "aria-hidden": "true" }, "Show advice for"),
      ...buttons.map(({ item }) => item),
    ),
  );
  learning().follow((record) => {
    const wanted = record.settings.role?.value ?? "";
    const known = roles.some((role) => role.dataset.role === wanted) ? wanted : "";
    for (const role of roles) role.hidden = Boolean(known) && role.dataset.role !== known;
    for (const { value, item } of buttons)
      item.setAttribute("aria-pressed", String(value === known));
  });
}

/** @param {HTMLElement} role */
function named(role) {
  const words = (role.querySelector(".cc-label")?.textContent ?? "").replace(/^For /, "");
  return words.replace(/^./, (sign) => sign.toUpperCase());
}
