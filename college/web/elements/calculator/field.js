// One field of a calculator after Python has answered: text, slider, unit, change, error.

/** @typedef {import("../../api.js").CalculatorReply} Reply */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * Show a field as Python read it. While the reader is typing in it, its text and its error wait.
 * @param {Field} field @param {Reply} reply @param {any} extra what was asked
 */
export function showField(field, reply, extra) {
  const box = /** @type {HTMLElement} */ (field.closest(".cc-field"));
  const typing = document.activeElement === field && !extra.settled && !extra.rewrite;
  const problem = reply.errors[field.name] ?? "";
  const place = /** @type {HTMLElement} */ (box.querySelector("[data-error]"));
  if (!problem || !typing) showError(field, place, problem);
  const state = reply.fields[field.name];
  if (!state) return;
  box.hidden = Boolean(state.hidden);
  field.dataset.wasValue = state.start;
  if (!typing) {
    field.value = state.short ?? state.text;
    field.dataset.short = state.short ?? "";
    field.dataset.exact = state.text;
  }
  const slider = /** @type {HTMLInputElement | null} */ (box.querySelector("[data-slider]"));
  if (slider) {
    if (extra.slide?.[0] !== field.name) slider.value = String(state.at);
    slider.setAttribute("aria-valuetext", state.spoken ?? "");
  }
  const unit = /** @type {HTMLSelectElement | null} */ (box.querySelector("[data-writing]"));
  if (unit && extra.rewrite && field.name in extra.rewrite) unit.dataset.shown = unit.value;
  const hint = box.querySelector("[data-hint]");
  if (hint && state.hint) hint.textContent = state.hint;
  showChange(box, state.was);
}

/** The text that a field stands for: one too long for it is shown rounded. @param {Field} field */
export function wholeText({ value, dataset }) {
  return dataset.short && value === dataset.short ? (dataset.exact ?? value) : value;
}

/** @param {HTMLElement} box @param {string} was the start, if the field differs from it */
function showChange(box, was) {
  const place = /** @type {HTMLElement} */ (box.querySelector("[data-was]"));
  place.hidden = !was;
  const words = /** @type {HTMLElement} */ (place.querySelector("span"));
  words.textContent = was ? `Changed: was ${was}.` : "";
  box.classList.toggle("cc-field-changed", Boolean(was));
}

/** Mark a field as wrong, or as right again. @param {Field} field @param {HTMLElement} place @param {string} problem */
export function showError(field, place, problem) {
  place.textContent = problem;
  place.hidden = !problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
