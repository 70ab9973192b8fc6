// This file is the reader's own cluster offered in every calculator as one more start.

"use strict";

(() => {
  const MINE = "mine";

  /** @param {HTMLElement} calculator @param {LearningRecord} record */
  function known(calculator, record) {
    const names = [...calculator.querySelectorAll("form [name]")].map((field) => field.getAttribute("name") ?? "");
    return Object.fromEntries(Object.entries(record.scenario.values).filter(([name]) => names.includes(name)).map(([name, item]) => [name, item.value]));
  }

  /** The choice of a start; a calculator without one gets it. @param {HTMLElement} calculator @returns {HTMLSelectElement | null} */
  function choice(calculator) {
    const there = /** @type {HTMLSelectElement | null} */ (calculator.querySelector("[data-preset]"));
    const first = calculator.querySelector("form .cc-field");
    if (there || !first) return there;
    const own = `${calculator.dataset.uid}-preset`;
    const select = made("select", { id: own, "data-preset": true }, made("option", { value: "0" }, "The example"));
    first.before(made("div", { class: "cc-field" }, made("label", { for: own }, "Start from"), made("div", { class: "cc-entry" }, select)));
    return select;
  }

  for (const item of document.querySelectorAll("course-calculator")) {
    const calculator = /** @type {HTMLElement & {change: (extra: object) => void}} */ (item);
    learning().follow((record) => {
      const some = Object.keys(known(calculator, record)).length > 0;
      const select = some ? choice(calculator) : /** @type {HTMLSelectElement | null} */ (calculator.querySelector("[data-preset]"));
      const option = select?.querySelector(`option[value=${MINE}]`);
      if (some && select && !option) select.append(made("option", { value: MINE }, "My cluster"));
      else if (!some) option?.remove();
    });
    // Before the calculator's own listener, which knows presets by number only.
    calculator.addEventListener(
      "change",
      (event) => {
        const select = /** @type {HTMLSelectElement} */ (event.target);
        if (!("preset" in select.dataset) || select.value !== MINE) return;
        event.stopPropagation();
        calculator.change({ linked: known(calculator, learning().record), settled: true });
      },
      true,
    );
  }
})();
