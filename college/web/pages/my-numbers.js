// The form of the reader's own numbers: Python reads each of them, this keeps it.

import { showError } from "../elements/calculator/field.js";
import { courseMap } from "../record/course.js";
import { OWN } from "../record/record.js";
import { learning } from "../record/store.js";
import { askCalculator } from "../runtime/python_in_page.js";

/** @typedef {{value: string, text: string}} Kept */

/** Make the form keep what is written in it. @param {HTMLElement} page */
export function myNumbersPage(page) {
  const form = /** @type {HTMLFormElement} */ (page);
  const status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const fields = [...form.querySelectorAll("input")];
  const mine = `“${courseMap().mine}”`;

  learning().follow((record) => {
    for (const field of fields) {
      if (document.activeElement === field) continue;
      field.value = record.numbers[OWN]?.values[field.name]?.text ?? "";
    }
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const filled = fields.filter((field) => field.value.trim());
    for (const field of fields) if (!filled.includes(field)) showError(field, errorOf(field), "");
    /** @type {Record<string, Kept>} */
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
      const which = wrong.length === 1 ? "the marked field" : "the marked fields";
      status.textContent = `Not kept yet: mend ${which}.`;
      return wrong[0].focus();
    }
    learning().change((record) => (record.numbers[OWN] = { t: Date.now(), values }));
    for (const field of filled) field.value = values[field.name].text;
    status.textContent = filled.length
      ? `Kept. Every calculator now offers the start ${mine}.`
      : "Nothing is kept now.";
  });

  form.querySelector('[data-do="empty"]')?.addEventListener("click", () => {
    for (const field of fields) field.value = "";
    status.textContent = "Empty. Press “Keep these numbers” to forget the ones kept before.";
  });
}

/** @param {HTMLInputElement} field @returns {Promise<Kept | undefined>} */
async function read(field) {
  const request = { inputs: { [field.name]: field.value } };
  const reply = await askCalculator(field.dataset.calculator ?? "", request);
  const problem = "failed" in reply ? reply.failed : (reply.errors[field.name] ?? "");
  showError(field, errorOf(field), problem);
  if (problem || "failed" in reply) return undefined;
  return { value: String(reply.now?.[field.name]), text: reply.fields[field.name].text };
}

/** @param {HTMLInputElement} field @returns {HTMLElement} */
function errorOf(field) {
  return /** @type {HTMLElement} */ (document.getElementById(`${field.id}-error`));
}
