// The element <course-guess>: a number guessed before it is read, then both on one scale. The labels
// of the scale were written by the build; nothing is computed here, and nothing is scored.

import { tag } from "../../element.js";
import { learning } from "../../record/store.js";

const SHOW = "Show the number";
const NOT_YET = "move the slider";

class CourseGuess extends HTMLElement {
  /** @type {string[]} */
  stops = [];
  answer = tag("div", { class: "cc-reveal", hidden: true });
  status = tag("p", { class: "cc-feedback", role: "status" });
  scale = tag("div", { class: "cc-guess-scale", "aria-hidden": "true", hidden: true });
  act = tag("button", { class: "cc-button cc-button-main" }, SHOW);
  entry = tag("div");
  slider = tag("input", { type: "range", min: "0", step: "1", value: "0" });
  /** Whether the reader has moved the slider: it rests on no number before. */
  touched = false;

  connectedCallback() {
    if (this.dataset.ready) return;
    this.dataset.ready = "yes";
    const fold = this.querySelector("details");
    this.stops = JSON.parse(this.dataset.stops ?? "[]");
    if (!fold || this.stops.length < 2) return;
    fold.querySelector("summary")?.remove();
    this.answer.append(...fold.childNodes);
    fold.remove();
    this.fillEntry();
    this.append(this.form());
    const before = learning().record.guesses[this.dataset.question ?? ""];
    if (before) this.reveal(before.stop, before.text);
  }

  fillEntry() {
    const { stops, slider } = this;
    const own = `${this.id}-guess`;
    const shown = tag("output", { for: own }, NOT_YET);
    const touch = () => {
      this.touched = true;
      slider.removeAttribute("data-untouched");
      shown.textContent = stops[Number(slider.value)];
      slider.setAttribute("aria-valuetext", shown.textContent);
      this.status.textContent = "";
    };
    slider.id = own;
    slider.max = String(stops.length - 1);
    slider.value = "0";
    slider.setAttribute("aria-valuetext", NOT_YET);
    slider.setAttribute("data-untouched", "");
    slider.setAttribute("aria-labelledby", `${own}-label ${this.id}-text`);
    slider.addEventListener("input", touch);
    // The lowest stop is a guess too, though it moves nothing.
    slider.addEventListener("pointerup", touch);
    slider.addEventListener("keydown", ({ key }) => {
      if (/^(Arrow|Home|Page)/.test(key)) touch();
    });
    const label = tag("label", { for: own, id: `${own}-label` }, "Your guess: ");
    this.entry.append(
      tag("p", { class: "cc-try-line" }, label, shown),
      slider,
      tag(
        "p",
        { class: "cc-guess-ends", "aria-hidden": "true" },
        tag("span", {}, stops[0]),
        tag("span", {}, stops[stops.length - 1]),
      ),
    );
  }

  form() {
    const note = tag("span", { class: "cc-note" }, "A guess is not scored.");
    const form = tag(
      "form",
      { class: "cc-try" },
      this.entry,
      this.scale,
      this.status,
      this.answer,
      tag("p", { class: "cc-buttons" }, this.act, note),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.answer.hidden) return this.again();
      if (!this.touched) {
        this.status.textContent = "Move the slider first. Any guess will do: it is not scored.";
        return this.slider.focus();
      }
      const stop = Number(this.slider.value);
      const text = this.stops[stop];
      const id = this.dataset.question ?? "";
      learning().change((record) => (record.guesses[id] = { t: Date.now(), stop, text }));
      this.reveal(stop, text);
    });
    return form;
  }

  again() {
    this.show(false);
    this.status.textContent = "";
  }

  /** @param {boolean} revealed */
  show(revealed) {
    this.act.classList.toggle("cc-button-main", !revealed);
    this.entry.hidden = revealed;
    this.scale.hidden = this.answer.hidden = !revealed;
    this.act.textContent = revealed ? "Guess again" : SHOW; // the same button, so that focus stays
  }

  /** @param {number} stop @param {string} text */
  reveal(stop, text) {
    const last = this.stops.length - 1;
    const answer = this.dataset.text;
    this.scale.replaceChildren(
      scaleMark(null, `Guess ${text}`, (Math.min(stop, last) / last) * 100),
      scaleMark("cc-guess-mark-answer", `Answer ${answer}`, Number(this.dataset.place)),
    );
    this.show(true);
    this.dataset.guessed = text;
    this.status.textContent = `You guessed ${text}. The answer is ${answer}.`;
    this.remind();
  }

  /** Say the guess again where the lesson works the number out, or else where its example begins. */
  remind() {
    if (document.querySelector(".cc-guess-said")) return;
    const { expr, guessed, text } = this.dataset;
    const own = (expr?.match(/[a-z_]\w*(?=\.)/gi) ?? []).map(
      (name) =>
        `[data-scenario="${name}"], ` +
        `course-example:has([data-expr^="${name}."], [name^="${name}."])`,
    );
    const words = tag(
      "p",
      { class: "cc-guess-said cc-note" },
      `At the start you guessed ${guessed}; the lesson's number is ${text}.`,
    );
    const place = own.length ? document.querySelector(own.join()) : null;
    if (place) place.before(words);
    else document.querySelector(".cc-heading:has(> #a-simple-example) ~ p")?.after(words);
  }
}

/** @param {string | null} look @param {string} words @param {number} place in percent of the scale */
function scaleMark(look, words, place) {
  const mark = tag("span", { class: look, title: words }, tag("span", {}, words));
  mark.style.setProperty("--place", `${place}%`);
  return mark;
}

customElements.define("course-guess", CourseGuess);
