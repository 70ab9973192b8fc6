// This file is one field of a calculator after Python has answered: text, slider, unit, change, error.

"use strict";

/**
 * @typedef {object} FieldState
 * @property {string} text
 * @property {string} start
 * @property {string} was
 * @property {number} [at]
 * @property {string} [spoken]
 * @property {string} [hint]
 */
/**
 * @typedef {object} Reply
 * @property {Record<string, string>} errors
 * @property {Record<string, FieldState>} fields
 * @property {Record<string, string>} [parts]
 * @property {string[]} [notices]
 * @property {string} [refused]
 * @property {string} [said]
 * @property {string} [failed]
 * @property {number} more
 */

/**
 * Show a field as Python read it. While the reader is typing in it, its text and its error wait.
 * @param {HTMLInputElement | HTMLSelectElement} field @param {Reply} reply @param {any} extra
 */
// eslint-disable-next-line no-unused-vars
function showField(field, reply, extra) {
  const box = /** @type {HTMLElement} */ (field.closest(".cc-field"));
  const typing = document.activeElement === field && !extra.settled && !extra.rewrite;
  const problem = reply.errors[field.name] ?? "";
  if (!problem || !typing) showError(field, /** @type {HTMLElement} */ (box.querySelector("[data-error]")), problem);
  const state = reply.fields[field.name];
  if (!state) return;
  field.dataset.wasValue = state.start;
  if (!typing) field.value = state.text;
  const slider = /** @type {HTMLInputElement | null} */ (box.querySelector("[data-slider]"));
  if (slider) {
    if (extra.slide?.[0] !== field.name) slider.value = String(state.at);
    slider.setAttribute("aria-valuetext", state.spoken ?? "");
  }
  const unit = /** @type {HTMLSelectElement | null} */ (box.querySelector("[data-writing]"));
  if (unit && extra.rewrite && field.name in extra.rewrite) unit.dataset.shown = unit.value;
  const hint = box.querySelector("[data-hint]");
  if (hint && state.hint) hint.textContent = state.hint;
  const was = /** @type {HTMLElement} */ (box.querySelector("[data-was]"));
  was.hidden = !state.was;
  /** @type {HTMLElement} */ (was.querySelector("span")).textContent = state.was ? `Changed: was ${state.was}.` : "";
  box.classList.toggle("cc-changed", Boolean(state.was));
}

/** @param {HTMLElement} field @param {HTMLElement} place @param {string} problem */
function showError(field, place, problem) {
  place.textContent = problem;
  place.hidden = !problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
