// This file is the choice of a role: advice to the others steps back, on this page and the next.

"use strict";

(() => {
  for (const box of document.querySelectorAll(".cc-roles")) {
    const roles = [...box.querySelectorAll(".cc-role[data-role]")].map((item) => /** @type {HTMLElement} */ (item));
    if (roles.length < 2) continue;
    const choose = (/** @type {string} */ value) => () => learning().change((record) => (record.settings.role = { t: Date.now(), value }));
    const buttons = [
      { value: "", item: button("All", choose("")) },
      ...roles.map((role) => ({ value: role.dataset.role ?? "", item: button((role.querySelector(".cc-label")?.textContent ?? "").replace(/^For /, ""), choose(role.dataset.role ?? "")) })),
    ];
    for (const { item } of buttons) item.textContent = (item.textContent ?? "").replace(/^./, (sign) => sign.toUpperCase());
    box.before(made("div", { class: "cc-role-filter", role: "group", "aria-label": "Show advice for" }, made("span", { "aria-hidden": "true" }, "Show advice for"), ...buttons.map(({ item }) => item)));
    learning().follow((record) => {
      const wanted = record.settings.role?.value ?? "";
      const known = roles.some((role) => role.dataset.role === wanted) ? wanted : "";
      for (const role of roles) role.hidden = Boolean(known) && role.dataset.role !== known;
      for (const { value, item } of buttons) item.setAttribute("aria-pressed", String(value === known));
    });
  }
})();
