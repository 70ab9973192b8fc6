// This file is the form of the reader's own cluster: Python reads each number, this keeps it.

"use strict";

(() => {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector('[data-page="my-cluster"]'));
  if (!form) return;
  const status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const fields = [...form.querySelectorAll("input")];

  learning().follow((record) => {
    for (const field of fields) if (document.activeElement !== field) field.value = record.scenario.values[field.name]?.text ?? "";
  });

  /** @param {HTMLInputElement} field @returns {Promise<{value: string, text: string} | undefined>} */
  async function read(field) {
    const error = /** @type {HTMLElement} */ (document.getElementById(`${field.id}-error`));
    const reply = JSON.parse(await college().answer(field.dataset.calculator ?? "", JSON.stringify({ inputs: { [field.name]: field.value } })));
    const problem = reply.failed ?? reply.errors?.[field.name] ?? "";
    error.textContent = problem;
    error.hidden = !problem;
    if (problem) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    return problem ? undefined : { value: String(reply.now[field.name]), text: reply.fields[field.name].text };
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const filled = fields.filter((field) => field.value.trim());
    for (const field of fields.filter((item) => !item.value.trim())) {
      field.removeAttribute("aria-invalid");
      /** @type {HTMLElement} */ (document.getElementById(`${field.id}-error`)).hidden = true;
    }
    /** @type {Record<string, {value: string, text: string}>} */
    const values = {};
    try {
      for (const field of filled) {
        const found = await read(field);
        if (found) values[field.name] = found;
      }
    } catch (reason) {
      status.textContent = /** @type {Error} */ (reason).message;
      return;
    }
    const wrong = filled.filter((field) => !values[field.name]);
    if (wrong.length) {
      status.textContent = `Not kept yet: mend ${wrong.length === 1 ? "the marked field" : "the marked fields"}.`;
      wrong[0].focus();
      return;
    }
    learning().change((record) => (record.scenario = { t: Date.now(), values }));
    for (const field of filled) field.value = values[field.name].text;
    status.textContent = filled.length ? "Kept. Every calculator now offers the start “My cluster”." : "Nothing is kept now.";
  });

  form.querySelector('[data-do="empty"]')?.addEventListener("click", () => {
    for (const field of fields) field.value = "";
    status.textContent = "Empty. Press “Keep these numbers” to forget the ones kept before.";
  });
})();
